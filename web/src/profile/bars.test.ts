import { expect, test } from "vitest";
import type { RatedResult } from "../generated/messages";
import { barOf, lineOf, rivalBar, trends } from "./bars";

test("a bar has games won, second places, and all others", () => {
  const bar = barOf("gheos", "Gheos", { games: 10, ranks: [4, 3, 2, 1], fair: 2.5 });
  expect([bar.parts, bar.mark]).toEqual([[4, 3, 3], 0.25]);
  expect(barOf("gheos", "Gheos", { games: 1, ranks: [0, 0, 1], fair: 0.33 }).parts).toEqual([0, 0, 1]);
});

test("against somebody there is better, level and worse", () => {
  const tally = { name: "Bea", level: null, profile: false, games: 5, before: 3, after: 1 };
  expect(rivalBar("Bea", "Bea", tally).parts).toEqual([3, 1, 1]);
});

test("a strength has a line where there are several games, the first one first", () => {
  const result = (game: string, strength: number): RatedResult => ({
    ...{ table: "t", game, seats: 2, rank: 1, strength, change: 0, at: "" },
  });
  const found = trends([result("gheos", 1600), result("tigris", 1500), result("gheos", 1550)]);
  expect(found.map(({ key, strengths }) => [key, strengths])).toEqual([["gheos 2", [1550, 1600]]]);
});

test("a line goes from the lowest to the highest", () => {
  expect(lineOf([1500, 1600, 1550], 100, 50)).toBe("M0 50L50 0L100 25");
  expect(lineOf([1500, 1500], 100, 50)).toBe("M0 1L100 1".replace(/ 1/g, " 50"));
});
