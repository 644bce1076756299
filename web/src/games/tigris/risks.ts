/** What is lost by ending a turn early. */
import type { View } from "../../generated/tigris";
import type { Choice } from "../../server/types";
import type { Speaker } from "../../text/speaker";
import { COLOUR_OF } from "./view";

/** As many treasures in one kingdom are one too many: the merchant takes what is above it. */
const UNCLAIMED = 2;

export function risks(view: View, choice: Choice, speaker: Speaker): string[] {
  const left = Number(view.asked?.facts.left ?? 0);
  if (choice !== "end" || left === 0) return [];
  const treasures = unclaimed(view);
  return [
    speaker.say("risk-actions", { left }),
    ...(treasures ? [speaker.say("risk-treasures", { treasures })] : []),
  ];
}

/** The treasures that wait for a merchant in the kingdoms where the viewer has a leader. */
function unclaimed(view: View): number {
  const waiting = view.kingdoms.map((cells) => {
    const leaders = cells.flatMap((cell) => view.leaders[cell] ?? []);
    const treasures = cells.filter((cell) => view.treasures.includes(cell)).length;
    const mine = leaders.some(({ seat }) => seat === view.viewer);
    const claimed = leaders.some(({ leader }) => COLOUR_OF[leader] === "green");
    return mine && !claimed && treasures >= UNCLAIMED ? treasures - 1 : 0;
  });
  return waiting.reduce((sum, treasures) => sum + treasures, 0);
}
