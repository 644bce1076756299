import type { View } from "../../generated/ages";
import { describe, expect, it } from "vitest";
import { cardOf, choicesAt, isShown, touchAt, wishesAt } from "./choices";
import { BLUE_SECTIONS, YELLOW_SECTIONS } from "./view";
import { warnings } from "./warnings";

const CARDS = {
  bronze: { age: "a", kind: "mine", cost: 2, worth: 1 },
  iron: { age: "i", kind: "mine", science: 5, cost: 5, worth: 2 },
  hammurabi: { age: "a", kind: "leader" },
  monarchy: { age: "i", kind: "government", science: 8, revolution: 2 },
} as const;

function technology(card: string, workers: number, upgrades = {}) {
  return { card, kind: "mine", workers, tokens: 0, worth: 0, cost: 2, upgrades, unit: false, room: true };
}

function view(decision: string, facts = {}, more: Partial<View> = {}): View {
  const civ = { technologies: [technology("bronze", 2, { iron: 3 }), technology("iron", 0)], wonder: null };
  return {
    viewer: 0,
    cards: CARDS,
    asked: { seat: 0, decision, facts },
    civilizations: [civ, civ],
    forecast: null,
    ...more,
  } as unknown as View;
}

describe("the banks", () => {
  it("are cut where their numbers change", () => {
    expect(YELLOW_SECTIONS.map(({ meaning }) => meaning)).toEqual([7, 5, 4, 3, 2]);
    expect(BLUE_SECTIONS).toEqual([
      { from: 1, to: 5, meaning: 4 },
      { from: 6, to: 10, meaning: 2 },
      { from: 11, to: 16, meaning: 0 },
    ]);
  });
});

describe("a choice", () => {
  it("belongs to the card that it speaks of, where that card lies", () => {
    expect(cardOf(view("take-action"), "build bronze")).toEqual({ card: "bronze", place: "play" });
    expect(cardOf(view("take-action"), "take-2 iron")).toEqual({ card: "iron", place: "row" });
    expect(cardOf(view("upgrade-to"), "iron")).toEqual({ card: "iron", place: "play" });
  });

  it("that is called like a card is no card where a deed is asked for", () => {
    expect(cardOf(view("take-action"), "hammurabi")).toBeNull();
    expect(isShown(view("take-action"), "hammurabi")).toBe(false);
  });

  it("is a button unless the board shows it", () => {
    expect(isShown(view("take-action"), "end")).toBe(false);
    expect(isShown(view("take-action"), "population")).toBe(true);
    expect(isShown(view("bid"), "pass")).toBe(true);
  });
});

describe("a card", () => {
  const bronze = { card: "bronze", place: "play", seat: 0 } as const;

  it("offers what can be chosen with it, and only where it lies", () => {
    const offered = new Set(["build bronze", "destroy bronze", "take iron", "end"]);
    expect(choicesAt(view("take-action"), offered, bronze)).toEqual(["build bronze", "destroy bronze"]);
    expect(choicesAt(view("take-action"), offered, { ...bronze, seat: 1 })).toEqual([]);
    expect(choicesAt(view("take-action"), offered, { card: "iron", place: "hand", seat: 0 })).toEqual([]);
  });

  it("of a rival is live where the question is about the rival", () => {
    const raid = view("raid-building", { rival_seat: 1 });
    const offered = new Set(["bronze"]);
    expect(choicesAt(raid, offered, { ...bronze, seat: 1 })).toEqual(["bronze"]);
    expect(choicesAt(raid, offered, bronze)).toEqual([]);
  });

  it("says what one would wish, allowed or not", () => {
    expect(wishesAt(view("take-action"), bronze)).toEqual([
      "build bronze",
      "upgrade bronze",
      "destroy bronze",
    ]);
    const government = { card: "monarchy", place: "hand", seat: 0 } as const;
    expect(wishesAt(view("take-action"), government)).toEqual(["develop monarchy", "revolution monarchy"]);
    expect(wishesAt(view("choose-politics"), bronze)).toEqual([]);
  });

  it("is never torn down by one touch", () => {
    expect(touchAt(view("take-action"), ["build bronze"])).toBe("build bronze");
    expect(touchAt(view("take-action"), ["destroy bronze"])).toBeNull();
    expect(touchAt(view("take-action"), ["build bronze", "destroy bronze"])).toBeNull();
    expect(touchAt(view("lose-population"), ["bronze"])).toBe("bronze");
  });
});

describe("the end of the turn", () => {
  const calm = { uprising: false, corruption: 0, famine: 0, discards: 0 } as View["forecast"];
  const banks = { discontent: 2, unused_workers: 1 };
  const civilizations = [{ banks }] as unknown as View["civilizations"];

  it("is no question where nothing is left and nothing hurts", () => {
    expect(warnings(view("take-action", { civil: 0 }, { forecast: calm, civilizations }))).toEqual([]);
  });

  it("warns of hunger with what it costs, and of unused actions", () => {
    const forecast = { ...calm!, famine: 2 };
    expect(warnings(view("take-action", { civil: 1 }, { forecast, civilizations }))).toEqual([
      { name: "famine", args: { count: 2, culture: 8 }, bad: true },
      { name: "unused", args: { count: 1 }, bad: false },
    ]);
  });

  it("counts who is unhappy before an uprising", () => {
    const forecast = { ...calm!, uprising: true };
    expect(warnings(view("take-action", { civil: 0 }, { forecast, civilizations }))).toEqual([
      { name: "uprising", args: { count: 2, unused: 1 }, bad: true },
    ]);
  });
});
