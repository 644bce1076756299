/** What a cell is and holds, in one sentence for those who do not see it. */
import type { View } from "../../generated/tigris";
import type { Speaker } from "../../text/speaker";

export function describeCell(
  view: View,
  cell: string,
  river: boolean,
  speaker: Speaker,
  names: readonly string[],
): string {
  const parts = [cell, speaker.say(river ? "cell-river" : "cell-land")];
  const leader = view.leaders[cell];
  if (leader) {
    parts.push(speaker.say("cell-leader", { leader: leader.leader, seat: leader.seat }, names));
  }
  const tile = view.tiles[cell];
  if (tile) parts.push(speaker.word(tile));
  if (view.treasures.includes(cell)) {
    parts.push(speaker.say(view.first_treasures.includes(cell) ? "cell-first-treasure" : "cell-treasure"));
  }
  if (view.catastrophes.includes(cell)) parts.push(speaker.word("catastrophe"));
  if (view.flipped.includes(cell)) parts.push(speaker.say("cell-monument"));
  for (const [building, where] of Object.entries(view.buildings ?? {})) {
    if (where === cell) parts.push(speaker.word(building));
  }
  return parts.join(", ");
}
