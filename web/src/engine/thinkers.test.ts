import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromThinker, ToThinker } from "./messages";
import { Thinkers } from "./thinkers";

// The module asks for it when it is loaded.
vi.hoisted(() => Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } }));

const FILES = { python: "pyodide", package: "ecumene.zip", sizes: {} };

/** A worker that does as the test says. */
class Fake {
  static all: Fake[] = [];
  onmessage: ((event: { data: FromThinker }) => void) | null = null;
  onerror: (() => void) | null = null;
  heard: ToThinker[] = [];
  ended = false;

  constructor() {
    Fake.all.push(this);
  }

  postMessage(message: ToThinker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(result: string | null): void {
    this.onmessage?.({ data: { result } });
  }

  get jobs(): string[] {
    return this.heard.flatMap((message) => (message.type === "think" ? [message.job] : []));
  }
}

describe("those who think", () => {
  beforeEach(() => {
    Fake.all = [];
    vi.stubGlobal("Worker", Fake);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("all begin with what the page was made with", async () => {
    const found = new Thinkers("engine/", FILES).think("job", 0);
    expect(Fake.all[0]!.heard[0]).toEqual({ type: "start", folder: "engine/", files: FILES });
    Fake.all[0]!.answer("done");
    expect(await found).toBe("done");
  });

  it("go when they have no answer, and another comes for what is asked next", async () => {
    const thinkers = new Thinkers("engine/", FILES);
    const lost = thinkers.think("first", 0);
    Fake.all[0]!.answer(null);
    await expect(lost).rejects.toThrow();
    expect(Fake.all[0]!.ended).toBe(true);
    const found = thinkers.think("second", 0);
    expect(Fake.all.at(-1)!.jobs).toEqual(["second"]);
    Fake.all.at(-1)!.answer("done");
    expect(await found).toBe("done");
    expect(Fake.all).toHaveLength(2);
  });

  it("think ahead only while another one has nothing to do", async () => {
    const ahead = 3;
    const thinkers = new Thinkers("engine/", FILES);
    expect(thinkers.spare).toBe(true);
    const early = thinkers.think("ahead", ahead);
    expect(Fake.all).toHaveLength(0);
    const move = thinkers.think("move", 0);
    expect(Fake.all.map(({ jobs }) => jobs)).toEqual([["move"]]);
    Fake.all[0]!.answer("moved");
    expect(await move).toBe("moved");
    expect(Fake.all.map(({ jobs }) => jobs)).toEqual([["move"], ["ahead"]]);
    void thinkers.think("more", ahead);
    void thinkers.think("second move", 0);
    expect(Fake.all.map(({ jobs }) => jobs)).toEqual([["move", "second move"], ["ahead"]]);
    Fake.all[1]!.answer("expected");
    expect(await early).toBe("expected");
    expect(Fake.all[1]!.jobs).toEqual(["ahead"]);
    Fake.all[0]!.answer("moved again");
    expect(Fake.all.flatMap(({ jobs }) => jobs)).toContain("more");
  });

  it("leave what waits to others when they are lost", async () => {
    const thinkers = new Thinkers("engine/", FILES);
    const asked = Array.from({ length: 4 }, (_, n) => thinkers.think(`job ${n}`, 0));
    asked.forEach((job) => job.catch(() => undefined));
    const began = Fake.all.length;
    for (const fake of [...Fake.all]) fake.onerror?.();
    expect(Fake.all.slice(began).flatMap(({ jobs }) => jobs)).toEqual(
      Array.from({ length: Math.min(began, 4 - began) }, (_, n) => `job ${began + n}`),
    );
  });
});
