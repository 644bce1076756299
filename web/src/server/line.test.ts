import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type AnyMessage } from "./line";
import { Patience } from "./patience";

/** Sockets that do as they are told. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }

  readyState = 0;
  sent: string[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  says(...messages: object[]): void {
    this.onmessage({ data: messages.map((message) => JSON.stringify(message)).join("\n") });
  }

  ends(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.ends(1000);
  }
}

const heard = new Map<string, () => void>();

/** A line with the least luck there is: it waits for as long as it may. */
function opened() {
  const told: string[] = [];
  const states: boolean[] = [];
  let gone = 0;
  const line: Line<AnyMessage> = new Line<AnyMessage>(
    {
      address: () => "lobby",
      receive: ({ type }) => told.push(type),
      resume: () => line.send("again"),
      connected: (connected) => states.push(connected),
      gone: () => gone++,
    },
    new Patience(() => 1),
  );
  return { line, told, states, gone: () => gone };
}

/** Milliseconds until there is another attempt. */
function waits(): number {
  const before = FakeSocket.made.length;
  for (let waited = 0; ; waited += 100) {
    if (FakeSocket.made.length > before) return waited;
    if (waited > 100_000) return Infinity;
    vi.advanceTimersByTime(100);
  }
}

describe("a line to the server", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    heard.clear();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "https:", host: "table.example" });
    vi.stubGlobal("addEventListener", (name: string, listener: () => void) => heard.set(name, listener));
    vi.stubGlobal("removeEventListener", (name: string) => heard.delete(name));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("hears one message a line of a frame", () => {
    const { told, states } = opened();
    expect(FakeSocket.last.address).toBe("wss://table.example/api/lobby");
    FakeSocket.last.open();
    FakeSocket.last.says({ type: "table" }, { type: "view" });
    expect(told).toEqual(["table", "view"]);
    expect(states).toEqual([true]);
    expect(FakeSocket.last.sent).toEqual(["again"]);
  });

  it("waits longer each time while nobody answers", () => {
    opened();
    const waited = Array.from({ length: 8 }, () => {
      FakeSocket.last.ends();
      return waits();
    });
    expect(waited).toEqual([400, 800, 1600, 3200, 6400, 12_800, 20_000, 20_000]);
  });

  it("does not take a connection for an answer", () => {
    opened();
    const waited = Array.from({ length: 4 }, () => {
      FakeSocket.last.open();
      FakeSocket.last.says({ type: "refused", id: null });
      FakeSocket.last.ends(4503);
      return waits();
    });
    expect(waited).toEqual([400, 800, 1600, 3200]);
  });

  it("is patient anew once a question was answered", () => {
    opened();
    for (let n = 0; n < 5; n++) {
      FakeSocket.last.ends();
      waits();
    }
    FakeSocket.last.open();
    FakeSocket.last.says({ type: "refused", id: "mine" });
    FakeSocket.last.ends();
    expect(waits()).toBe(400);
  });

  it("tries at once when the network is back", () => {
    opened();
    for (let n = 0; n < 5; n++) {
      FakeSocket.last.ends();
      waits();
    }
    FakeSocket.last.ends();
    heard.get("online")!();
    expect(FakeSocket.made).toHaveLength(7);
    expect(waits()).toBe(Infinity);
  });

  it.each([4403, 4404])("does not come again where it was turned away for good (%i)", (code) => {
    const { gone, states } = opened();
    FakeSocket.last.open();
    FakeSocket.last.ends(code);
    expect(waits()).toBe(Infinity);
    expect(gone()).toBe(1);
    expect(states).toEqual([true, false]);
  });

  it.each([4429, 4408, 4500, 4503, 1012, 1013])("comes again after %i", (code) => {
    const { gone } = opened();
    FakeSocket.last.ends(code);
    expect(waits()).toBeLessThan(Infinity);
    expect(gone()).toBe(0);
  });

  it("ends when the page is left", () => {
    const { line } = opened();
    FakeSocket.last.ends();
    line.close();
    expect(waits()).toBe(Infinity);
    expect(heard.size).toBe(0);
  });
});

describe("patience", () => {
  it("spreads the attempts of many pages", () => {
    const first = Array.from({ length: 200 }, () => new Patience().next());
    expect(Math.min(...first)).toBeGreaterThanOrEqual(200);
    expect(Math.max(...first)).toBeLessThanOrEqual(400);
    expect(new Set(first.map(Math.round)).size).toBeGreaterThan(50);
  });
});
