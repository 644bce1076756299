import { describe, expect, test } from "vitest";
import type { AnyView, TableEvent } from "../generated/messages";
import { inBeats, LASTS, type Motion, points } from "./motions";

const view = { viewer: null } as AnyView;
const event = (kind: string, args = {}): TableEvent => ({ kind, args });
const lies: Motion = { kind: "travels", came: "a" };

describe("what happens is seen beat by beat", () => {
  const motions = ({ kind }: TableEvent): Motion[] => {
    if (kind === "war") return [{ kind: "stirs", at: ["a"], text: "5" }];
    return kind === "turn" ? [] : [lies];
  };
  const delays = (...kinds: string[]): number[] =>
    inBeats(
      motions,
      kinds.map((kind) => event(kind)),
      view,
      view,
    ).map(({ delay }) => delay);

  test("an event waits until the one before it has been seen, and silent ones take no time", () => {
    expect(delays("placed", "turn", "war", "fell")).toEqual([0, LASTS.travels, LASTS.travels + LASTS.stirs]);
  });

  test("several of a kind happen together", () => {
    expect(delays("placed", "placed", "fell")).toEqual([0, 0, LASTS.travels]);
  });

  test("much at once takes no longer than eyes are patient", () => {
    const many = Array.from({ length: 40 }, (_, n) => (n % 2 ? "war" : "fell"));
    const found = delays(...many);
    expect(found).toHaveLength(40);
    expect(Math.round(Math.max(...found))).toBe(2400);
  });
});

test("points fly with their sign, and none do not", () => {
  expect(points(["a"], 1, 3)).toMatchObject([{ text: "+3", to: ['[data-seat="1"]'] }]);
  expect(points(["a"], 1, -2)).toMatchObject([{ text: "−2" }]);
  expect(points(["a"], 1, 0)).toEqual([]);
});
