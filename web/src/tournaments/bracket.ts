/** Where the tables of a knock-out stand in its bracket, and which leads to which. */
import type { MeetingInfo } from "../generated/messages";

export const LINE = 24;
export const COLUMN = 176;
const GAP = 36;
const SPACE = 14;

export interface Box {
  round: number;
  /** Nothing yet, if it is still to come. */
  meeting: MeetingInfo | null;
  /** How many sit there. */
  lines: number;
  x: number;
  y: number;
  from: readonly Box[];
}

export interface Drawn {
  boxes: readonly Box[];
  width: number;
  height: number;
}

export const heightOf = ({ lines }: Box): number => lines * LINE;
export const middleOf = (box: Box): number => box.y + heightOf(box) / 2;

/** How many come from where, as even as can be: 5 to 2 tables are 3 and 2. */
export function even(players: number, tables: number): number[] {
  return Array.from(
    { length: tables },
    (_, n) => Math.floor(players / tables) + Number(n < players % tables),
  );
}

/** All tables, those to come among them: the winners of neighbours meet. */
export function layOut(rounds: readonly (readonly MeetingInfo[])[], seats: number): Drawn {
  let column: Box[] = [];
  let bottom = 0;
  for (const meeting of rounds[0] ?? []) {
    const box = { round: 0, meeting, lines: meeting.met.length, x: 0, y: bottom, from: [] };
    bottom += heightOf(box) + SPACE;
    column.push(box);
  }
  const boxes = [...column];
  for (let round = 1; column.length > 1 || round < rounds.length; round++) {
    column = rounds[round]?.length ? known(rounds[round]!, column, round) : toCome(column, round, seats);
    boxes.push(...column);
  }
  const height = Math.max(0, ...boxes.map((box) => box.y + heightOf(box)));
  const columns = Math.max(0, ...boxes.map((box) => box.round + 1));
  return { boxes, width: columns * COLUMN + Math.max(0, columns - 1) * GAP, height };
}

function known(meetings: readonly MeetingInfo[], before: readonly Box[], round: number): Box[] {
  return meetings.map((meeting) => {
    const here = new Set(meeting.met.map(({ number }) => number));
    const from = before.filter((box) => box.meeting?.met.some(({ number }) => here.has(number)));
    return between(from, { round, meeting, lines: meeting.met.length });
  });
}

function toCome(before: readonly Box[], round: number, seats: number): Box[] {
  let start = 0;
  return even(before.length, Math.ceil(before.length / seats)).map((lines) => {
    const from = before.slice(start, (start += lines));
    return between(from, { round, meeting: null, lines });
  });
}

/** Beside those whose winners meet there, in the middle of them. */
function between(from: readonly Box[], box: Pick<Box, "round" | "meeting" | "lines">): Box {
  const middle = from.reduce((sum, one) => sum + middleOf(one), 0) / Math.max(1, from.length);
  return { ...box, from, x: box.round * (COLUMN + GAP), y: Math.max(0, middle - (box.lines * LINE) / 2) };
}
