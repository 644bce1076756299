/** The two sides of the board as a map: where cells lie, where water flows, what grows on the land. */
import sides from "../../../../src/ecumene/titles/tigris/data/boards.toml";
import { bank, noise, type Point } from "../../board/outline";

export const COLUMNS = 16;
const ROWS = 11;
export const SIZE = 60;

/** The board as printed, or turned by a quarter for a narrow screen. */
interface Layout {
  columns: number;
  rows: number;
  /** Where a cell lies, in cells. */
  place: (cell: string) => Point;
  /** Which cell lies there; none outside of the board. */
  cell: (x: number, y: number) => string | null;
}

function name(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

function column(cell: string): number {
  return cell.charCodeAt(0) - 97;
}

function row(cell: string): number {
  return Number(cell.slice(1)) - 1;
}

const inside = (c: number, r: number): boolean => c >= 0 && c < COLUMNS && r >= 0 && r < ROWS;

export const LYING: Layout = {
  columns: COLUMNS,
  rows: ROWS,
  place: (cell) => ({ x: column(cell), y: row(cell) }),
  cell: (x, y) => (inside(x, y) ? name(x, y) : null),
};

export const STANDING: Layout = {
  columns: ROWS,
  rows: COLUMNS,
  place: (cell) => ({ x: ROWS - 1 - row(cell), y: column(cell) }),
  cell: (x, y) => (inside(y, ROWS - 1 - x) ? name(y, ROWS - 1 - x) : null),
};

const NEXT = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

export type Growth = "reeds" | "palm" | "dune" | "hill" | "pebbles";

export interface Ground {
  isRiver: (cell: string) => boolean;
  /** The two rivers, as one shape that runs off the board's edge. */
  water: string;
  /** Short strokes along the current. */
  current: string;
  growth: { kind: Growth; x: number; y: number }[];
}

const drawn = new Map<string, Ground>();

/** One side of the board, drawn for a layout. */
export function ground(side: string, layout: Layout): Ground {
  const key = `${side} ${layout.columns}`;
  let found = drawn.get(key);
  if (!found) drawn.set(key, (found = draw(sides[side] as string[], layout)));
  return found;
}

function draw(signs: string[], layout: Layout): Ground {
  const isRiver = (cell: string): boolean => signs[row(cell)]?.[column(cell)] === "~";
  const cells = all(layout);
  const rivers = cells.filter(({ cell }) => isRiver(cell));
  const wet = (x: number, y: number): boolean => {
    const cell = layout.cell(x, y);
    return cell !== null && isRiver(cell);
  };
  return {
    isRiver,
    water: bank([...rivers, ...mouths(rivers, layout, wet)], SIZE, 5),
    current: rivers.map(({ x, y }) => ripples(x, y, wet)).join(""),
    growth: cells.flatMap(({ x, y, cell }) => (isRiver(cell) ? [] : grown(x, y, wet))),
  };
}

export function all(layout: Layout): { x: number; y: number; cell: string }[] {
  return Array.from({ length: layout.rows * layout.columns }, (_, i) => {
    const x = i % layout.columns;
    const y = Math.floor(i / layout.columns);
    return { x, y, cell: layout.cell(x, y)! };
  });
}

/** Where a river that ends at the edge of the board, or lies wide along it, flows off. */
function mouths(rivers: readonly Point[], layout: Layout, wet: (x: number, y: number) => boolean): Point[] {
  return rivers.flatMap(({ x, y }) => {
    const neighbours = NEXT.filter((way) => wet(x + way.x, y + way.y));
    const off = NEXT.filter((way) => layout.cell(x + way.x, y + way.y) === null);
    if (!off.length) return [];
    const ahead = off.find((way) => wet(x - way.x, y - way.y));
    if (neighbours.length === 1) return [ahead ?? off[0]!].map((way) => ({ x: x + way.x, y: y + way.y }));
    const beside =
      ahead && NEXT.some((way) => way.x * ahead.x + way.y * ahead.y === 0 && wet(x + way.x, y + way.y));
    const wide = beside && neighbours.length >= 2 && ahead && block(x, y, ahead, wet);
    return wide ? [{ x: x + ahead.x, y: y + ahead.y }] : [];
  });
}

/** Whether two cells side by side at the edge have water behind both. */
function block(x: number, y: number, off: Point, wet: (x: number, y: number) => boolean): boolean {
  return [1, -1].some((side) => {
    const bx = x + off.y * side;
    const by = y + off.x * side;
    return wet(bx, by) && wet(bx - off.x, by - off.y);
  });
}

function ripples(x: number, y: number, wet: (x: number, y: number) => boolean): string {
  const across = wet(x - 1, y) || wet(x + 1, y) ? !(wet(x, y - 1) && wet(x, y + 1)) : false;
  return [0.32, 0.66]
    .map((lane, i) => {
      const drift = (noise(x * 7 + i, y * 3) - 0.5) * 0.3;
      const length = 9 + noise(x, y + 40 * i) * 4;
      const along = (0.5 + drift) * SIZE;
      const aside = lane * SIZE + (noise(x + 9, y * 5 + i) - 0.5) * 8;
      const cx = x * SIZE + (across ? along : aside);
      const cy = y * SIZE + (across ? aside : along);
      return across
        ? `M${cx - length} ${cy}q${length / 2} -4 ${length} 0t${length} 0`
        : `M${cx} ${cy - length}q-4 ${length / 2} 0 ${length}t0 ${length}`;
    })
    .join("");
}

function grown(x: number, y: number, wet: (x: number, y: number) => boolean): Ground["growth"] {
  const luck = noise(x + 3, y + 11);
  const near = NEXT.some((way) => wet(x + way.x, y + way.y));
  const kind: Growth | null = near
    ? luck < 0.3
      ? "reeds"
      : luck < 0.52
        ? "palm"
        : null
    : luck < 0.14
      ? "dune"
      : luck < 0.25
        ? "hill"
        : luck < 0.4
          ? "pebbles"
          : null;
  if (!kind) return [];
  const shift = (seed: number): number => (noise(x * 5 + seed, y * 7 + seed) - 0.5) * 22;
  return [{ kind, x: (x + 0.5) * SIZE + shift(1), y: (y + 0.5) * SIZE + shift(2) }];
}
