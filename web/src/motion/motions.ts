/** What moves when something happens: which thing, from where to where, and in which order. */
import type { AnyView, TableEvent } from "../generated/messages";

/** Where something is on the page: the first of these selectors that something in sight answers to counts. */
export type Spot = readonly string[];

export type Motion =
  /** A thing that lay somewhere (`left`), or lies somewhere now (`came`), or both; where it fades or begins if it was not. */
  | { kind: "travels"; left?: string; came?: string; from?: Spot; to?: Spot }
  /** Something that is no thing of its own: points, one of many workers. */
  | { kind: "token"; colour: string; text: string; from: Spot; to: Spot }
  /** A card that lies nowhere in sight before or after: out of a rival's hand, and known by its word. */
  | { kind: "card"; word: string; from: Spot; to: Spot }
  /** Something is looked at: a leader in a conflict, with what they bring to it. */
  | { kind: "stirs"; at: Spot; text: string };

/** What a game's events look like; `before` is what was shown until then. */
export type Motions<V extends AnyView = AnyView> = (
  event: TableEvent,
  before: V,
  after: V,
) => readonly Motion[];

/** A motion, and after how many milliseconds it begins. */
export interface Timed {
  motion: Motion;
  delay: number;
}

/** How long each kind takes, in milliseconds: points are read before they fly. */
export const LASTS: Readonly<Record<Motion["kind"], number>> = {
  travels: 240,
  token: 560,
  card: 900,
  stirs: 600,
};
/** All that is shown at once takes no longer than this until its last motion begins. */
const LONGEST = 2400;

/**
 * Beat by beat: an event waits until the one before has been seen, and several of a kind happen together.
 */
export function inBeats<V extends AnyView>(
  motions: Motions<V>,
  events: readonly TableEvent[],
  before: V,
  after: V,
): Timed[] {
  const beats: { kind: string; motions: Motion[] }[] = [];
  for (const event of events) {
    const found = motions(event, before, after);
    const last = beats.at(-1);
    if (!found.length) continue;
    if (last?.kind === event.kind) last.motions.push(...found);
    else beats.push({ kind: event.kind, motions: [...found] });
  }
  const lengths = beats.map((beat) => Math.max(...beat.motions.map(({ kind }) => LASTS[kind])));
  const whole = lengths.slice(0, -1).reduce((sum, length) => sum + length, 0);
  const pressed = Math.min(1, LONGEST / Math.max(whole, 1));
  let delay = 0;
  return beats.flatMap(({ motions: together }, n) => {
    const timed = together.map((motion) => ({ motion, delay }));
    delay += lengths[n]! * pressed;
    return timed;
  });
}

/** A cell of the board. */
export function cell(name: string): Spot {
  return [`[data-cell="${name}"]`];
}

/** Where a seat's things go that are not on the board: its panel. */
export function seat(n: number): Spot {
  return [`[data-seat="${n}"]`];
}

/** What a seat keeps below the board, for whoever it belongs to; others see its panel. */
export function keeps(view: AnyView, n: number, held: string): Spot {
  return view.viewer === n ? [`.held ${held}`, ...seat(n)] : seat(n);
}

/** A card out of somebody's hand onto the table: one's own from where it was held, a rival's from their panel. */
export function played(view: AnyView, n: number, word: string, held: string, to: Spot): Motion {
  return view.viewer === n
    ? { kind: "travels", left: `.held ${held}`, to }
    : { kind: "card", word, from: seat(n), to };
}

/** Points on their way to whoever gets them; nothing where there are none. */
export function points(from: Spot, n: number, amount: unknown, colour = "var(--act)"): Motion[] {
  const count = Number(amount);
  if (!count) return [];
  const text = count > 0 ? `+${count}` : `−${-count}`;
  return [{ kind: "token", colour, text, from, to: seat(n) }];
}
