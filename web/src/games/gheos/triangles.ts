/**
 * The triangular grid on the screen, and the shapes of land on a tile.
 *
 * Shapes are drawn on a triangle that points up, with its edges 0 right, 1 below, 2 left; turned by half a
 * circle, the same drawing is one that points down, with its edges 0 left, 1 above, 2 right.
 */
import type { Spot, TilePart } from "../../generated/gheos";

export interface Point {
  x: number;
  y: number;
}

export const SIDE = 100;
export const HEIGHT = (SIDE * Math.sqrt(3)) / 2;

/** The corners: edge n runs, clockwise, from corner n to the next. */
const CORNERS: readonly Point[] = [
  { x: SIDE / 2, y: 0 },
  { x: SIDE, y: HEIGHT },
  { x: 0, y: HEIGHT },
];
const CENTRE: Point = { x: SIDE / 2, y: (2 * HEIGHT) / 3 };

/** How far from a corner the land at an edge begins. */
const MOUTH = 0.17;
const SHORE = 12.5;
/** How far inland a coast reaches that bears a symbol. */
const HEADLAND = 27;

/** The top left corner of the box around a cell. */
export function boxOf({ row, column }: Spot): Point {
  return { x: (column * SIDE) / 2, y: row * HEIGHT };
}

/** Puts what is drawn on a triangle that points up where a cell is. */
export function placed(spot: Spot): string {
  const { x, y } = boxOf(spot);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})${spot.up ? "" : ` rotate(180 ${SIDE / 2} ${(HEIGHT / 2).toFixed(2)})`}`;
}

/** A point of the drawing, on the map. */
export function onMap(spot: Spot, { x, y }: Point): Point {
  const box = boxOf(spot);
  return spot.up ? { x: box.x + x, y: box.y + y } : { x: box.x + SIDE - x, y: box.y + HEIGHT - y };
}

export function middleOf(spot: Spot): Point {
  return onMap(spot, CENTRE);
}

/** A triangle, smaller by so much at each edge. */
export function triangle(inset = 0): string {
  const corners = CORNERS.map((corner) => {
    const whole = Math.hypot(CENTRE.x - corner.x, CENTRE.y - corner.y);
    return between(corner, CENTRE, (2 * inset) / whole);
  });
  return `M${corners.map(at).join("L")}Z`;
}

/** The land of a part. A corner in `dry` has no sea: there is land all around it. */
export function landOf(part: TilePart, dry: ReadonlySet<number> = new Set()): string {
  return part.kind === "coast" ? coast(part) : landmass(part, dry);
}

function coast(part: TilePart): string {
  const edge = part.edges[0]!;
  const [from, to] = ends(edge);
  const across = (along: number, inland: number): Point => inlandOf(edge, along, inland);
  const wide = part.symbols.length > 1 ? 0.25 : 0.15;
  const curve = part.symbols.length
    ? `C${at(across(MOUTH + 0.04, 6))} ${at(across(0.5 - wide - 0.05, SHORE - 4))} ${at(across(0.5 - wide, SHORE - 1))}` +
      `C${at(across(0.5 - wide + 0.02, HEADLAND))} ${at(across(0.5 + wide - 0.02, HEADLAND))} ${at(across(0.5 + wide, SHORE - 1))}` +
      `C${at(across(0.5 + wide + 0.05, SHORE - 4))} ${at(across(1 - MOUTH - 0.04, 6))} ${at(to)}`
    : `C${at(across(MOUTH + 0.05, 8))} ${at(across(0.36, SHORE))} ${at(across(0.5, SHORE))}` +
      `S${at(across(1 - MOUTH - 0.05, 8))} ${at(to)}`;
  return `M${at(from)}${curve}Z`;
}

/** From edge to edge; round the corner between two of them, and along the sea where an edge is missing. */
function landmass(part: TilePart, dry: ReadonlySet<number>): string {
  const start = part.edges.length === 3 ? 0 : ([0, 1, 2].find((e) => !part.edges.includes(e))! + 1) % 3;
  let path = "";
  part.edges.forEach((_, n) => {
    const edge = (start + n) % 3;
    const [from, to] = ends(edge);
    const isLast = n === part.edges.length - 1;
    const corner = (edge + 1) % 3;
    path += `${n ? "L" : "M"}${at(from)}L${at(to)}`;
    if (isLast && part.edges.length < 3) path += strait((edge + 1) % 3, start);
    else if (dry.has(corner)) path += `L${at(CORNERS[corner]!)}`;
    else path += `Q${at(between(CORNERS[corner]!, CENTRE, 0.22))} ${at(ends((edge + 1) % 3)[0])}`;
  });
  return `${path}Z`;
}

/** The shore opposite a coast, from the edge before it to the edge after it. */
function strait(sea: number, after: number): string {
  const to = ends(after)[0];
  return `C${at(inlandOf(sea, 0.25, 40))} ${at(inlandOf(sea, 0.75, 40))} ${at(to)}`;
}

/** Where the land at an edge begins and ends. */
function ends(edge: number): [Point, Point] {
  const [a, b] = [CORNERS[edge]!, CORNERS[(edge + 1) % 3]!];
  return [between(a, b, MOUTH), between(a, b, 1 - MOUTH)];
}

/** A point so far along an edge and so far inland. */
function inlandOf(edge: number, along: number, inland: number): Point {
  const [a, b] = [CORNERS[edge]!, CORNERS[(edge + 1) % 3]!];
  const on = between(a, b, along);
  return { x: on.x - ((b.y - a.y) / SIDE) * inland, y: on.y + ((b.x - a.x) / SIDE) * inland };
}

/** Where the symbols of a part are, and how large. */
export function symbolSpots(part: TilePart): (Point & { radius: number })[] {
  const count = part.symbols.length;
  const spot = (n: number): Point & { radius: number } => {
    if (part.edges.length === 1) {
      const along = 0.5 + (n - (count - 1) / 2) * 0.22;
      return { ...inlandOf(part.edges[0]!, along, 12.5), radius: 11 };
    }
    if (part.edges.length === 3) {
      return { x: CENTRE.x + (n - (count - 1) / 2) * 29, y: CENTRE.y, radius: 14 };
    }
    const corner = CORNERS[part.edges.includes(0) && part.edges.includes(2) ? 0 : part.edges[1]!]!;
    const whole = Math.hypot(CENTRE.x - corner.x, CENTRE.y - corner.y);
    const inland = count > 1 ? 23 + n * 20.5 : 35;
    return { ...between(corner, CENTRE, inland / whole), radius: count > 1 ? 10 : 13 };
  };
  return part.symbols.map((_, n) => spot(n));
}

/** The corner of a tile that is farthest from its symbols: room for a small mark. */
export function quietCorner(parts: readonly TilePart[]): Point {
  const symbols = parts.flatMap(symbolSpots);
  const far = (corner: Point): number =>
    Math.min(...symbols.map(({ x, y, radius }) => Math.hypot(x - corner.x, y - corner.y) - radius));
  const corners = CORNERS.map((corner) => between(corner, CENTRE, 0.36));
  return corners.sort((a, b) => far(b) - far(a))[0]!;
}

/** A point on an edge. */
export function onEdge(edge: number, along = 0.5): Point {
  return between(CORNERS[edge]!, CORNERS[(edge + 1) % 3]!, along);
}

/** The names of a cell's corners on the map, the same for all cells that meet there. */
export function cornersOf(spot: Spot): string[] {
  return CORNERS.map((corner) => {
    const { x, y } = onMap(spot, corner);
    return `${Math.round(x)} ${Math.round(y)}`;
  });
}

function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
