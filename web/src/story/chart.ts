/** The numbers of a story as lines: where each seat's curve runs. */
import type { GamePage } from "../games/game";
import type { AnyView } from "../generated/messages";

/** What all seats had at moments that follow each other. */
export type Points = readonly { points: readonly number[] }[];

export interface Chart {
  /** One a seat, as the `d` of a path. */
  lines: string[];
  /** Where each line ends. */
  ends: { x: number; y: number }[];
  /** The numbers along the side, and where they stand. */
  ticks: { value: number; y: number }[];
  /** Where the line of a seat is at one of the moments. */
  spot: (moment: number, seat: number) => { x: number; y: number };
}

/** A round number that makes a few steps up to the highest. */
function stepTo(highest: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((step) => highest / step <= 5) ?? 1000;
}

/** The curves of all seats in a frame of a given size. */
export function chartOf({ curve }: { curve: Points }, width: number, height: number): Chart {
  const seats = curve[0]?.points.length ?? 0;
  const all = curve.flatMap(({ points }) => points);
  const lowest = Math.min(0, ...all);
  const highest = Math.max(1, ...all);
  const x = (n: number): number => Math.round((10 * width * n) / Math.max(1, curve.length - 1)) / 10;
  const y = (value: number): number =>
    Math.round((10 * height * (highest - value)) / (highest - lowest)) / 10;
  const line = (seat: number): string =>
    curve.map(({ points }, n) => `${n ? "L" : "M"}${x(n)} ${y(points[seat]!)}`).join("");
  const spot = (moment: number, seat: number): { x: number; y: number } => ({
    x: x(moment),
    y: y(curve[moment]!.points[seat]!),
  });
  const step = stepTo(highest);
  const numbers = Array.from({ length: Math.floor(highest / step) + 1 }, (_, n) => n * step);
  return {
    lines: Array.from({ length: seats }, (_, seat) => line(seat)),
    ends: Array.from({ length: seats }, (_, seat) => spot(curve.length - 1, seat)),
    ticks: numbers.map((value) => ({ value, y: y(value) })),
    spot,
  };
}

/** Colours that nobody takes for one another, where a game gives nobody any; and a dash for each besides. */
const INKS = ["#b8651b", "#2463a0", "#3f7d58", "#8a4f9e", "#a3353a", "#6b6b6b"];
export const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3", "1 6"];

/** What the line of a seat is drawn with: the colour of its pieces, if it has one. */
export function inkOf({ ink }: Pick<GamePage, "ink">, view: AnyView, seat: number): string {
  return ink ? `var(${ink(view, seat)})` : INKS[seat % INKS.length]!;
}

/** The same as a colour that stands for itself, also where no style sheet is. */
export function settled(ink: string): string {
  const name = /^var\((.+)\)$/.exec(ink)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : ink;
}
