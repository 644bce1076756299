import { expect, test, vi } from "vitest";
import type { HappeningMessage } from "../generated/messages";
import { entry } from "./fake";
import { inTurns, isHappening } from "./happenings";

vi.mock("../settings.svelte", () => ({ settings: {}, pace: () => 0 }));

function happening(number: number, choices: number): HappeningMessage {
  return { type: "happening", number, at: "", choices, what: "agreed", seat: 0, name: "", by: "" };
}

test("what happened besides the game stands after the last choice that stood then", () => {
  const entries = [entry(1, 0, "moved"), entry(2, 0), { ...entry(3, 1, "moved"), turn: 2 }];
  const turns = inTurns(entries, [happening(7, 0), happening(8, 1), happening(9, 2), happening(10, 9)]);
  const shown = turns.map(({ turn, lines }) => [
    turn,
    lines.map((l) => (isHappening(l) ? l.number : -l.number)),
  ]);
  expect(shown).toEqual([
    [null, [7]],
    [1, [-1, 8, 9]],
    [2, [-3, 10]],
  ]);
});

test("it is told before anything was chosen, and once it has been taken back", () => {
  expect(inTurns([], [happening(1, 4)])).toEqual([{ turn: null, lines: [happening(1, 4)] }]);
});
