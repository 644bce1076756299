/** The arrows on a board of cards: each leads to the nearest card in its direction. */
import { ARROWS } from "../../board/nearest";

/** The card that a key leads to; null if there is none that way, undefined if the key is no arrow. */
export function nextCell(
  board: HTMLElement,
  from: HTMLElement,
  key: string,
  onlyLive: boolean,
): HTMLElement | null | undefined {
  const step = ARROWS[key];
  if (!step) return undefined;
  const here = middle(from);
  const cells = [...board.querySelectorAll<HTMLElement>(onlyLive ? "[data-cell][data-live]" : "[data-cell]")];
  const ahead = cells.flatMap((cell) => {
    if (cell === from) return [];
    const { x, y } = middle(cell);
    const along = (x - here.x) * step[0] + (y - here.y) * step[1];
    const aside = Math.abs((x - here.x) * step[1] + (y - here.y) * step[0]);
    return along > 2 && aside <= (onlyLive ? Infinity : along * 3) ? [{ cell, far: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.cell ?? null;
}

function middle(cell: HTMLElement): { x: number; y: number } {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
