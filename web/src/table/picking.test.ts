import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableEvent } from "../generated/messages";
import { asking, entry, openTable, refused, view } from "./fake";

const settings = vi.hoisted(() => ({ confirm: "never", pace: 0 }));
vi.mock("../settings.svelte", () => ({ settings, pace: () => settings.pace }));
vi.stubGlobal("document", { hidden: false });

const CONFLICT: TableEvent = { kind: "conflict", args: {} };
const half = { half_made: true };

/** A table where this person may choose a king or a temple, and then a place for it. */
function atTheHead(page = {}) {
  const parts = openTable(page);
  const { connection, feed } = parts;
  feed.receive(view(7, asking(["king", "temple"])));
  const place = () => {
    connection.next(() => {
      feed.receive(view(8, asking(["a1", "b2"], half)));
      return {};
    });
  };
  const goBack = () => {
    connection.next(() => {
      feed.receive(view(7, asking(["king", "temple"]), { version: 9 }));
      return {};
    });
  };
  return { ...parts, place, goBack };
}

describe("what is being picked", () => {
  beforeEach(() => {
    settings.confirm = "never";
    settings.pace = 0;
  });

  it("is chosen for the table as it is seen, in one request", async () => {
    const { connection, picking, place } = atTheHead();
    place();
    await picking.pick("king");
    expect(connection.asked).toEqual([{ type: "choose", version: 7, seat: 0, choices: ["king"] }]);
    expect([...picking.offered]).toEqual(["a1", "b2"]);
    expect(picking.halfMade).toBe(true);
  });

  it("is never what gives the game up: that is said in the menu, and at once", async () => {
    const { connection, feed, picking } = openTable();
    feed.receive(view(7, asking(["pass", "resign"], { concession: "resign" })));
    expect([...picking.offered]).toEqual(["pass"]);
    expect(picking.concession).toBe("resign");
    await picking.concede();
    expect(connection.asked).toEqual([{ type: "choose", version: 7, seat: 0, choices: ["resign"] }]);
  });

  it("gives nothing up where nobody may, and asks for it where nothing else is left", async () => {
    const { connection, feed, picking } = openTable();
    feed.receive(view(7, asking(undefined, { concession: "resign" })));
    expect(picking.concession).toBeNull();
    await picking.concede();
    expect(connection.asked).toEqual([]);
    feed.receive(view(8, asking(["resign"], { concession: "resign" })));
    expect([...picking.offered]).toEqual(["resign"]);
  });

  it("is for the version that offered it, however far the table has moved on behind it", async () => {
    const { connection, feed, picking } = atTheHead();
    settings.pace = 60_000;
    connection.next(() => {
      feed.receive(view(8, asking(["temple", "end"]), { entries: [entry(8, 1, "moved")] }));
      feed.receive(view(9, asking(["temple", "swap"], { seat: 1 }), { entries: [entry(9, 1, "moved")] }));
      return { version: 8, number: 8 };
    });
    await Promise.all([picking.pick("king"), picking.pick("temple")]);
    feed.close();
    expect(connection.asked).toMatchObject([
      { version: 7, choices: ["king"] },
      { version: 8, seat: 0, choices: ["temple"] },
    ]);
  });

  it("lets a second click wait until what the first led to can be seen", async () => {
    const { connection, feed, picking } = atTheHead();
    connection.next(() => ({ version: 8, number: 8 }));
    connection.next(() => {
      feed.receive(view(9, null));
      return { version: 9, number: 9 };
    });
    const clicks = Promise.all([picking.pick("king"), picking.pick("b2")]);
    await vi.waitFor(() => expect(connection.asked).toHaveLength(1));
    feed.receive(view(7, asking(["king", "temple"])));
    await Promise.resolve();
    expect(connection.asked).toHaveLength(1);
    feed.receive(view(8, asking(["a1", "b2"], half)));
    await clicks;
    expect(connection.asked).toMatchObject([{ choices: ["king"] }, { version: 8, choices: ["b2"] }]);
  });

  it("begins anew with something else that was offered at the chain's head", async () => {
    const { connection, feed, picking, place, goBack } = atTheHead();
    place();
    await picking.pick("king");
    goBack();
    connection.next(() => {
      feed.receive(view(8, asking(["c3"], half), { version: 10 }));
      return {};
    });
    await picking.pick("temple");
    expect(connection.asked.slice(1)).toEqual([
      { type: "undo", seat: 0, to: 7 },
      { type: "choose", version: 9, seat: 0, choices: ["temple"] },
    ]);
  });

  it("is laid down again by a second touch, by Escape and by letting go over nothing", async () => {
    const ways = [
      (picking: ReturnType<typeof openTable>["picking"]) => picking.pick("king"),
      (picking: ReturnType<typeof openTable>["picking"]) => picking.cancel(),
      (picking: ReturnType<typeof openTable>["picking"]) => picking.drop(null),
    ];
    for (const way of ways) {
      const { connection, picking, place, goBack } = atTheHead();
      place();
      await picking.pick("king");
      goBack();
      await way(picking);
      await vi.waitFor(() => expect(picking.halfMade).toBe(false));
      expect(connection.asked.at(-1)).toEqual({ type: "undo", seat: 0, to: 7 });
      expect(connection.asked).toHaveLength(2);
    }
  });

  it("stays in the hand when a drag takes up what is picked already", async () => {
    const { connection, picking, requests, place } = atTheHead();
    place();
    await picking.pick("king");
    picking.grab("king");
    await requests.inTurn(() => Promise.resolve());
    expect(connection.asked).toHaveLength(1);
  });

  it("is explained by the rule that forbids it", async () => {
    const { connection, picking, requests } = atTheHead();
    const objection = refused("error-not-allowed").refusal;
    connection.next(() => ({ objection }));
    await picking.pick("market");
    expect(connection.asked).toEqual([{ type: "why", seat: 0, choices: ["market"] }]);
    expect(requests.note).toEqual({ refusal: objection });
  });

  it("says what to do first where a thing can be no answer at all", async () => {
    const { connection, picking, requests, place } = atTheHead();
    connection.next(() => refused("error-not-understood"));
    await picking.pick("z9");
    expect(requests.note).toEqual({ message: "note-what-first" });
    place();
    await picking.pick("king");
    connection.next(() => refused("error-not-understood"));
    await picking.pick("z9");
    expect(requests.note).toEqual({ message: "note-not-here" });
  });

  it("is nothing while somebody else is asked", async () => {
    const { connection, feed, picking, requests } = atTheHead();
    feed.receive(view(8, asking(undefined, { seat: 1 })));
    await picking.pick("king");
    expect(connection.asked).toEqual([]);
    expect(requests.note).toEqual({ message: "note-not-your-turn" });
  });

  it("tells what went wrong, and the next click goes on", async () => {
    const { connection, picking, requests, place } = atTheHead();
    connection.next(() => refused("error-stale"));
    await picking.pick("king");
    expect(requests.note?.refusal?.code).toBe("error-stale");
    place();
    await picking.pick("king");
    expect(requests.note).toBe(null);
    expect(picking.halfMade).toBe(true);
  });

  it("forgets what was said about it when the table moves on", () => {
    const { feed, picking, requests } = atTheHead();
    requests.note = { message: "note-what-first" };
    picking.pending = { choice: "king", events: [] };
    feed.receive(view(8, null, { entries: [entry(8, 1, "x")] }));
    expect([requests.note, picking.pending]).toEqual([null, null]);
  });

  it("keeps what was said about it while as many choices stand as before", () => {
    const { feed, picking, requests } = atTheHead();
    requests.note = { message: "note-what-first" };
    picking.pending = { choice: "king", events: [] };
    picking.hinted = ["temple"];
    feed.receive(view(7, asking(["king", "temple"]), { version: 8 }));
    expect(requests.note).toEqual({ message: "note-what-first" });
    expect(picking.pending).toEqual({ choice: "king", events: [] });
    expect(picking.hinted).toEqual(["temple"]);
  });
});

