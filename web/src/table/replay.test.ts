import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Replay as Replayed } from "../generated/messages";
import { entry, table, view } from "./fake";
import { Feed } from "./feed.svelte";
import { Replay } from "./replay.svelte";

const told = vi.hoisted(() => ({ pace: 0 }));
vi.mock("../settings.svelte", () => ({ settings: {}, pace: () => told.pace }));
vi.stubGlobal("document", { hidden: false });
const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

const fetched = (number: number): Replayed => ({
  number,
  of: 4,
  view: view(number, null).view,
  events: number ? [entry(number, 1, `event-${number}`)] : [],
});

/** A game of four choices of which the third shows nothing. */
function opened(fetch = (to: number): Promise<Replayed> => Promise.resolve(fetched(to))) {
  const feed = new Feed(table());
  const replay = new Replay(feed, fetch, { show: () => 0 });
  feed.onshown = (showing) => {
    replay.keepUp(showing);
    return 0;
  };
  feed.receive(
    view(4, null, {
      entries: [entry(1, 1, "a"), entry(2, 0, "b"), entry(3, 1), entry(4, 1, "d")],
    }),
  );
  return { feed, replay };
}

describe("looking back", () => {
  beforeEach(() => {
    told.pace = 0;
    stored.clear();
  });

  it("steps over what cannot be seen, and forward into the present", async () => {
    const { replay } = opened();
    await replay.step(-1);
    expect(replay.at?.number).toBe(2);
    expect(replay.at?.events).toEqual([{ kind: "event-2", args: {} }]);
    await replay.step(-1);
    await replay.step(-1);
    await replay.step(-1);
    expect(replay.at?.number).toBe(0);
    await replay.step(1);
    expect(replay.at?.number).toBe(1);
    await replay.goTo(4);
    expect(replay.now).toBe(true);
  });

  it("stays in the last moment of a game that is over until it is sent on", async () => {
    const { feed, replay } = opened();
    feed.table = table({ status: "finished" });
    await replay.goTo(99);
    expect(replay.at?.number).toBe(4);
    await replay.step(1);
    expect(replay.now).toBe(true);
  });

  it("shows the last of several places asked for in a hurry", async () => {
    const answers = new Map<number, () => void>();
    const { replay } = opened((to) => new Promise((resolve) => answers.set(to, () => resolve(fetched(to)))));
    const both = [replay.goTo(1), replay.goTo(2)];
    answers.get(2)!();
    answers.get(1)!();
    await Promise.all(both);
    expect(replay.at?.number).toBe(2);
  });

  it("takes as many steps as it was asked for, however late the first is shown", async () => {
    const answers: (() => void)[] = [];
    const { replay } = opened((to) => new Promise((resolve) => answers.push(() => resolve(fetched(to)))));
    const steps = [replay.goTo(0), replay.step(1), replay.step(1)];
    answers.forEach((answer) => answer());
    await Promise.all(steps);
    expect(replay.at?.number).toBe(2);
  });

  it("shows nothing late once the present is back", async () => {
    let answer = (): void => undefined;
    const { replay } = opened((to) => new Promise((resolve) => (answer = () => resolve(fetched(to)))));
    const late = replay.goTo(1);
    replay.backToNow();
    answer();
    await late;
    expect(replay.now).toBe(true);
  });

  it("plays by itself until the present", async () => {
    vi.useFakeTimers();
    const { replay } = opened();
    const seen: (number | undefined)[] = [];
    const playing = replay.play();
    for (let n = 0; n < 5; n += 1) {
      await vi.advanceTimersByTimeAsync(249);
      seen.push(replay.at?.number);
      await vi.advanceTimersByTimeAsync(1);
    }
    await playing;
    vi.useRealTimers();
    expect(seen).toEqual([0, 1, 2, undefined, undefined]);
    expect([replay.now, replay.playing]).toEqual([true, false]);
  });

  it("shows whoever comes back what the others did in the meantime", async () => {
    told.pace = 1;
    stored.set("ecumene-seen-t", "2");
    const { replay } = opened();
    expect(replay.playing).toBe(true);
    await Promise.resolve();
    expect(replay.at?.number).toBe(2);
    replay.stop();
    expect(stored.get("ecumene-seen-t")).toBe("4");
  });

  it("does not take for seen what arrives while somebody looks back", async () => {
    const { feed, replay } = opened();
    expect(stored.get("ecumene-seen-t")).toBe("4");
    await replay.goTo(1);
    feed.receive(view(5, null, { entries: [entry(5, 1, "e")] }));
    expect(stored.get("ecumene-seen-t")).toBe("4");
    replay.backToNow();
    feed.receive(view(6, null, { entries: [entry(6, 1, "f")] }));
    expect(stored.get("ecumene-seen-t")).toBe("6");
  });

  it("has nothing to show to whoever missed nothing, or is here for the first time", () => {
    told.pace = 1;
    expect(opened().replay.playing).toBe(false);
    expect(opened().replay.playing).toBe(false);
  });
});
