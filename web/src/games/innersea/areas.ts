/** The areas of the map: what they are and hold in words, and in which order they are walked over. */
import type { View } from "../../generated/innersea";
import type { Speaker } from "../../text/speaker";
import { PLACES } from "./chart";
import { type Area, AREAS, TYPE_OF, wordOf } from "./view";

export function describeArea(view: View, area: Area, live: boolean, speaker: Speaker): string {
  const parts = [speaker.word(area), speaker.say(`area-${TYPE_OF[area]!}`)];
  if (!view.in_play.includes(area)) parts.push(speaker.say("area-away"));
  const here = view.areas[area];
  for (const { seat, count, allies } of here?.discs ?? []) {
    parts.push(speaker.say("area-discs", { faction: wordOf(view, seat), count }));
    if (allies) parts.push(speaker.say("area-allies", { faction: wordOf(view, seat), count: allies }));
  }
  for (const seat of here?.city ?? []) parts.push(speaker.say("area-city", { faction: wordOf(view, seat) }));
  if (here?.contested) parts.push(speaker.say("area-contested"));
  if (here && here.dominated !== null) {
    parts.push(speaker.say("area-dominated", { faction: wordOf(view, here.dominated) }));
  }
  for (const [wonder, { area: site }] of Object.entries(view.wonders)) {
    if (site === area) parts.push(speaker.word(wonder));
  }
  if (live) parts.push(speaker.say("area-live"));
  return parts.join(", ");
}

const BAND = 69;

/** The bands from north to south in which a screen reader walks over the map, each from west to east. */
export const BANDS: readonly Area[][] = Array.from({ length: 10 }, (_, n) =>
  AREAS.filter((area) => Math.floor(PLACES[area]!.y / BAND) === n).sort(
    (a, b) => PLACES[a]!.x - PLACES[b]!.x,
  ),
).filter((band) => band.length > 0);
