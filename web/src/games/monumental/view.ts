/** What is in the box of Monumental, and what its view comes to. */
import cardTable from "../../../../src/ecumene/titles/monumental/data/cards.toml";
import celebrityTable from "../../../../src/ecumene/titles/monumental/data/celebrities.toml";
import nationTable from "../../../../src/ecumene/titles/monumental/data/civilizations.toml";
import monsterTable from "../../../../src/ecumene/titles/monumental/data/monsters.toml";
import tokenTable from "../../../../src/ecumene/titles/monumental/data/tokens.toml";
import type { Asked, Face, Land, View, Water } from "../../generated/monumental";
import type { Choice } from "../../server/types";

export const RESOURCES = ["production", "science", "military", "gold", "culture"] as const;
export const BASIC_RESOURCES = RESOURCES.slice(0, 3);
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Partial<Record<Resource, number>>;
/** Where a province stands in the four contests of the end. */
export const CONTESTS = ["provinces", "knowledge", "wonders", "policies"] as const;

export type Kind =
  "building" | "knowledge" | "wonder" | "policy" | "leader" | "celebrity" | "monster" | "token" | "market";

/** A card as the box has it. */
interface Known extends Face {
  /** Whether it does more than it yields. */
  effect: boolean;
}

export interface Place {
  q: number;
  r: number;
}

export type Tile = Land | Water;

interface CardRow {
  id: string;
  kind: Kind;
  set: string;
  civilization?: string;
  alternative?: boolean;
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
export const PRINTED: ReadonlyMap<string, Known> = new Map(
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
  return PRINTED.get(word);
}

/** The alternative wonders, each with those of its era that could make room for it. */
export const ALTERNATIVES = cards
  .filter(({ alternative }) => alternative)
  .map(({ id, set }) => ({
    alternative: id,
    replaceable: cards
      .filter((card) => card.kind === "wonder" && card.set === set && !card.alternative)
      .map((card) => card.id),
  }));

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
export function ownQuestion({ asked, viewer }: View): Asked | null {
  return asked?.seat === viewer ? asked : null;
}

export function civilizationOf(view: View, seat: number): string | null {
  return view.players[seat]?.civilization ?? null;
}
