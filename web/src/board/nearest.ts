/** Which of some things on a board is nearest, or nearest in the direction of an arrow key. */
import type { Point } from "./outline";

export type Direction = readonly [number, number];

/** Where the arrow keys lead. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function nearest<T>(things: readonly T[], from: Point, at: (thing: T) => Point): T | undefined {
  const far = (thing: T): number => Math.hypot(at(thing).x - from.x, at(thing).y - from.y);
  return things.toSorted((a, b) => far(a) - far(b))[0];
}

/**
 * Straight ahead counts once, sideways twice. What lies behind, or less than `past` ahead, is not found, nor what lies
 * farther sideways than `aside` for each step ahead.
 */
export function nearestAhead<T>(
  things: readonly T[],
  from: Point,
  [dx, dy]: Direction,
  at: (thing: T) => Point,
  past = 1,
  aside = Infinity,
): T | undefined {
  const ahead = (thing: T): number => (at(thing).x - from.x) * dx + (at(thing).y - from.y) * dy;
  const beside = (thing: T): number => Math.abs((at(thing).x - from.x) * dy - (at(thing).y - from.y) * dx);
  const far = (thing: T): number => ahead(thing) + 2 * beside(thing);
  return things
    .filter((thing) => ahead(thing) > past && beside(thing) <= aside * ahead(thing))
    .toSorted((a, b) => far(a) - far(b))[0];
}
