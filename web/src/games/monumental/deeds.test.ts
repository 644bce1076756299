import { describe, expect, it } from "vitest";
import type { View } from "../../generated/monumental";
import type { Choice } from "../../server/types";
import { perform } from "./deeds";

/** What is picked when a chain is performed, where some action's particulars or an action itself are asked. */
function picked(decision: string, actions: Record<string, Choice[]>, chain: Choice[]): Choice[] {
  const view = { viewer: 0, asked: { seat: 0, decision, choices: [], facts: {} }, actions };
  const found: Choice[] = [];
  perform(view as unknown as View, (choice) => found.push(choice), chain);
  return found;
}

describe("performing a deed", () => {
  const actions = { acquire: ["workshop"], conquer: ["c3"], end: [] };

  it("takes the action on the thing", () => {
    expect(picked("take-action", actions, ["acquire", "workshop"])).toEqual(["acquire", "workshop"]);
  });

  it("turns away from another action that was begun", () => {
    expect(picked("conquer", actions, ["acquire", "workshop"])).toEqual(["acquire", "workshop"]);
  });

  it("begins the same action anew", () => {
    expect(picked("acquire", actions, ["acquire", "workshop"])).toEqual(["acquire", "acquire", "workshop"]);
  });

  it("stops at an action that is barred, whose rule there is to tell", () => {
    expect(picked("take-action", actions, ["develop", "guilds"])).toEqual(["develop"]);
  });
});
