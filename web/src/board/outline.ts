/** Lines around sets of square cells: rivers, kingdoms, provinces. */

export interface Point {
  x: number;
  y: number;
}

type Has = (x: number, y: number) => boolean;

/** The closed borders of a set of cells, clockwise, in cell units; a corner is a point. */
export function borders(cells: readonly Point[]): Point[][] {
  const key = (x: number, y: number): string => `${x},${y}`;
  const set = new Set(cells.map(({ x, y }) => key(x, y)));
  const has: Has = (x, y) => set.has(key(x, y));
  const edges = new Map<string, Point[]>();
  const edge = (x1: number, y1: number, x2: number, y2: number): void => {
    const from = key(x1, y1);
    edges.set(from, [...(edges.get(from) ?? []), { x: x2, y: y2 }]);
  };
  for (const { x, y } of cells) {
    if (!has(x, y - 1)) edge(x, y, x + 1, y);
    if (!has(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
    if (!has(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
    if (!has(x - 1, y)) edge(x, y + 1, x, y);
  }
  const loops: Point[][] = [];
  for (const [from] of edges) {
    while (edges.get(from)?.length) loops.push(walk(edges, from, key));
  }
  return loops.map(corners);
}

function walk(edges: Map<string, Point[]>, from: string, key: (x: number, y: number) => string): Point[] {
  const [x = 0, y = 0] = from.split(",").map(Number);
  const loop: Point[] = [{ x, y }];
  for (;;) {
    const here = loop.at(-1)!;
    const before = loop.at(-2);
    const ways = edges.get(key(here.x, here.y))!;
    // Where two cells meet at a corner only, turning right keeps their borders apart.
    const right = before ? ways.findIndex((way) => turn(before, here, way) > 0) : 0;
    const next = ways.splice(Math.max(right, 0), 1)[0]!;
    if (next.x === x && next.y === y) return loop;
    loop.push(next);
  }
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

function corners(loop: Point[]): Point[] {
  return loop.filter((point, i) => turn(loop.at(i - 1)!, point, loop[(i + 1) % loop.length]!) !== 0);
}

/** A border moved inwards and measured in pixels. */
function inset(loop: readonly Point[], size: number, by: number): Point[] {
  return loop.map((point, i) => {
    const before = loop.at(i - 1)!;
    const after = loop[(i + 1) % loop.length]!;
    const from = direction(before, point);
    const to = direction(point, after);
    return { x: point.x * size + by * (-from.y - to.y), y: point.y * size + by * (from.x + to.x) };
  });
}

function direction(a: Point, b: Point): Point {
  return { x: Math.sign(b.x - a.x), y: Math.sign(b.y - a.y) };
}

/** The outline of cells as an SVG path with rounded corners; a negative `by` goes outwards. */
export function outline(cells: readonly Point[], size: number, by: number, radius: number): string {
  return borders(cells)
    .map((loop) => rounded(inset(loop, size, by), radius))
    .join("");
}

function rounded(points: readonly Point[], radius: number): string {
  const parts = points.map((point, i) => {
    const enter = towards(point, points.at(i - 1)!, radius);
    const leave = towards(point, points[(i + 1) % points.length]!, radius);
    return `${i ? "L" : "M"}${at(enter)}Q${at(point)} ${at(leave)}`;
  });
  return `${parts.join("")}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance / whole, 0.5);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The outline of cells as a bank drawn by hand: soft bends and a slightly unsteady line. */
export function bank(cells: readonly Point[], size: number, by: number): string {
  return borders(cells)
    .map((loop) => smooth(unsteady(inset(loop, size, by), size)))
    .join("");
}

function unsteady(points: readonly Point[], size: number): Point[] {
  const found: Point[] = [];
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length]!;
    const steps = Math.max(2, Math.round((3 * Math.hypot(next.x - point.x, next.y - point.y)) / size));
    const way = direction(point, next);
    for (let step = 1; step < steps; step++) {
      const part = step / steps;
      const x = point.x + (next.x - point.x) * part;
      const y = point.y + (next.y - point.y) * part;
      const off = (noise(Math.round(x), Math.round(y)) - 0.5) * size * 0.085;
      found.push({ x: x - way.y * off, y: y + way.x * off });
    }
  });
  return found;
}

/** A closed curve that the points pull at. */
function smooth(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const start = middle(points.at(-1)!, points[0]!);
  const parts = points.map(
    (point, i) => `Q${at(point)} ${at(middle(point, points[(i + 1) % points.length]!))}`,
  );
  return `M${at(start)}${parts.join("")}Z`;
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A number from 0 to 1 that looks like chance and is always the same for a place. */
export function noise(x: number, y: number): number {
  let n = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}
