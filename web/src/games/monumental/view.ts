/** The view of Monumental, and what is in its box. */
import cardTable from "../../../../src/ecumene/titles/monumental/data/cards.toml";
import celebrityTable from "../../../../src/ecumene/titles/monumental/data/celebrities.toml";
import nationTable from "../../../../src/ecumene/titles/monumental/data/civilizations.toml";
import monsterTable from "../../../../src/ecumene/titles/monumental/data/monsters.toml";
import tokenTable from "../../../../src/ecumene/titles/monumental/data/tokens.toml";
import type { AnyView, Asked } from "../../generated/messages";
import type { Choice } from "../../server/types";

export const RESOURCES = ["production", "science", "military", "gold", "culture"] as const;
export const BASIC_RESOURCES = RESOURCES.slice(0, 3);
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Partial<Record<Resource, number>>;
/** Where a province stands in the four contests of the end. */
export const CONTESTS = ["provinces", "knowledge", "wonders", "policies"] as const;
export type Contest = (typeof CONTESTS)[number];

export type Kind =
  "building" | "knowledge" | "wonder" | "policy" | "leader" | "celebrity" | "monster" | "token" | "market";

export interface Face {
  card: string;
  kind: Kind;
  era: string;
  yields: Amounts;
}

/** A card as the box has it. */
export interface Known extends Face {
  /** Whether it does more than it yields. */
  effect: boolean;
}

export interface DisplayCard extends Face {
  price: number;
  stages: number[] | null;
}

export interface Slot {
  card: Face | null;
  knowledge: Face | null;
}

export interface Place {
  q: number;
  r: number;
}

export interface Land extends Place {
  kind: "capital" | "province";
  terrain: number;
  owner: number | null;
  soldiers: number;
  leaders: number[];
  outpost: boolean;
  explorers: number[];
  celebrity: string | null;
  wonder: string | null;
  wonder_seat: number | null;
  production: boolean;
  market: string | null;
  coastal: boolean;
  token: { kind: "city"; cost: Amounts } | { kind: "barbarian"; value: number } | null;
  defence?: number;
  conquest?: {
    target: "enemy" | "free-city" | "barbarian" | "vacant";
    units: number;
    extra: Amounts;
    possible: boolean;
  };
}

export type Tile = (Place & { kind: "water" }) | Land;

export interface MonumentalPlayer {
  automa: boolean;
  civilization: string | null;
  leader: string | null;
  capital: string | null;
  gold: number;
  culture: number;
  city: Slot[];
  previews: Amounts[][];
  deck: number;
  known_on_top: string[];
  discard: string[];
  archived: string[];
  policies: string[];
  policies_left: string[];
  policy_price: number;
  building: string | null;
  building_price: number | null;
  claimed: string[];
  production_tokens: number;
  market_tokens: string[] | null;
  market_tokens_held: number;
  market_tokens_used: string[];
  markets_visited: string[];
  outposts: number;
  explorers: string[];
  celebrity: string | null;
  monsters: string[];
  points: number;
  breakdown: Record<string, number>;
}

export interface Celebrity {
  card: string;
  gold: number;
  attack: number;
  defence: number;
}

export interface MonumentalView extends AnyView {
  people: number;
  mover: number;
  last_turns: number | null;
  tiles: Record<string, Tile>;
  markets: Record<string, { tile: string; tokens: number }>;
  display: (DisplayCard | null)[][];
  development: number;
  basics: Record<string, { left: number; price: number }>;
  celebrities: Celebrity[];
  monsters: Record<string, { tile: string; track: number }>;
  hidden_monsters: number;
  heads: number;
  out: string[];
  turn_state: {
    resources: Amounts;
    samurai: number;
    gained: Amounts;
    active: number[];
    reinforced: number[];
    used: string[];
    usable: string[];
    conquered: number;
    drawn: string[];
    automa_cards: string[];
  };
  /** What whoever is asked can do, and with what. */
  actions: Record<string, Choice[]>;
  players: MonumentalPlayer[];
}

interface CardRow {
  id: string;
  kind: Kind;
  set: string;
  civilization?: string;
  yields?: Amounts;
  effect?: unknown;
}
interface NationRow {
  id: string;
  leader: string;
  trait: string;
  policy: { id: string }[];
}

const cards = cardTable.card as CardRow[];
const rows = (table: unknown): { id: string }[] => table as { id: string }[];

export const NATIONS = nationTable.civilization as NationRow[];

/** What a word stands for, and what it yields. */
const FACES: ReadonlyMap<string, Known> = new Map(
  [
    ...cards.map(({ id, kind, set, yields, effect }) => ({
      card: id,
      kind,
      era: set,
      yields: yields ?? {},
      effect: effect !== undefined,
    })),
    ...NATIONS.flatMap(({ leader, policy }) => [
      face(leader, "leader"),
      ...policy.map(({ id }) => face(id, "policy")),
    ]),
    ...rows(celebrityTable.celebrity).map(({ id }) => face(id, "celebrity")),
    ...rows(monsterTable.monster).map(({ id }) => face(id, "monster")),
    ...[...rows(tokenTable.barbarian), ...rows(tokenTable.city)].map(({ id }) => face(id, "token")),
    ...(tokenTable.market as { token: { id: string }[] }[]).flatMap(({ token }) =>
      token.map(({ id }) => face(id, "market")),
    ),
  ].map((row) => [row.card, row]),
);

function face(card: string, kind: Kind): Known {
  return { card, kind, era: "", yields: {}, effect: true };
}

/** The card, monster or token that a word names. */
export function faceOf(word: string): Known | undefined {
  return FACES.get(word);
}

/** The cards that only one civilization begins with. */
export function ownCards(civilization: string): string[] {
  return cards.filter((card) => card.civilization === civilization).map(({ id }) => id);
}

export function isTile(choice: Choice): boolean {
  return /^[a-g][1-7]$/.test(choice);
}

export function isSlot(choice: Choice): boolean {
  return /^[1-3]-[1-3]$/.test(choice);
}

/** What a place of the city is called, from 1-1 to 3-3. */
export function slotName(slot: number): Choice {
  return `${Math.floor(slot / 3) + 1}-${(slot % 3) + 1}`;
}

export function isLand(tile: Tile | undefined): tile is Land {
  return tile !== undefined && tile.kind !== "water";
}

/** The question, if it is the viewer's to answer. */
export function ownQuestion({ asked, viewer }: MonumentalView): Asked | null {
  return asked?.seat === viewer ? asked : null;
}

export function civilizationOf(view: MonumentalView, seat: number): string | null {
  return view.players[seat]?.civilization ?? null;
}
