/** A map that players draw themselves: the places of the grid, what is on each, and the text it comes to. */
import mapTable from "../../../../src/ecumene/titles/monumental/data/maps.toml";
import type { Named } from "./hexes";

/** What is on each tile, as the rules read it: `2 b1 market`, `1 free`, `water`, `capital`. */
export type Sketch = Readonly<Record<string, string>>;

export interface Province {
  terrain: string;
  /** A barbarian such as `b2`, or `free` for a free city. */
  token: string;
  market: boolean;
}

const REACH = 3;
const span = Array.from({ length: 2 * REACH + 1 }, (_, n) => n - REACH);

/** All places that a tile can have: columns are letters from west to east, numbers run from north to south. */
export const PLACES: readonly Named[] = span.flatMap((q) =>
  span.flatMap((r) => {
    const row = r + Math.floor(q / 2) + REACH + 1;
    return row >= 1 && row <= 7 ? [{ q, r, name: `${"abcdefg"[q + REACH]}${row}` }] : [];
  }),
);

interface ReadyMap {
  id: string;
  seats: number;
  tiles: Record<string, string>;
}
const READY = mapTable.map as ReadyMap[];

/** The ready maps for so many civilizations. */
export function readyFor(seats: number): ReadyMap[] {
  return READY.filter((map) => map.seats === seats);
}

export function textOf(sketch: Sketch): string {
  return Object.keys(sketch)
    .sort()
    .map((name) => `${name}=${sketch[name]}`)
    .join(", ");
}

/** What can be read of a text; the table says what is wrong with the rest. */
export function sketchOf(text: string): Sketch {
  const pairs = text.split(/[,;\n]/).map((entry) => entry.split("=").map((part) => part.trim()));
  const places = new Set(PLACES.map(({ name }) => name));
  return Object.fromEntries(
    pairs.flatMap(([name = "", sign]) => (sign && places.has(name) ? [[name, sign]] : [])),
  );
}

export function provinceOf(sign: string | undefined): Province | null {
  const [terrain = "", token = "", market] = sign?.split(/\s+/) ?? [];
  return /^\d$/.test(terrain) ? { terrain, token, market: market === "market" } : null;
}

function signOf({ terrain, token, market }: Province): string {
  return [terrain, token, ...(market ? ["market"] : [])].join(" ");
}

/** What a stroke of a brush makes of a tile; nothing where the tile goes. */
export function painted(sign: string | undefined, brush: string): string | undefined {
  if (brush === "nothing") return undefined;
  if (brush === "water" || brush === "capital") return brush;
  const province = provinceOf(sign) ?? { terrain: "0", token: "b1", market: false };
  if (/^\d$/.test(brush)) return signOf({ ...province, terrain: brush });
  if (brush === "market") return signOf({ ...province, market: !province.market });
  return signOf({ ...province, token: brush });
}

/** The sketch after a stroke on one of its places. */
export function stroked(sketch: Sketch, name: string, brush: string): Sketch {
  const { [name]: before, ...rest } = sketch;
  const sign = painted(before, brush);
  return sign === undefined ? rest : { ...rest, [name]: sign };
}
