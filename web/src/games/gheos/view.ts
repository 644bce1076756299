/** The view of Gheos, and what is in its box. */
import box from "../../../../src/ecumene/titles/gheos/data/box.toml";
import type { AnyView } from "../../generated/messages";

export type Colour = string;
export type Edge = 0 | 1 | 2;
/** What is counted on a continent, in the order of the rules. */
export const COUNTED = ["wheat", "sword", "cup", "pyramid"] as const;
export type Counted = (typeof COUNTED)[number];

export const COLOURS: readonly Colour[] = box.colours as Colour[];
export const TOKENS = box.tokens_each as number;

export interface Part {
  kind: "landmass" | "coast";
  edges: Edge[];
  symbols: string[];
}

export interface Spot {
  cell: string;
  row: number;
  column: number;
  up: boolean;
}

export interface LaidPart extends Part {
  /** Which of the view's lands it belongs to. */
  land: number;
}

export interface LaidTile extends Spot {
  tile: string;
  rotation: number;
  replaceable: boolean;
  parts: LaidPart[];
}

export interface HeldTile {
  tile: string;
  parts: Part[];
  rotations: number[];
  replaceable: boolean;
}

export interface Land {
  kind: "continent" | "island" | "loose";
  name: string | null;
  civilizations: Colour[];
  symbols: Record<Counted, number>;
  sides: { cell: string; edge: Edge }[];
}

export interface GheosPlayer {
  god: string;
  hand: HeldTile[] | null;
  hand_size: number;
  followers: Record<Colour, number>;
  follower_count: number;
  tokens: number;
  points: number | null;
  token_worth: number;
  epoch_worth: number;
}

export interface GheosView extends AnyView {
  tiles: LaidTile[];
  lands: Land[];
  frontier: Spot[];
  civilizations: { colour: Colour; home: string | null; supply: number }[];
  gone: string[];
  piles: number;
  epochs: { drawn: number; last: number; tiles: number };
  players: GheosPlayer[];
}

export function isCell(choice: string): boolean {
  return /^(centre|[ns]\d+([ew]\d+)?|[ew]\d+)$/.test(choice);
}

/** The parts of a tile once it is turned clockwise by so many thirds. */
export function turned(parts: readonly Part[], rotation: number): Part[] {
  return parts.map((part) => ({
    ...part,
    edges: part.edges.map((edge) => ((edge + rotation) % 3) as Edge).sort(),
  }));
}

/** The tile of the viewer's hand that is being placed. */
export function inTheAir(view: GheosView): HeldTile | null {
  const { asked, viewer } = view;
  if (viewer === null || asked?.seat !== viewer) return null;
  if (asked.decision !== "place-tile" && asked.decision !== "turn-tile") return null;
  return view.players[viewer]!.hand?.find(({ tile }) => tile === asked.facts.tile) ?? null;
}
