/** Ties, and what broke them. */
import type { Place } from "../generated/messages";

export interface TieBreak {
  first: number;
  second: number;
  points: number;
  /** Which number of the score decided, counted from its first. */
  part: number;
  more: number;
  less: number;
}

/** How the tie for the first place was broken; null where there was none, or where it stands. */
export function tieBreak(
  standings: readonly Place[],
  points: (score: readonly number[]) => number,
): TieBreak | null {
  const [first, second] = standings;
  if (!first || !second || points(first.score) !== points(second.score)) return null;
  const part = first.score.findIndex((value, n) => value > second.score[n]!);
  if (part < 0) return null;
  return {
    first: first.seat,
    second: second.seat,
    points: points(first.score),
    part,
    more: first.score[part]!,
    less: second.score[part]!,
  };
}
