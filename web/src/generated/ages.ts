/* Made by page_types.py out of the types in Python: change them there. */

import type { Asked as AnyAsked, OwnFrame, SharedFrame } from "./messages";

/**
 * Actions of one colour.
 */
export interface Actions {
  left: number;
  total: number;
}
/**
 * Both banks and what they mean: the next worker, hunger, happiness, corruption.
 */
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
  uprising: boolean;
}
/**
 * The rule that forbids something, and what its sentence needs to say.
 */
export interface Barred {
  rule: string;
  args: {
    [k: string]: number;
  };
}
/**
 * All that lies before one player.
 */
export interface CivilizationView {
  seat: number;
  colour: string;
  resigned: boolean;
  culture: number;
  science: number;
  ratings: RatingsView;
  civil_actions: Actions;
  military_actions: Actions;
  banks: Banks;
  food: number;
  resources: number;
  production: Production;
  closing: number | null;
  government: Government;
  leader: string | null;
  technologies: Technology[];
  specials: {
    [k: string]: string | null;
  };
  wonder: Unfinished | null;
  wonders: Wonder[];
  colonies: string[];
  tactic: Tactic | null;
  war: War | null;
  pacts: PactView[];
  hand: Held[] | null;
  hand_size: number;
  hand_limit: number;
  military_hand: string[] | null;
  military_hand_by_age: {
    [k: string]: number;
  };
  military_hand_size: number;
  military_hand_limit: number;
  shown: string[];
}
/**
 * What the markers on the tracks show, and what armies are worth.
 */
export interface RatingsView {
  culture: number;
  science: number;
  strength: number;
  happiness: number;
  armies: number;
  force: number;
}
/**
 * What is made a turn.
 */
export interface Production {
  food: number;
  resources: number;
}
/**
 * The government, with how many urban buildings of a kind it allows.
 */
export interface Government {
  card: string;
  limit: number;
}
/**
 * A technology that workers stand on.
 */
export interface Technology {
  card: string;
  kind: string;
  workers: number;
  tokens: number;
  worth: number;
  cost: number;
  upgrades: {
    [k: string]: number;
  };
  unit: boolean;
}
/**
 * The wonder under construction.
 */
export interface Unfinished {
  card: string;
  built: number;
  stages: number[];
}
/**
 * A completed wonder.
 */
export interface Wonder {
  card: string;
  ruined: boolean;
  homer: boolean;
}
/**
 * The current tactic.
 */
export interface Tactic {
  card: string;
  exclusive: boolean;
}
/**
 * A war that was declared, with both strengths as they are now.
 */
export interface War {
  card: string;
  against: number;
  attack: number;
  defence: number;
}
/**
 * A pact, from this side.
 */
export interface PactView {
  card: string;
  side: string;
  other: number;
}
/**
 * A civil card in hand, with what it would cost to develop now.
 */
export interface Held {
  card: string;
  science: number | null;
  revolution: number | null;
}
/**
 * A common tactic, and the seats that use it.
 */
export interface CommonTactic {
  card: string;
  users: number[];
}
/**
 * What is printed on a card, apart from its name and text; what it has not is left out.
 */
export interface Face {
  age: string;
  kind: string;
  science?: number;
  revolution?: number;
  cost?: number;
  worth?: number;
  stages?: number[];
  military?: number;
  army?: number[];
  strength?: number;
  defence?: number;
  colonization?: number;
  sides?: boolean;
  gives?: {
    [k: string]: number;
  };
  gains?: {
    [k: string]: number;
  };
}
/**
 * What the end of the turn would bring to the current player as things stand.
 */
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
/**
 * A card of the row, with its price for the viewer, or for the current player.
 */
export interface Offer {
  card: string;
  space_price: number;
  price: number;
  choice: string;
  barred: Barred | null;
}
/**
 * The card row with its prices, the civilizations, and the faces of all cards that can be seen.
 */
export interface SeatView {
  row: (Offer | null)[];
  next_event: string | null;
  own_events: string[];
  forecast: Forecast | null;
  civilizations: CivilizationView[];
  cards: {
    [k: string]: Face;
  };
}
/**
 * The boards in the middle; decks and piles as what their backs show.
 */
export interface TableView {
  age: string;
  last_age: string;
  peaceful: boolean;
  round: number;
  current: number;
  rounds_left: number | null;
  players_left: number;
  civil_deck: number;
  military_deck: number | null;
  events: {
    [k: string]: number;
  };
  future: {
    [k: string]: number;
  };
  past: string[];
  common_tactics: CommonTactic[];
  this_turn: ThisTurnView;
}
/**
 * What the current player has for this turn only.
 */
export interface ThisTurnView {
  civil_actions: number;
  military_actions: number;
  resources_for_units: number;
  food: number;
  resources: number;
  cards_taken: string[];
}

/** What can be asked in this game. */
export type Decision =
  | "annex-colony"
  | "answer-pact"
  | "bid"
  | "break-through"
  | "choose-gain"
  | "choose-politics"
  | "choose-reserves"
  | "choose-rival"
  | "choose-ruin"
  | "choose-side"
  | "compose-into"
  | "defend"
  | "defend-with"
  | "destroy-own"
  | "destroy-rivals"
  | "develop-civilization"
  | "discard-military"
  | "homer-stays"
  | "improve"
  | "infiltrate"
  | "lose-colony"
  | "lose-population"
  | "lose-token"
  | "offer-worker"
  | "raid-building"
  | "send-force"
  | "send-more"
  | "share-plunder"
  | "split-gain"
  | "split-loss"
  | "take-action"
  | "take-cards"
  | "take-technology"
  | "upgrade-to";

/** What is asked in this game. */
export interface Asked extends Omit<AnyAsked, "decision"> {
  decision: Decision;
}

/** All that a seat, or a spectator, sees of this game. */
export type View = SharedFrame & Omit<OwnFrame, "asked"> & { asked: Asked | null } & TableView & SeatView;
