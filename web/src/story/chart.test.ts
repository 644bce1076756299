import { describe, expect, it } from "vitest";
import { chartOf } from "./chart";

describe("the curve of a game", () => {
  const curve = [
    { number: 1, turn: 1, points: [0, 0] },
    { number: 5, turn: 2, points: [5, 10] },
    { number: 9, turn: 3, points: [20, 10] },
  ];

  it("runs from the first turn to the last, the highest on top", () => {
    const { lines, ends, ticks } = chartOf({ curve }, 100, 40);
    expect(lines).toEqual(["M0 40L50 30L100 0", "M0 40L50 20L100 20"]);
    expect(ends).toEqual([
      { x: 100, y: 0 },
      { x: 100, y: 20 },
    ]);
    expect(ticks.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
  });

  it("has room for less than nothing, and for nothing at all", () => {
    const below = [{ number: 1, turn: 1, points: [-5] }];
    expect(chartOf({ curve: below }, 10, 60).ends).toEqual([{ x: 0, y: 60 }]);
    expect(chartOf({ curve: [] }, 10, 60).lines).toEqual([]);
  });
});
