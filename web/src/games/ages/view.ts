/** The view of Through the Ages, and where on the page its choices are made. */
import board from "../../../../src/ecumene/titles/ages/data/board.toml";
import type { AnyView, Particulars } from "../../generated/messages";
import type { Choice } from "../../server/types";

export type Age = "a" | "i" | "ii" | "iii" | "iv";
export type CardId = string;
export type ByAge = Readonly<Record<string, number>>;

/** What is printed on a card; what it has not is left out. */
export interface Face {
  age: Age;
  kind: string;
  science?: number;
  revolution?: number;
  cost?: number;
  worth?: number;
  stages?: number[];
  limit?: number;
  military?: number;
  army?: number[];
  strength?: number;
  defence?: number;
  colonization?: number;
  sides?: boolean;
  gives?: Record<string, number>;
  gains?: Record<string, number>;
}

export interface Offer {
  card: CardId;
  space_price: number;
  price: number;
  choice: Choice;
  barred: { rule: string; args: Particulars } | null;
}

export interface Technology {
  card: CardId;
  kind: string;
  workers: number;
  tokens: number;
  worth: number;
  cost: number;
  upgrades: Record<CardId, number>;
  unit: boolean;
  room: boolean;
}

export interface Banks {
  blue: number;
  corruption: number;
  yellow: number;
  population_cost: number | null;
  consumption: number;
  famine: number;
  happiness_needed: number;
  discontent: number;
  unused_workers: number;
  workers: number;
  uprising: boolean;
}

export interface Held {
  card: CardId;
  science: number | null;
  revolution: number | null;
}

interface Actions {
  left: number;
  total: number;
}

export interface Civilization {
  seat: number;
  colour: string;
  resigned: boolean;
  culture: number;
  science: number;
  ratings: Record<
    "culture" | "science" | "strength" | "happiness" | "colonization" | "armies" | "force",
    number
  >;
  civil_actions: Actions;
  military_actions: Actions;
  banks: Banks;
  food: number;
  resources: number;
  production: { food: number; resources: number };
  government: { card: CardId; limit: number };
  leader: CardId | null;
  leaders_taken: Age[];
  technologies: Technology[];
  specials: Record<string, CardId | null>;
  wonder: { card: CardId; built: number; stages: number[]; at_once: number } | null;
  wonders: { card: CardId; ruined: boolean; homer: boolean }[];
  colonies: CardId[];
  tactic: { card: CardId; exclusive: boolean } | null;
  war: { card: CardId; against: number; attack: number; defence: number } | null;
  pacts: { card: CardId; side: string; other: number; own: boolean }[];
  hand: Held[] | null;
  hand_size: number;
  hand_limit: number;
  military_hand: CardId[] | null;
  military_hand_by_age: ByAge;
  military_hand_size: number;
  military_hand_limit: number;
  shown: CardId[];
  owes_politics: number;
}

/** What the end of the turn would bring as things stand. */
export interface Forecast {
  uprising: boolean;
  corruption: number;
  corruption_resources: number;
  corruption_food: number;
  famine: number;
  culture: number;
  science: number;
  food: number;
  resources: number;
  drawn: number;
  discards: number;
}

export interface AgesView extends AnyView {
  age: Age;
  round: number;
  current: number;
  first: number;
  rounds_left: number | null;
  players_left: number;
  row: (Offer | null)[];
  civil_deck: number;
  military_deck: number | null;
  discards: ByAge;
  events: ByAge;
  next_event: CardId | null;
  future: ByAge;
  own_events: CardId[];
  past: CardId[];
  common_tactics: { card: CardId; users: number[] }[];
  this_turn: {
    civil_actions: number;
    military_actions: number;
    resources_for_units: number;
    science_for_units: number;
    food: number;
    resources: number;
    cards_taken: CardId[];
  };
  /** Only for whoever is on turn. */
  forecast: Forecast | null;
  civilizations: Civilization[];
  cards: Record<CardId, Face>;
}

/** The technologies of a civilization, kind by kind in the order of the board. */
export function byKind({ technologies }: Civilization): [kind: string, technologies: Technology[]][] {
  const kinds = new Map<string, Technology[]>();
  for (const technology of technologies)
    kinds.set(technology.kind, [...(kinds.get(technology.kind) ?? []), technology]);
  return [...kinds];
}

/** What of the row goes at the start of the next turn. */
export function sweptSpaces(view: AgesView): number {
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
