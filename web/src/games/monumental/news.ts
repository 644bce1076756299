/** What the others did, on whatever it concerns beside the map. */
import type { TableEvent } from "../../generated/messages";

type Events = readonly TableEvent[];

/** What brings somebody something that lies in their city or among what they hold. */
const GAINS = new Set([
  "acquired",
  "developed",
  "started-wonder",
  "completed-wonder",
  "hired",
  "took-market",
  "took-production",
  "automa-took",
]);

/** Whether something happened to a card of somebody's. */
export function isNew(events: Events, seat: number, word: string): boolean {
  return events.some(({ args }) => args.seat === seat && args.card === word);
}

/** Whether a card has come into the display. */
export function hasCome(events: Events, word: string): boolean {
  return events.some(({ kind, args }) => kind === "display-dealt" && (args.cards as string[]).includes(word));
}

/** Whether somebody has got something. */
export function hasGained(events: Events, seat: number): boolean {
  return events.some(({ kind, args }) => GAINS.has(kind) && args.seat === seat);
}
