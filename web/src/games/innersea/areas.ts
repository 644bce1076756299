/** The areas of the map: what they are and hold in words, and in which order they are walked over. */
import type { View } from "../../generated/innersea";
import type { Speaker } from "../../text/speaker";
import type { About } from "../game";
import { PLACES } from "./chart";
import { type Area, AREAS, TYPE_OF, wordOf } from "./view";

const AREA = "area ";

export function describeArea(view: View, area: Area, speaker: Speaker): string {
  const parts = [speaker.word(area), speaker.say(`area-${TYPE_OF[area]!}`)];
  if (!view.in_play.includes(area)) parts.push(speaker.say("area-away"));
  parts.push(
    ...contentsOf(view, area, speaker),
    ...builtAt(view, area).map((wonder) => speaker.word(wonder)),
  );
  return parts.join(", ");
}

/** An area where anything stands, seen closely: who is there, and what its Wonders do. */
export function aboutArea(view: View, word: string, speaker: Speaker): About {
  const area = word.slice(AREA.length);
  const wonders = builtAt(view, area).map((wonder) => `${speaker.word(wonder)}. ${speaker.text(wonder)}`);
  return {
    title: speaker.word(area),
    kind: speaker.say(`area-${TYPE_OF[area]!}`),
    text: [...contentsOf(view, area, speaker), ...wonders].join("\n"),
  };
}

/** What the inspector is told of an area: some have the name of a civilization. Nothing where nothing stands. */
export function wordOfArea(view: View, area: Area): string | undefined {
  return area in view.areas || builtAt(view, area).length ? AREA + area : undefined;
}

export function isWordOfArea(word: string): boolean {
  return word.startsWith(AREA);
}

function builtAt(view: View, area: Area): string[] {
  return Object.entries(view.wonders).flatMap(([wonder, { area: site }]) => (site === area ? [wonder] : []));
}

/** Who stands there, and who holds it. */
function contentsOf(view: View, area: Area, speaker: Speaker): string[] {
  const here = view.areas[area];
  const parts: string[] = [];
  for (const { seat, count, allies } of here?.discs ?? []) {
    parts.push(speaker.say("area-discs", { faction: wordOf(view, seat), count }));
    if (allies) parts.push(speaker.say("area-allies", { faction: wordOf(view, seat), count: allies }));
  }
  for (const seat of here?.city ?? []) parts.push(speaker.say("area-city", { faction: wordOf(view, seat) }));
  if (here?.contested) parts.push(speaker.say("area-contested"));
  if (here && here.dominated !== null) {
    parts.push(speaker.say("area-dominated", { faction: wordOf(view, here.dominated) }));
  }
  return parts;
}

const BAND = 69;

/** The bands from north to south in which a screen reader walks over the map, each from west to east. */
export const BANDS: readonly Area[][] = Array.from({ length: 10 }, (_, n) =>
  AREAS.filter((area) => Math.floor(PLACES[area]!.y / BAND) === n).sort(
    (a, b) => PLACES[a]!.x - PLACES[b]!.x,
  ),
).filter((band) => band.length > 0);
