import { beforeEach, describe, expect, it } from "vitest";
import type { LessonStep } from "../generated/messages";
import type { Feed } from "./feed.svelte";
import { Lesson } from "./lesson.svelte";

const STEPS: LessonStep[] = [
  { seat: 0, choice: "king", remarks: ["welcome", "first-king"] },
  { seat: 0, choice: "e10", remarks: [] },
  { seat: 1, choice: "end", remarks: [] },
  { seat: 0, choice: "priest", remarks: ["priest"] },
];

/** The lesson at a table where so many choices have been made. */
function at(number: number): Lesson {
  return new Lesson(STEPS, { shown: { number } } as unknown as Feed, "lesson");
}

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

describe("a lesson", () => {
  it("is read before anything is wanted", () => {
    const lesson = at(0);
    expect([lesson.remark, lesson.goesOn, lesson.wanted]).toEqual(["welcome", true, []]);
    lesson.goOn();
    expect([lesson.remark, lesson.goesOn, lesson.wanted]).toEqual(["first-king", false, ["king", "e10"]]);
  });

  it("still says what it said while a choice is half made", () => {
    const lesson = at(1);
    expect([lesson.remark, lesson.wanted[0]]).toEqual(["first-king", "e10"]);
  });

  it("wants nothing while others choose", () => {
    expect(at(2).wanted).toEqual([]);
  });

  it("counts what it has to say", () => {
    expect([at(0).step, at(3).step, at(3).last]).toEqual([1, 2, 2]);
  });

  it("is over after its last choice", () => {
    expect([at(4).following, at(4).remark]).toEqual([false, null]);
  });

  it("can be left for good", () => {
    at(0).leave();
    expect(at(0).following).toBe(false);
  });
});
