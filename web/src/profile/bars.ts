/** What a profile's numbers are as bars, and strength over time as a line. */
import type { OpponentTally, RatedResult, TitleTally } from "../generated/messages";
import { say } from "../text/text.svelte";

export interface Bar {
  key: string;
  name: string;
  /** How often each outcome came, best first. */
  parts: number[];
  /** What it says in words. */
  says: string;
  /** Which part of it chance alone would have won. */
  mark?: number;
  link?: { href: string; follow: (event: MouseEvent) => void };
}

/** Games won, second places, and all others. */
export function barOf(key: string, name: string, { games, ranks, fair }: Omit<TitleTally, "game">): Bar {
  const [won = 0, second = 0, ...rest] = ranks;
  const parts = [won, second, rest.reduce((sum, one) => sum + one, 0)];
  const percent = Math.round((100 * won) / games);
  return { key, name, parts, says: say("profile-won", { won, games, percent }), mark: fair / games };
}

/** How often one was before somebody, level with them, or behind. */
export function rivalBar(key: string, name: string, { games, before, after }: OpponentTally): Bar {
  const parts = [before, games - before - after, after];
  return { key, name, parts, says: say("profile-against", { before, after, games }) };
}

export interface Trend {
  key: string;
  game: string;
  seats: number;
  /** The strength after each game, the first one first. */
  strengths: number[];
}

/** How the strength went in each kind of game of which there are a few. */
export function trends(results: readonly RatedResult[]): Trend[] {
  const found = new Map<string, Trend>();
  for (const { game, seats, strength } of [...results].reverse()) {
    const key = `${game} ${seats}`;
    const trend = found.get(key) ?? { key, game, seats, strengths: [] };
    trend.strengths.push(strength);
    found.set(key, trend);
  }
  return [...found.values()].filter(({ strengths }) => strengths.length > 1);
}

/** The line of some numbers in a frame, as the `d` of a path. */
export function lineOf(values: readonly number[], width: number, height: number): string {
  const lowest = Math.min(...values);
  const span = Math.max(1, Math.max(...values) - lowest);
  const x = (n: number): number => Math.round((10 * width * n) / Math.max(1, values.length - 1)) / 10;
  const y = (value: number): number => Math.round((10 * height * (lowest + span - value)) / span) / 10;
  return `M${values.map((value, n) => `${x(n)} ${y(value)}`).join("L")}`;
}
