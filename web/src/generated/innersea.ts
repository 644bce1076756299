/* Made by page_types.py out of the types in Python: change them there. */

import type { Asked as AnyAsked, OwnFrame, SharedFrame } from "./messages";

/**
 * An ability, a Wonder or an investment that somebody uses in a competition.
 */
export interface Announced {
  seat: number;
  what: string;
}
/**
 * The competition that is going on; factions go by their words.
 */
export interface Competition {
  area: string;
  announced: Announced[];
  fallen: {
    [k: string]: number;
  };
  face_down: number[];
  outlook: {
    [k: string]: number;
  };
  coming: string[];
}
/**
 * What the next acquisition would bring, part by part and in all, before abilities.
 */
export interface Growth {
  settlements: number;
  seas: number;
  trade: number;
  extra: number;
  total: number;
}
/**
 * An area where somebody has discs.
 */
export interface Occupied {
  discs: Stack[];
  contested: boolean;
  control: number | null;
  dominated: number | null;
  city: number[];
  sanctuary: number[];
}
/**
 * Discs of one faction in an area.
 */
export interface Stack {
  seat: number | null;
  count: number;
  allies: number;
}
/**
 * A civilization, with what the viewer may not see left out as None.
 */
export interface Player {
  colour: string;
  civilization: string | null;
  npc: boolean;
  enemy: number | null;
  vp: number;
  supply: number;
  ready: number;
  sea_ready: number;
  talents: number;
  hand: string[] | null;
  hand_size: number;
  known: string[];
  looking: string[] | null;
  face_down: string[] | null;
  cities: number;
  settlements: number;
  areas: number;
  on_map: number;
  growth: Growth | null;
  passed: boolean;
  investments: {
    [k: string]: number;
  };
}
/**
 * What a seat, or a spectator, sees besides.
 */
export interface SeatView {
  players: Player[];
}
/**
 * The table as everybody sees it; areas and cards go by their words, civilizations by their seats.
 */
export interface TableView {
  in_play: string[];
  epoch: number;
  epochs: number;
  epoch_turn: number;
  phase: string;
  order: number[];
  areas: {
    [k: string]: Occupied;
  };
  barbarians: number;
  deck: number;
  discard: string[];
  aside: string[];
  in_play_cards: string[];
  wonders: {
    [k: string]: Wonder;
  };
  competition: Competition | null;
}
/**
 * A Wonder, built or not.
 */
export interface Wonder {
  owner: number | null;
  area: string | null;
  buried: boolean;
  discs: number;
  full: number;
  used: boolean;
}

/** What can be asked in this game. */
export type Decision =
  | "aim"
  | "answer-to"
  | "bear-loss"
  | "borrow-barbarians"
  | "buy-cards"
  | "change-order"
  | "choose-area"
  | "choose-civilization"
  | "choose-effect"
  | "choose-faction"
  | "choose-new-civilization"
  | "choose-new-home"
  | "choose-place"
  | "choose-talents"
  | "choose-wonder"
  | "commit"
  | "deploy"
  | "discard-card"
  | "discard-of-another"
  | "invoke-aeneas"
  | "keep-card"
  | "move-from"
  | "move-to"
  | "pay-for-wonder"
  | "place-disc"
  | "plan"
  | "play-card"
  | "pledge-ally"
  | "raid"
  | "recover-card"
  | "resettle"
  | "respond"
  | "restore-at"
  | "retire"
  | "set-block"
  | "take-disc"
  | "take-from"
  | "take-tied-place"
  | "use-something"
  | "which-wonder";

/** What is asked in this game. */
export interface Asked extends Omit<AnyAsked, "decision"> {
  decision: Decision;
}

/** All that a seat, or a spectator, sees of this game. */
export type View = SharedFrame & Omit<OwnFrame, "asked"> & { asked: Asked | null } & TableView & SeatView;
