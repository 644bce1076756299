/** What the view of Through the Ages comes to, with the tables of its boards. */
import board from "../../../../src/ecumene/titles/ages/data/board.toml";
import type { CivilizationView, Technology, View } from "../../generated/ages";

export type CardId = string;
export type ByAge = Readonly<Record<string, number>>;

/** The technologies of a civilization, kind by kind in the order of the board. */
export function byKind({ technologies }: CivilizationView): [kind: string, technologies: Technology[]][] {
  const kinds = new Map<string, Technology[]>();
  for (const technology of technologies)
    kinds.set(technology.kind, [...(kinds.get(technology.kind) ?? []), technology]);
  return [...kinds];
}

/** What of the row goes at the start of the next turn. */
export function sweptSpaces(view: View): number {
  return (board.row as { swept: number[] }).swept[view.players_left - 2] ?? 0;
}

/** A stretch of a bank: so many spaces, and what it means when the tokens end there. */
export interface Section {
  from: number;
  to: number;
  meaning: number;
}

/** A table that is read by tokens in a bank, cut where its numbers change. */
function sections(table: readonly number[], spaces: number): Section[] {
  const found: Section[] = [];
  for (let tokens = 1; tokens <= spaces; tokens += 1) {
    const meaning = table[tokens] ?? 0;
    const last = found.at(-1);
    if (last?.meaning === meaning) last.to = tokens;
    else found.push({ from: tokens, to: tokens, meaning });
  }
  return found;
}

export const YELLOW_SECTIONS = sections(board.population_cost as number[], board.yellow_tokens as number);
export const BLUE_SECTIONS = sections(board.corruption as number[], board.blue_tokens as number);

export function consumptionWith(yellow: number): number {
  return (board.consumption as number[])[yellow] ?? 0;
}

export function happinessWith(yellow: number): number {
  return (board.happy_faces_needed as number[])[yellow] ?? 0;
}

/** The group of a card by its colour: brown, gray, red and so on. */
export function groupOf(kind: string): string {
  if (kind === "farm" || kind === "mine") return "production";
  if (["lab", "temple", "arena", "library", "theater"].includes(kind)) return "urban";
  if (["infantry", "cavalry", "artillery", "air-force"].includes(kind)) return "unit";
  return kind.startsWith("special-") ? "special" : kind;
}
