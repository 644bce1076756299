import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asking, entry, table, view } from "./fake";
import { Feed, type Showing } from "./feed.svelte";

const told = vi.hoisted(() => ({ pace: 0 }));
vi.mock("../settings.svelte", () => ({ settings: {}, pace: () => told.pace }));
vi.stubGlobal("document", { hidden: false });

function opened(): { feed: Feed; shown: Showing[] } {
  const feed = new Feed(table());
  const shown: Showing[] = [];
  feed.onshown = (showing) => shown.push(showing) * 0;
  return { feed, shown };
}

describe("what arrives", () => {
  beforeEach(() => {
    told.pace = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is shown at once, with what it brought", () => {
    const { feed, shown } = opened();
    feed.receive(view(3, asking(["a"]), { entries: [entry(3, 1, "old")] }));
    feed.receive(view(5, asking(["b"]), { entries: [entry(4, 0, "own"), entry(5, 1, "theirs")] }));
    expect(feed.shown?.number).toBe(5);
    expect(shown.map(({ events }) => events.map(({ kind }) => kind))).toEqual([[], ["own", "theirs"]]);
    expect(shown.map(({ before }) => before?.number)).toEqual([undefined, 3]);
    expect(feed.entries.map(({ number }) => number)).toEqual([3, 4, 5]);
  });

  it("may be trouble that nobody has asked for", () => {
    const { feed } = opened();
    const heard: string[] = [];
    feed.ontrouble = ({ code }) => heard.push(code);
    const error = { code: "error-not-stored", rule: null, text: { es: "…", en: "…" } } as const;
    feed.receive({ type: "refused", id: null, error });
    expect(heard).toEqual(["error-not-stored"]);
  });

  it("may be what has changed of the last view, and the rest stays", () => {
    const { feed, shown } = opened();
    feed.receive(view(1, asking(["a"])));
    const { view: _whole, ...rest } = view(2, null);
    feed.receive({ ...rest, type: "change", changes: { asked: null, turn: 2 } });
    expect(feed.live?.view).toEqual({ game: "toy", seats: 2, viewer: 0, turn: 2, asked: null });
    expect(shown[0]!.message.view).toMatchObject({ turn: 1 });
    expect(feed.live?.number).toBe(2);
    feed.receive(view(3, asking(["b"])));
    expect(feed.live?.view.turn).toBe(1);
  });

  it("forgets what was taken back, and replaces what was chosen anew", () => {
    const { feed } = opened();
    feed.receive(view(3, null, { entries: [entry(1, 0, "a"), entry(2, 0, "b"), entry(3, 0, "c")] }));
    feed.receive(view(1, null, { version: 4 }));
    expect(feed.entries.map(({ number }) => number)).toEqual([1]);
    feed.receive(view(2, null, { version: 5, entries: [entry(2, 0, "d")] }));
    expect(feed.entries.map(({ events }) => events[0]!.kind)).toEqual(["a", "d"]);
  });

  it("lets eyes follow what others did, one thing after the other", () => {
    told.pace = 900;
    const { feed } = opened();
    feed.receive(view(0, null));
    feed.receive(view(1, null, { entries: [entry(1, 1, "x")] }));
    feed.receive(view(2, null, { entries: [entry(2, 1, "y")] }));
    expect([feed.shown?.number, feed.live?.number]).toEqual([1, 2]);
    vi.advanceTimersByTime(900);
    expect(feed.shown?.number).toBe(2);
  });

  it("does not wait after what this person did", () => {
    told.pace = 900;
    const { feed } = opened();
    feed.receive(view(0, null));
    feed.receive(view(1, null, { entries: [entry(1, 0, "x")] }));
    feed.receive(view(2, null));
    expect(feed.shown?.number).toBe(2);
  });

  it("does not wait where others did nothing that can be seen", () => {
    told.pace = 900;
    const { feed } = opened();
    feed.receive(view(0, null));
    feed.receive(view(1, null, { entries: [entry(1, 1)] }));
    feed.receive(view(2, null));
    expect(feed.shown?.number).toBe(2);
  });

  it("goes straight to the present when it is told to", () => {
    told.pace = 900;
    const { feed } = opened();
    for (const number of [0, 1, 2, 3]) {
      feed.receive(view(number, null, { entries: [entry(number, 1, "x")] }));
    }
    expect(feed.shown?.number).toBe(1);
    feed.skip();
    expect(feed.shown?.number).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says when the table has come so far, without a timer", async () => {
    const { feed } = opened();
    feed.receive(view(1, null));
    await feed.until(({ version }) => version >= 1);
    let there = false;
    const waiting = feed.until(({ version }) => version >= 3).then(() => (there = true));
    feed.receive(view(2, null));
    await Promise.resolve();
    expect([there, vi.getTimerCount()]).toEqual([false, 0]);
    feed.receive(view(3, null));
    await waiting;
    expect(there).toBe(true);
  });

  it("knows where it left off when it connects again", () => {
    const { feed } = opened();
    expect(feed.known()).toBe("changes=1");
    feed.receive(view(4, null, { version: 9 }));
    expect(feed.known()).toBe("changes=1&since=4&version=9");
    feed.connect(true);
    feed.connect(false);
    expect([feed.connected, feed.everConnected]).toEqual([false, true]);
  });

  it("hears every remark once, in the order in which they were made", () => {
    const { feed } = opened();
    const remark = {
      type: "chat",
      seat: 1,
      name: "Bruno",
      text: "hello",
      at: "",
      by: "b",
      account: false,
    } as const;
    for (const number of [2, 0, 1, 0, 1, 2, 3]) feed.receive({ ...remark, number });
    feed.receive({ type: "unsaid", number: 4 });
    feed.receive({ ...remark, number: 4 });
    expect(feed.chat.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  });

  it("draws the curtain where another seat of this screen is asked and nothing of it is told", () => {
    const { feed } = opened();
    feed.receive(view(0, asking(undefined), { seat: null }));
    expect(feed.curtain).toBe(0);
    feed.receive(view(0, asking(["a"])));
    expect(feed.curtain).toBe(null);
    feed.receive(view(1, asking(undefined, { seat: 1 })));
    expect(feed.curtain).toBe(null);
  });

  it("keeps the question whether something may be taken back until it is settled", () => {
    const { feed } = opened();
    feed.receive({ type: "undo", by: 1, to: 2 });
    expect(feed.undoAsked).toMatchObject({ by: 1, to: 2 });
    feed.receive({ type: "undo-off" });
    expect(feed.undoAsked).toBe(null);
  });
});