describe("a question before weighty things", () => {
  const page = {
    weighty: (_view: unknown, choice: string) => choice === "end" || [{ kind: "conflict" }],
    opens: (_view: unknown, choice: string) => choice === "king",
  };

  it("waits for a yes, and then chooses", async () => {
    settings.confirm = "weighty";
    const { connection, picking, place } = atTheHead(page);
    connection.next(() => ({ preview: [CONFLICT] }));
    await picking.pick("king");
    expect(picking.pending).toEqual({ choice: "king", events: [CONFLICT] });
    place();
    await picking.confirm();
    const choose = { type: "choose", version: 7, seat: 0, choices: ["king"] };
    expect(connection.asked).toEqual([{ ...choose, confirm: [{ kind: "conflict" }] }, choose]);
    expect([picking.pending, picking.halfMade]).toEqual([null, true]);
  });

  it("costs no request where there is nothing to ask", async () => {
    settings.confirm = "weighty";
    const { connection, picking, place } = atTheHead(page);
    place();
    await picking.pick("king");
    expect(connection.asked).toHaveLength(1);
    expect(picking.halfMade).toBe(true);
  });

  it("is taken back by a no, and the chain is as it was", async () => {
    settings.confirm = "weighty";
    const { connection, picking, place } = atTheHead(page);
    connection.next(() => ({ preview: [CONFLICT] }));
    await picking.pick("king");
    await picking.cancel();
    await picking.confirm();
    expect(picking.pending).toBe(null);
    expect(connection.asked).toHaveLength(1);
    place();
    picking.grab("king");
    await vi.waitFor(() => expect(picking.halfMade).toBe(true));
  });

  it("leaves nothing behind of what was not chosen after all", async () => {
    settings.confirm = "weighty";
    const { connection, picking, place, goBack } = atTheHead(page);
    connection.next(() => ({ preview: [CONFLICT] }));
    await picking.pick("king");
    await picking.cancel();
    place();
    await picking.pick("temple");
    goBack();
    await picking.pick("temple");
    expect(connection.asked.at(-1)).toEqual({ type: "undo", seat: 0, to: 7 });
    expect(connection.asked).toHaveLength(3);
  });

  it.each([
    ["never", "king", undefined],
    ["never", "end", undefined],
    ["weighty", "king", [{ kind: "conflict" }]],
    ["weighty", "end", true],
    ["always", "king", [{}]],
    ["always", "temple", true],
    ["always", "end", true],
  ])("is asked by the settings: %s, %s", async (setting, choice, confirm) => {
    settings.confirm = setting;
    const { connection, feed, picking } = atTheHead(page);
    feed.receive(view(8, asking(["king", "temple", "end"])));
    await picking.pick(choice);
    expect((connection.asked[0] as { confirm?: unknown }).confirm).toEqual(confirm);
  });

  it("is never asked where there is no other choice", async () => {
    settings.confirm = "always";
    const { connection, feed, picking } = atTheHead(page);
    feed.receive(view(8, asking(["end"])));
    await picking.pick("end");
    expect(connection.asked).toEqual([{ type: "choose", version: 8, seat: 0, choices: ["end"] }]);
  });
});

