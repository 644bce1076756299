import { expect, test } from "vitest";
import type { CivilizationView } from "../../generated/ages";
import type { TableEvent } from "../../generated/messages";
import { hasGrown, hasTaken, isNewInPlay, isNewInRow } from "./news";

const events: TableEvent[] = [
  { kind: "took", args: { seat: 1, card: "printing-press" } },
  { kind: "built", args: { seat: 1, card: "bronze" } },
  { kind: "upgraded", args: { seat: 1, card: "agriculture", better: "irrigation" } },
  { kind: "population", args: { seat: 2 } },
  { kind: "filled-row", args: { cards: ["iron", "knights"] } },
];

test("what a rival built or improved is new before that rival only", () => {
  expect(isNewInPlay(events, 1, "bronze")).toBe(true);
  expect(isNewInPlay(events, 1, "irrigation")).toBe(true);
  expect(isNewInPlay(events, 0, "bronze")).toBe(false);
  expect(isNewInPlay(events, 1, "iron")).toBe(false);
});

test("cards that came into the row are new there", () => {
  expect(isNewInRow(events, "iron")).toBe(true);
  expect(isNewInRow(events, "bronze")).toBe(false);
});

test("one more worker is whoever's population grew", () => {
  expect([0, 1, 2].map((seat) => hasGrown(events, seat))).toEqual([false, false, true]);
});

test("a card that was taken is in the hand unless it lies in sight", () => {
  const civ = { seat: 1, leader: null, wonder: null } as unknown as CivilizationView;
  expect(hasTaken(events, civ)).toBe(true);
  expect(hasTaken(events, { ...civ, leader: "printing-press" })).toBe(false);
  expect(hasTaken(events, { ...civ, seat: 0 })).toBe(false);
});
