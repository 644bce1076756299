/** Where the tiles lie: hexes with a flat top, and which one is in which direction. */
import type { Point } from "../../board/outline";
import type { Place } from "./view";

/** From the middle of a hex to its corner. */
export const SIDE = 50;
export const HALF = (SIDE * Math.sqrt(3)) / 2;

export function middleOf({ q, r }: Place): Point {
  return { x: 1.5 * SIDE * q, y: 2 * HALF * (r + q / 2) };
}

function corner(n: number, by: number): Point {
  const angle = (Math.PI / 3) * n;
  return { x: (SIDE - by) * Math.cos(angle), y: (SIDE - by) * Math.sin(angle) };
}

const at = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A hex around the origin, made smaller by so much. */
export function hexagon(by = 0): string {
  return `M${[0, 1, 2, 3, 4, 5].map((n) => at(corner(n, by))).join("L")}Z`;
}

/** Over which side each neighbour lies: the n-th side goes from the n-th corner to the next. */
const SIDES: readonly Place[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The border of some hexes, each side where no hex of theirs follows, moved inwards. */
export function border(places: readonly Place[], by: number): string {
  const key = ({ q, r }: Place): string => `${q},${r}`;
  const inside = new Set(places.map(key));
  const has = (place: Place, n: number): boolean => {
    const step = SIDES[(n + 6) % 6]!;
    return inside.has(key({ q: place.q + step.q, r: place.r + step.r }));
  };
  return places
    .flatMap((place) => {
      const { x, y } = middleOf(place);
      const open = [0, 1, 2, 3, 4, 5].filter((n) => !has(place, n));
      return open.map((n) => {
        const from = moved(corner(n, 0), inward(n, by, has(place, n - 1) ? 1 : -1));
        const to = moved(corner((n + 1) % 6, 0), inward(n, by, has(place, n + 1) ? -1 : 1));
        return `M${at(moved(from, { x, y }))}L${at(moved(to, { x, y }))}`;
      });
    })
    .join("");
}

/** Inwards from a side, and along it: to meet the next side of this hex, or that of the neighbour. */
function inward(n: number, by: number, along: 1 | -1): Point {
  const out = (Math.PI / 3) * n + Math.PI / 6;
  const way = out + Math.PI / 2;
  const slip = -along * by * Math.tan(Math.PI / 6);
  return {
    x: -by * Math.cos(out) + slip * Math.cos(way),
    y: -by * Math.sin(out) + slip * Math.sin(way),
  };
}

function moved(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export interface Named extends Place {
  name: string;
}

/** The tiles as a screen reader walks over them: row by row, from north to south. */
export function inRows(tiles: readonly Named[]): Named[][] {
  const found = new Map<number, Named[]>();
  for (const tile of tiles) {
    const row = Number(tile.name.slice(1));
    found.set(row, [...(found.get(row) ?? []), tile]);
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.toSorted((a, b) => middleOf(a).x - middleOf(b).x));
}
