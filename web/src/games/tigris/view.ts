/** What is in the box of Tigris & Euphrates, and what its view comes to. */
import box from "../../../../src/ecumene/titles/tigris/data/pieces.toml";

export type Colour = "black" | "red" | "blue" | "green";
export type Tile = string;
type Leader = string;

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
