/** What the others did, on whatever it concerns. */
import type { CivilizationView } from "../../generated/ages";
import type { TableEvent } from "../../generated/messages";
import { byKind, type CardId } from "./view";

type Events = readonly TableEvent[];

/** Whether something happened to a card that lies before somebody. */
export function isNewInPlay(events: Events, seat: number | null, card: CardId): boolean {
  return events.some(({ args }) => args.seat === seat && (args.card === card || args.better === card));
}

/** Whether a card has come into the row. */
export function isNewInRow(events: Events, card: CardId): boolean {
  return events.some(({ kind, args }) => kind === "filled-row" && (args.cards as CardId[]).includes(card));
}

/** Whether there is one more worker, wherever it stands now. */
export function hasGrown(events: Events, seat: number): boolean {
  return events.some(({ kind, args }) => kind === "population" && args.seat === seat);
}

/** Whether a card was taken that cannot be seen any more. */
export function hasTaken(events: Events, { seat, leader, wonder }: CivilizationView): boolean {
  const inSight = new Set([leader, wonder?.card]);
  return events.some(
    ({ kind, args }) => kind === "took" && args.seat === seat && !inSight.has(args.card as CardId),
  );
}

/** The kinds of technologies on which something happened. */
export function newKinds(events: Events, civ: CivilizationView): ReadonlySet<string> {
  const changed = byKind(civ).filter(([, technologies]) =>
    technologies.some(({ card }) => isNewInPlay(events, civ.seat, card)),
  );
  return new Set(changed.map(([kind]) => kind));
}
