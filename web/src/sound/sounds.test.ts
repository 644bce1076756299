import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entry } from "../table/fake";
import { Hearing } from "./hearing";
import { NOTES } from "./notes";
import { type Heard, type Sound, SOUNDS, soundOf } from "./sounds";

vi.mock("../settings.svelte", () => ({ settings: {}, pace: () => 0 }));

const GAMES = readdirSync("src/games", { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);
const HEARD: Heard = { put: "place", fight: "conflict", points: "score" };

const events = (...kinds: string[]) => entry(1, 1, ...kinds).events;

describe("what happens together", () => {
  it("makes the sound of the weightiest, or none", () => {
    expect(soundOf(HEARD, events("turn", "put"))).toBe("place");
    expect(soundOf(HEARD, events("put", "points", "drew"))).toBe("score");
    expect(soundOf(HEARD, events("points", "fight", "put"))).toBe("conflict");
    expect(soundOf(HEARD, events("turn", "drew"))).toBeNull();
    expect(soundOf(HEARD, [])).toBeNull();
  });
});

describe("a table", () => {
  const page = { hidden: false };
  beforeEach(() => {
    page.hidden = false;
    vi.stubGlobal("document", page);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function listen(): { heard: Sound[]; follow: (...kinds: string[]) => void } {
    const heard: Sound[] = [];
    const hearing = new Hearing(HEARD, (sound) => heard.push(sound));
    return { heard, follow: (...kinds) => hearing.follow({ events: events(...kinds) }) };
  }

  it("is heard once a beat, however much is shown in it", () => {
    const { heard, follow } = listen();
    for (let n = 0; n < 20; n++) follow("put");
    expect(heard).toEqual(["place"]);
    vi.advanceTimersByTime(350);
    follow("drew");
    follow("fight");
    expect(heard).toEqual(["place", "conflict"]);
  });

  it("is not heard while nobody looks", () => {
    const { heard, follow } = listen();
    page.hidden = true;
    follow("put");
    page.hidden = false;
    follow("points");
    expect(heard).toEqual(["score"]);
  });
});

describe.each(GAMES)("%s", (game) => {
  it("is heard placing, fighting and scoring, by kinds of events that it tells", async () => {
    const { heard } = (await import(`../games/${game}/heard.ts`)) as { heard: Heard };
    expect(new Set(Object.values(heard))).toEqual(new Set(["place", "conflict", "score"]));
    const told = readFileSync(`../src/ecumene/titles/${game}/text/en.ftl`, "utf-8");
    const untold = Object.keys(heard).filter((kind) => !new RegExp(`^event-${kind} =`, "m").test(told));
    expect(untold).toEqual([]);
  });
});

describe("every sound", () => {
  it("is short and soft, and can be made", () => {
    for (const note of SOUNDS.flatMap((sound) => NOTES[sound])) {
      expect(note.at + note.lasts).toBeLessThan(1);
      expect(note.loud).toBeGreaterThan(0);
      expect(note.loud).toBeLessThan(0.4);
      // A pitch cannot glide to or from nothing, and of noise there is a quarter of a second.
      expect(Math.min(note.from, note.to)).toBeGreaterThan(0);
      if (note.wave === "noise") expect(note.lasts).toBeLessThan(0.25);
    }
  });
});
