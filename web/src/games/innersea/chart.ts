/** The drawing of the map: outlines made of borders, each drawn once for both of its sides. */
import outlines from "./outlines.toml";
import { type Area, AREAS, TYPE_OF } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** Where the discs of an area lie, and how far it is from there to the nearest border. */
export interface Place extends Point {
  room: number;
}

type Kind = "coast" | "land" | "sea";

interface Border {
  between: [string, string];
  kind: Kind;
  path: string;
}

export const WIDTH = 1120;
export const HEIGHT = 706;
/** What lies beyond the board. */
export const INLAND = "inland";
export const OPEN_SEA = "open-sea";

export const PLACES = outlines.at as Record<Area, Place>;

interface Drawn {
  between: [string, string];
  points: Point[];
}

const drawn: Drawn[] = (outlines.border as { between: [string, string]; line: string }[]).map(
  ({ between, line }) => ({ between, points: walk(line) }),
);

/** A first point, then step by step. */
function walk(line: string): Point[] {
  const numbers = line.split(" ").map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let n = 0; n < numbers.length; n += 2) {
    x += numbers[n]!;
    y += numbers[n + 1]!;
    points.push({ x, y });
  }
  return points;
}

export function isLand(place: string): boolean {
  return place === INLAND || TYPE_OF[place] === "land";
}

function kindOf([a, b]: [string, string]): Kind {
  if (isLand(a) !== isLand(b)) return "coast";
  return isLand(a) ? "land" : "sea";
}

export const LINES: readonly Border[] = drawn.map(({ between, points }) => ({
  between,
  kind: kindOf(between),
  path: `M${at(points[0]!)}${smooth(points)}`,
}));

/** The outline of every area, and of the sea beyond the board. */
export const OUTLINES: Readonly<Record<string, string>> = Object.fromEntries(
  [...AREAS, OPEN_SEA].map((area) => [area, outline(area)]),
);

/** The areas of each island, which touch no land beyond it. */
export const ISLANDS: readonly ReadonlySet<Area>[] = findIslands();

/** Borders between something inside a set of areas and something outside of it. */
export function around(areas: ReadonlySet<string>): Border[] {
  return LINES.filter(({ between: [a, b] }) => areas.has(a) !== areas.has(b));
}

export interface Box extends Point {
  width: number;
  height: number;
}

const MARGIN = 80;

/** What some areas take, with a little around them. */
export function boxOf(areas: readonly Area[]): Box {
  const [xs, ys] = [areas.map((area) => PLACES[area]!.x), areas.map((area) => PLACES[area]!.y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

/** The part of the drawing in which some areas are shown. */
export function frameOf(areas: readonly Area[]): Box {
  const box = boxOf(areas);
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  return {
    x,
    y,
    width: Math.min(WIDTH, box.x + box.width) - x,
    height: Math.min(HEIGHT, box.y + box.height) - y,
  };
}

function outline(area: string): string {
  const left = drawn.filter(({ between }) => between.includes(area)).map(({ points }) => points);
  let path = "";
  while (left.length) {
    const first = left.pop()!;
    path += `M${at(first[0]!)}${smooth(first)}`;
    let end = first.at(-1)!;
    while (!same(end, first[0]!)) {
      const n = left.findIndex((points) => same(points[0]!, end) || same(points.at(-1)!, end));
      if (n < 0) break;
      const [found] = left.splice(n, 1);
      const next = same(found![0]!, end) ? found! : found!.toReversed();
      path += smooth(next);
      end = next.at(-1)!;
    }
    path += "Z";
  }
  return path;
}

/** From the first point of a line to its last, rounded; the same curve in both directions. */
function smooth(points: readonly Point[]): string {
  if (points.length === 2) return `L${at(points[1]!)}`;
  let path = "";
  for (let n = 1; n < points.length - 1; n++) {
    const [here, next] = [points[n]!, points[n + 1]!];
    const end = n === points.length - 2 ? next : { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 };
    path += `Q${at(here)} ${at(end)}`;
  }
  return path;
}

function findIslands(): Set<Area>[] {
  const joined = (one: string): string[] =>
    drawn.flatMap(({ between: [a, b] }) => (a === one ? [b] : b === one ? [a] : [])).filter(isLand);
  const islands: Set<Area>[] = [];
  const seen = new Set<string>();
  for (const area of AREAS.filter(isLand)) {
    if (seen.has(area)) continue;
    const found = new Set([area]);
    for (const member of found) for (const next of joined(member)) found.add(next);
    for (const member of found) seen.add(member);
    if (!found.has(INLAND)) islands.push(found);
  }
  return islands;
}

function same(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

function at({ x, y }: Point): string {
  return `${x} ${y}`;
}