describe("a hint", () => {
  it("is followed as a whole chain", async () => {
    const { connection, feed, picking } = atTheHead();
    connection.next(() => ({ choices: ["king", "b2"] }));
    const asking = picking.askHint();
    expect(picking.thinking).toBe(true);
    await asking;
    expect([picking.thinking, picking.hinted]).toEqual([false, ["king", "b2"]]);
    connection.next(() => {
      feed.receive(view(9, null));
      return { version: 9, number: 9 };
    });
    await picking.followHint();
    expect(connection.asked.at(-1)).toEqual({ type: "choose", version: 7, seat: 0, choices: ["king", "b2"] });
    expect(picking.hinted).toEqual([]);
  });

  it("that comes too late is not shown", async () => {
    const { connection, feed, picking } = atTheHead();
    connection.next(() => {
      feed.receive(view(8, asking(["a1"])));
      return { choices: ["king", "b2"] };
    });
    await picking.askHint();
    expect(picking.hinted).toEqual([]);
  });
});

describe("what would follow", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is told of what is pointed at for a while", async () => {
    const { connection, picking } = atTheHead();
    connection.next(() => ({ events: [CONFLICT] }));
    picking.foresee("king");
    await vi.advanceTimersByTimeAsync(119);
    expect(connection.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(picking.foreseen).toEqual([CONFLICT]);
    picking.foresee(null);
    expect(picking.foreseen).toEqual([]);
  });

  it("is not asked of what was only passed over, nor of what cannot be chosen", async () => {
    const { connection, picking } = atTheHead();
    picking.foresee("king");
    picking.foresee("market");
    await vi.advanceTimersByTimeAsync(500);
    expect(connection.asked).toEqual([]);
  });

  it("is not shown when something else is pointed at by then", async () => {
    const { connection, picking } = atTheHead();
    connection.next(() => {
      picking.foresee(null);
      return { events: [CONFLICT] };
    });
    picking.foresee("king");
    await vi.advanceTimersByTimeAsync(500);
    expect(picking.foreseen).toEqual([]);
  });
});
