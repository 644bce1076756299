import { describe, expect, it } from "vitest";
import type { MeetingInfo } from "../generated/messages";
import { even, heightOf, layOut, middleOf } from "./bracket";

function meeting(...numbers: number[]): MeetingInfo {
  const met = numbers.map((number) => ({ number, rank: null, points: null }));
  return { kind: numbers.length > 1 ? "table" : "bye", table: null, over: false, met };
}

describe("a bracket", () => {
  it("has the tables to come between those whose winners meet", () => {
    const { boxes } = layOut([[meeting(0), meeting(1, 2), meeting(3), meeting(4)]], 2);
    expect(boxes.map(({ round, lines }) => [round, lines])).toEqual([
      [0, 1],
      [0, 2],
      [0, 1],
      [0, 1],
      [1, 2],
      [1, 2],
      [2, 2],
    ]);
    const last = boxes.at(-1)!;
    expect(middleOf(last)).toBe((middleOf(last.from[0]!) + middleOf(last.from[1]!)) / 2);
  });

  it("follows who came from where", () => {
    const rounds = [
      [meeting(0, 1), meeting(2, 3), meeting(4, 5), meeting(6, 7)],
      [meeting(1, 2), meeting(4, 7)],
    ];
    const { boxes } = layOut(rounds, 2);
    const [first, second] = boxes.filter(({ round }) => round === 1);
    expect(first!.from).toEqual(boxes.slice(0, 2));
    expect(second!.from).toEqual(boxes.slice(2, 4));
  });

  it("lets no two tables of a round lie over each other", () => {
    const { boxes } = layOut([Array.from({ length: 5 }, (_, n) => meeting(4 * n, 4 * n + 1, 4 * n + 2))], 4);
    for (const one of boxes)
      for (const other of boxes)
        if (one !== other && one.round === other.round && one.y <= other.y)
          expect(one.y + heightOf(one)).toBeLessThanOrEqual(other.y);
  });

  it("shares out evenly", () => expect(even(5, 2)).toEqual([3, 2]));
});
