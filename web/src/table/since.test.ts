import { beforeEach, describe, expect, it, vi } from "vitest";
import { entry, table, view } from "./fake";
import { Feed } from "./feed.svelte";
import { Since } from "./since.svelte";

vi.mock("../settings.svelte", () => ({ settings: {}, pace: () => 0 }));
vi.stubGlobal("document", { hidden: false });

function opened(...entries: ReturnType<typeof entry>[]): { feed: Feed; since: Since } {
  const feed = new Feed(table());
  feed.receive(view(entries.at(-1)!.number, null, { entries }));
  return { feed, since: new Since(feed) };
}

const kinds = (since: Since): string[] => since.events.map(({ kind }) => kind);

describe("what the others did", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("stays until this person acts", () => {
    const { feed, since } = opened(entry(1, 0, "own"), entry(2, 1, "war"), entry(3, 1, "won", "turn"));
    expect(kinds(since)).toEqual(["war", "won", "turn"]);
    expect(since.told.map(({ kind }) => kind)).toEqual(["war", "won"]);
    feed.receive(view(4, null, { entries: [entry(4, 0)] }));
    since.act(0, 4);
    expect(kinds(since)).toEqual(["war", "won", "turn"]);
    feed.receive(view(5, null, { entries: [entry(5, 0, "own")] }));
    since.act(0, 5);
    expect(kinds(since)).toEqual([]);
  });

  it("is not gone because the house passed in this person's name", () => {
    const { feed, since } = opened(entry(1, 0, "own"));
    since.act(0, 1);
    feed.receive(view(3, null, { entries: [entry(2, 1, "card"), entry(3, 0, "passed")] }));
    expect(kinds(since)).toEqual(["card"]);
    expect(kinds(new Since(feed))).toEqual(["card"]);
  });

  it("can be stepped through, and beyond its ends is told as a whole", () => {
    const { since } = opened(entry(1, 1, "a"), entry(2, 1, "b"));
    const told = (): string[] => since.told.map(({ kind }) => kind);
    since.move(1);
    expect(told()).toEqual(["a"]);
    since.move(1);
    expect(told()).toEqual(["b"]);
    since.move(1);
    expect(told()).toEqual(["a", "b"]);
    since.move(-1);
    expect(told()).toEqual(["b"]);
  });
});
