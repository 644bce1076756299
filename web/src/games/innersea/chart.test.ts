import { describe, expect, test } from "vitest";
import { frameOf, HEIGHT, INLAND, ISLANDS, LINES, OPEN_SEA, OUTLINES, PLACES, WIDTH } from "./chart";
import map from "../../../../src/ecumene/titles/innersea/data/map.toml";
import { type Area, AREAS } from "./view";

/** Every border of the board once. */
const BORDERS = (map.area as { word: Area; borders?: Area[] }[]).flatMap(({ word, borders = [] }) =>
  borders.map((other): [Area, Area] => [word, other]),
);

const pair = (one: string, other: string): string => [one, other].sort().join(" | ");
const island = (area: string): ReadonlySet<string> =>
  ISLANDS.find((areas) => areas.has(area)) ?? new Set([area]);

describe("the drawing of the map", () => {
  const drawn = new Set(LINES.map(({ between: [a, b] }) => pair(a, b)));
  const told = new Set(BORDERS.map(([a, b]) => pair(a, b)));

  test("every area has an outline of one piece and a place for its discs on the board", () => {
    for (const area of AREAS) {
      expect(OUTLINES[area]!.match(/M/g), area).toHaveLength(1);
      const { x, y, room } = PLACES[area]!;
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT && room > 15, area).toBe(true);
    }
  });

  test("what touches on the drawing is adjacent in the game", () => {
    const beyond = new Set([INLAND, OPEN_SEA]);
    const touching = LINES.filter(({ between }) => !between.some((place) => beyond.has(place)));
    for (const { between } of touching) expect(told, between.join()).toContain(pair(...between));
  });

  test("what is adjacent in the game touches on the drawing, by way of its island where it has one", () => {
    for (const [one, other] of BORDERS) {
      const ways = [...island(one)].flatMap((a) => [...island(other)].map((b) => pair(a, b)));
      expect(
        ways.some((way) => drawn.has(way)),
        `${one} and ${other}`,
      ).toBe(true);
    }
  });

  test("only what is in play is shown, with a little around it", () => {
    expect(frameOf(AREAS)).toEqual({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
    const east = AREAS.filter((area) => PLACES[area]!.x > 600);
    const { x, width } = frameOf(east);
    expect(x).toBeGreaterThan(500);
    expect(x + width).toBe(WIDTH);
  });

  test("islands of several areas are islands", () => {
    const several = ISLANDS.filter(({ size }) => size > 1).map((areas) => [...areas].sort());
    expect(several.sort()).toEqual([
      ["lilybaeum", "syracuse"],
      ["nora", "sardinia"],
    ]);
    expect(ISLANDS).toHaveLength(7);
  });
});
