/** Which of the things that happen at a table can be heard, and as what. */
import type { TableEvent } from "../generated/messages";

/** Each has its own switch. */
export const SOUNDS = ["place", "conflict", "score", "turn"] as const;
export type Sound = (typeof SOUNDS)[number];

/** What a game's events sound like, by their kinds; all others are silent. */
export type Heard = Readonly<Record<string, Exclude<Sound, "turn">>>;

/** What drowns what when they happen together. */
const LOUDEST_FIRST = ["conflict", "score", "place"] as const;

/** The one sound of all that is shown at once; null is silence. */
export function soundOf(heard: Heard, events: readonly TableEvent[]): Sound | null {
  const sounds = new Set(events.map(({ kind }) => heard[kind]));
  return LOUDEST_FIRST.find((sound) => sounds.has(sound)) ?? null;
}
