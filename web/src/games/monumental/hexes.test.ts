import { describe, expect, it } from "vitest";
import { border, inRows, middleOf, SIDE } from "./hexes";

/** The sides of a border, each as its two ends. */
const sides = (path: string): number[][] =>
  path
    .split("M")
    .slice(1)
    .map((side) => side.split(/[L ]/).map(Number));

describe("the border of a realm", () => {
  it("goes round one hex", () => {
    expect(sides(border([{ q: 0, r: 0 }], 0))).toHaveLength(6);
  });

  it("leaves out where two hexes meet", () => {
    expect(
      sides(
        border(
          [
            { q: 0, r: 0 },
            { q: 1, r: 0 },
          ],
          0,
        ),
      ),
    ).toHaveLength(10);
  });

  it("moves inwards, and its sides still meet", () => {
    const moved = sides(border([{ q: 0, r: 0 }], 4));
    const ends = moved.map(([, , x, y]) => `${x} ${y}`);
    const starts = moved.map(([x, y]) => `${x} ${y}`);
    expect(new Set(starts)).toEqual(new Set(ends));
    expect(Math.max(...moved.flat())).toBeLessThan(SIDE);
  });
});

it("a screen reader walks from west to east, row by row", () => {
  const tiles = [
    { name: "b2", q: -2, r: 0 },
    { name: "a1", q: -3, r: 0 },
    { name: "a2", q: -3, r: 1 },
  ];
  expect(inRows(tiles).map((row) => row.map(({ name }) => name))).toEqual([["a1"], ["a2", "b2"]]);
  expect(middleOf(tiles[1]!).x).toBeLessThan(middleOf(tiles[0]!).x);
});
