/** The arrows on a board of cards: each leads to the nearest card in its direction. */
import { ARROWS, nearestAhead } from "../../board/nearest";
import type { Point } from "../../board/outline";

/** Between neighbours no arrow leads farther aside than this, for each step ahead. */
const ASIDE = 3;

/** The card that a key leads to; null if there is none that way, undefined if the key is no arrow. */
export function nextCell(
  board: HTMLElement,
  from: HTMLElement,
  key: string,
  onlyLive: boolean,
): HTMLElement | null | undefined {
  const step = ARROWS[key];
  if (!step) return undefined;
  const cells = [...board.querySelectorAll<HTMLElement>(onlyLive ? "[data-cell][data-live]" : "[data-cell]")];
  return nearestAhead(cells, middle(from), step, middle, 2, onlyLive ? Infinity : ASIDE) ?? null;
}

function middle(cell: HTMLElement): Point {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
