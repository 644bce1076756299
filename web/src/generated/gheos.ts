/* Made by page_types.py out of the types in Python: change them there. */

import type { Asked as AnyAsked, OwnFrame, SharedFrame } from "./messages";

/**
 * A civilization, in play or not.
 */
export interface Civilization {
  colour: string;
  home: string | null;
  supply: number;
}
/**
 * How many epoch tiles have been drawn, and which one ends the game.
 */
export interface Epochs {
  drawn: number;
  last: number;
}
/**
 * A tile of a hand, as it is printed.
 */
export interface HeldTile {
  tile: string;
  parts: TilePart[];
  rotations: number[];
}
/**
 * A piece of land on a tile.
 */
export interface TilePart {
  kind: "landmass" | "coast";
  edges: number[];
  symbols: string[];
}
/**
 * A piece of land on a tile in play.
 */
export interface LaidPart {
  kind: "landmass" | "coast";
  edges: number[];
  symbols: string[];
  land: number;
}
/**
 * A tile in play; its parts are turned as it lies.
 */
export interface LaidTile {
  cell: string;
  row: number;
  column: number;
  up: boolean;
  tile: string;
  rotation: number;
  parts: LaidPart[];
}
/**
 * An edge of a tile that a land reaches.
 */
export interface LandSide {
  cell: string;
  edge: number;
}
/**
 * What hangs together over the edges of the tiles.
 */
export interface LandView {
  kind: "continent" | "island" | "loose";
  name: string | null;
  civilizations: string[];
  symbols: Symbols;
  sides: LandSide[];
}
/**
 * How often each symbol appears on a land.
 */
export interface Symbols {
  wheat: number;
  sword: number;
  cup: number;
  pyramid: number;
}
/**
 * A god as somebody sees it.
 */
export interface Player {
  god: string;
  hand_size: number;
  followers: {
    [k: string]: number;
  };
  tokens: number;
  token_worth: number;
  epoch_worth: number;
  hand: HeldTile[] | null;
  points: number | null;
}
/**
 * What a seat, or a spectator, sees besides.
 */
export interface SeatView {
  players: Player[];
}
/**
 * A cell of the grid, and where it is.
 */
export interface Spot {
  cell: string;
  row: number;
  column: number;
  up: boolean;
}
/**
 * The table as everybody sees it; cells go by their names.
 */
export interface TableView {
  tiles: LaidTile[];
  lands: LandView[];
  frontier: Spot[];
  civilizations: Civilization[];
  gone: string[];
  piles: number;
  epochs: Epochs;
}

/** What can be asked in this game. */
export type Decision =
  | "choose-colour"
  | "choose-continent"
  | "choose-refuge"
  | "choose-winner"
  | "finish-turn"
  | "gather-people"
  | "pay-follower"
  | "place-tile"
  | "play-tile"
  | "turn-tile";

/** What is asked in this game. */
export interface Asked extends Omit<AnyAsked, "decision"> {
  decision: Decision;
}

/** All that a seat, or a spectator, sees of this game. */
export type View = SharedFrame & Omit<OwnFrame, "asked"> & { asked: Asked | null } & TableView & SeatView;
