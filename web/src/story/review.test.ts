import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reviewed } from "../generated/messages";
import { Refused } from "../server/api";
import { Speaker } from "../text/speaker";
import { better, Reviewing } from "./review.svelte";

const underWay: Reviewed = { done: 3, of: 9, review: null };
const whole: Reviewed = { done: 9, of: 9, review: { curve: [], turnings: [] } };

describe("a review that is asked for", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("tells how far it is until it is there", async () => {
    const fetch = vi.fn<() => Promise<Reviewed>>().mockResolvedValueOnce(underWay).mockResolvedValue(whole);
    const reviewing = new Reviewing(fetch);
    const asked = reviewing.ask();
    await vi.advanceTimersByTimeAsync(10);
    expect([reviewing.asking, reviewing.told]).toEqual([true, underWay]);
    await vi.advanceTimersByTimeAsync(2000);
    await asked;
    expect([reviewing.asking, reviewing.told]).toEqual([false, whole]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("is asked for no more once somebody has stopped it", async () => {
    const fetch = vi.fn<() => Promise<Reviewed>>().mockResolvedValue(underWay);
    const reviewing = new Reviewing(fetch);
    void reviewing.ask();
    await vi.advanceTimersByTimeAsync(10);
    reviewing.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(reviewing.asking).toBe(false);
  });

  it("says why there is none", async () => {
    const text = { es: "Solo de varios.", en: "Only of several." };
    const refused = new Refused({ code: "error-not-for-one", rule: null, text });
    const reviewing = new Reviewing(() => Promise.reject(refused));
    await reviewing.ask();
    expect([reviewing.asking, reviewing.problem]).toEqual([false, "Only of several."]);
  });
});

describe("what the master would have done", () => {
  const speaker = new Speaker("en", [
    "review-better = { $choice }, { $then }: { $why }\nreview-wins = { $choice }, { $then }\n",
    "review-no-better = nothing better\nwhy-both = { $first } and { $second }\n",
    "why-at-a-price = { $first } for { $second }\nmore-land = land\nless-food = food\nmore-food = bread\n",
  ]);
  const found = { choices: ["a1", "b2"], then: 0.617, why: [{ term: "land", gain: 2 }] };

  it("is said with its reasons, and what it costs", () => {
    expect(better(speaker, null)).toBe("nothing better");
    expect(better(speaker, { ...found, why: [] })).toBe("a1, b2, 62");
    expect(better(speaker, found)).toBe("a1, b2, 62: land");
    const more = (gain: number) => ({ ...found, why: [...found.why, { term: "food", gain }] });
    expect(better(speaker, more(1))).toBe("a1, b2, 62: land and bread");
    expect(better(speaker, more(-1))).toBe("a1, b2, 62: land for food");
  });
});
