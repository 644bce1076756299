/* Made by page_types.py out of the types in Python: change them there. */

import type { Asked as AnyAsked, OwnFrame, SharedFrame } from "./messages";

/**
 * Barbarians: how many units more they take.
 */
export interface Barbarian {
  kind: "barbarian";
  value: number;
}
/**
 * A pile of basic buildings.
 */
export interface BasicPile {
  left: number;
  price: number;
}
/**
 * A free city: what it costs besides units.
 */
export interface City {
  kind: "city";
  cost: {
    [k: string]: number;
  };
}
/**
 * What a conquest by the mover would take.
 */
export interface Conquest {
  target: string;
  units: number;
  extra: {
    [k: string]: number;
  };
  possible: boolean;
}
/**
 * A card of the display: its price now.
 */
export interface DisplayCard {
  card: string;
  kind: string;
  era: string;
  yields: {
    [k: string]: number;
  };
  price: number;
  stages: number[] | null;
}
/**
 * What is printed on a card, besides its text.
 */
export interface Face {
  card: string;
  kind: string;
  era: string;
  yields: {
    [k: string]: number;
  };
}
/**
 * A celebrity that can be hired.
 */
export interface ForHire {
  card: string;
  gold: number;
}
/**
 * A capital or a province: where it lies, what is on it.
 */
export interface Land {
  q: number;
  r: number;
  kind: "capital" | "province";
  terrain: number;
  owner: number | null;
  soldiers: number;
  leaders: number[];
  outpost: boolean;
  explorers: number[];
  celebrity: string | null;
  wonder: string | null;
  production: boolean;
  market: string | null;
  token: City | Barbarian | null;
  defence?: number;
  conquest?: Conquest;
}
/**
 * A market: how many tokens are left.
 */
export interface Market {
  tile: string;
  tokens: number;
}
/**
 * A monster: where it is, and below which card of the display its token lies.
 */
export interface MonsterAbout {
  tile: string;
  track: number;
}
/**
 * A civilization: its city, its piles, what it holds, its points if the game ended now.
 */
export interface Player {
  automa: boolean;
  civilization: string | null;
  leader: string | null;
  capital: string | null;
  gold: number;
  culture: number;
  city: Slot[];
  previews: {
    [k: string]: number;
  }[][];
  deck: number;
  known_on_top: string[];
  discard: string[];
  archived: string[];
  policies: string[];
  policies_left: string[];
  policy_price: number;
  building: string | null;
  building_price: number | null;
  production_tokens: number;
  market_tokens: string[] | null;
  market_tokens_held: number;
  market_tokens_used: string[];
  explorers: string[];
  celebrity: string | null;
  points: number;
  breakdown: {
    [k: string]: number;
  };
}
/**
 * A place of a city, with the knowledge attached to its card.
 */
export interface Slot {
  card: Face | null;
  knowledge: Face | null;
}
/**
 * What a seat could do, and the players as it sees them.
 */
export interface SeatView {
  actions: {
    [k: string]: string[];
  };
  players: Player[];
}
/**
 * The map, the display, the monsters, and what has happened this turn.
 */
export interface TableView {
  mover: number;
  last_turns: number | null;
  tiles: {
    [k: string]: Land | Water;
  };
  markets: {
    [k: string]: Market;
  };
  display: (DisplayCard | null)[][];
  development: number;
  basics: {
    [k: string]: BasicPile;
  };
  celebrities: ForHire[];
  monsters: {
    [k: string]: MonsterAbout;
  };
  hidden_monsters: number;
  turn_state: TurnState;
}
/**
 * A tile that nobody enters; where it lies, in axial coordinates.
 */
export interface Water {
  q: number;
  r: number;
  kind: "water";
}
/**
 * What the mover has at hand this turn.
 */
export interface TurnState {
  resources: {
    [k: string]: number;
  };
  samurai: number;
  active: number[];
  reinforced: number[];
  used: string[];
  usable: string[];
  automa_cards: string[];
}

/** What can be asked in this game. */
export type Decision =
  | "accept-effect"
  | "acquire"
  | "activate-card"
  | "answer-sphinx"
  | "archive-card"
  | "automa-turn"
  | "borrow-card"
  | "build-outpost-at"
  | "build-stage"
  | "choose-automa-conquest"
  | "choose-automa-way"
  | "choose-benefit"
  | "choose-capital"
  | "choose-civilization"
  | "choose-column"
  | "choose-market-token"
  | "choose-price"
  | "choose-row"
  | "collect"
  | "conquer"
  | "copy-card"
  | "copy-claimed"
  | "defeat"
  | "defeat-with"
  | "deploy"
  | "develop-policy"
  | "discard-card"
  | "explore"
  | "explore-to"
  | "gain-any"
  | "gain-different"
  | "gain-same"
  | "give-knowledge"
  | "hire"
  | "keep-knowledge"
  | "keep-wonder"
  | "lead-minotaur"
  | "lose-unit"
  | "move-to"
  | "move-unit"
  | "muster"
  | "order-effects"
  | "order-uniques"
  | "pay-any"
  | "pay-different"
  | "pay-same"
  | "place-automa-wonder"
  | "place-kraken"
  | "place-outpost"
  | "place-wonder"
  | "redeploy-unit"
  | "reinforce-card"
  | "resolve-one"
  | "return-units"
  | "send-explorer"
  | "send-to"
  | "spend-celebrity"
  | "spend-token"
  | "take-action"
  | "take-card"
  | "use-drawn"
  | "use-effect"
  | "use-or-not";

/** What is asked in this game. */
export interface Asked extends Omit<AnyAsked, "decision"> {
  decision: Decision;
}

/** All that a seat, or a spectator, sees of this game. */
export type View = SharedFrame & Omit<OwnFrame, "asked"> & { asked: Asked | null } & TableView & SeatView;
