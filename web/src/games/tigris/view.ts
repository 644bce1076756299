/** The view of Tigris & Euphrates, and what is in its box. */
import box from "../../../../src/ecumene/titles/tigris/data/pieces.toml";
import type { AnyView } from "../../generated/messages";

export type Colour = "black" | "red" | "blue" | "green";
export type Tile = string;
export type Leader = string;

export interface TigrisPlayer {
  dynasty: string;
  hand: Record<Tile, number> | null;
  hand_size: number;
  points: Record<Colour, number> | null;
  treasures: number | null;
  final: Record<Colour, number> | null;
  catastrophes: number;
  leaders: Leader[];
}

export interface TigrisView extends AnyView {
  board: string;
  tiles: Record<string, Tile>;
  flipped: string[];
  leaders: Record<string, { seat: number; leader: Leader }>;
  treasures: string[];
  first_treasures: string[];
  catastrophes: string[];
  monuments: Record<string, string | null>;
  buildings: Record<string, string | null> | null;
  kingdoms: string[][];
  bag: number;
  players: TigrisPlayer[];
}

interface Row {
  colour: Colour;
  tile: Tile;
  leader: Leader;
  building: string;
}

const rows = box.colours as Row[];

export const COLOURS: readonly Colour[] = rows.map((row) => row.colour);
export const TILES: readonly Tile[] = rows.map((row) => row.tile);
export const LEADERS: readonly Leader[] = rows.map((row) => row.leader);

/** The colour of a tile, a leader or a building. */
export const COLOUR_OF: Readonly<Record<string, Colour>> = Object.fromEntries(
  rows.flatMap(({ colour, tile, leader, building }) => [
    [tile, colour],
    [leader, colour],
    [building, colour],
    [colour, colour],
  ]),
);

export function isCell(choice: string): boolean {
  return /^[a-p]\d\d?$/.test(choice);
}
