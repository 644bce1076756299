/* Made by page_types.py out of the types in Python: change them there. */

import type { Asked as AnyAsked, OwnFrame, SharedFrame } from "./messages";

/**
 * A leader on the board.
 */
export interface Leader {
  seat: number;
  leader: string;
}
/**
 * A dynasty, with what the viewer may not see left out as None.
 */
export interface Player {
  dynasty: string;
  hand: {
    [k: string]: number;
  } | null;
  hand_size: number;
  points: {
    [k: string]: number;
  } | null;
  treasures: number | null;
  final: {
    [k: string]: number;
  } | null;
  catastrophes: number;
  leaders: string[];
}
/**
 * What a seat, or a spectator, sees besides.
 */
export interface SeatView {
  players: Player[];
}
/**
 * The table as everybody sees it; cells go by their names.
 */
export interface TableView {
  board: string;
  tiles: {
    [k: string]: string;
  };
  flipped: string[];
  leaders: {
    [k: string]: Leader;
  };
  treasures: string[];
  first_treasures: string[];
  catastrophes: string[];
  monuments: {
    [k: string]: string | null;
  };
  buildings: {
    [k: string]: string | null;
  } | null;
  kingdoms: string[][];
  bag: number;
}

/** What can be asked in this game. */
export type Decision =
  | "build-monument"
  | "choose-conflict"
  | "choose-square"
  | "commit"
  | "place-building"
  | "place-catastrophe"
  | "place-leader"
  | "place-tile"
  | "swap-tiles"
  | "take-action"
  | "take-treasure";

/** What is asked in this game. */
export interface Asked extends Omit<AnyAsked, "decision"> {
  decision: Decision;
}

/** All that a seat, or a spectator, sees of this game. */
export type View = SharedFrame & Omit<OwnFrame, "asked"> & { asked: Asked | null } & TableView & SeatView;
