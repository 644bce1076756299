import { describe, expect, it } from "vitest";
import { tieBreak } from "./ties";

const first = (score: readonly number[]): number => score[0]!;

describe("a tie", () => {
  it("is told with what broke it", () => {
    const standings = [
      { seat: 2, rank: 1, score: [20, 3, 5] },
      { seat: 0, rank: 2, score: [20, 3, 1] },
    ];
    expect(tieBreak(standings, first)).toEqual({
      first: 2,
      second: 0,
      points: 20,
      part: 2,
      more: 5,
      less: 1,
    });
  });

  it("is none where points differ, and stands where all is equal", () => {
    const place = (seat: number, score: number[]) => ({ seat, rank: 1, score });
    expect(tieBreak([place(0, [5, 1]), place(1, [4, 2])], first)).toBe(null);
    expect(tieBreak([place(0, [5, 1]), place(1, [5, 1])], first)).toBe(null);
    expect(tieBreak([place(0, [5, 1])], first)).toBe(null);
  });
});
