/** What is in the box of Gheos, and what its view comes to. */
import type { HeldTile, TilePart, View } from "../../generated/gheos";
import box from "../../../../src/ecumene/titles/gheos/data/box.toml";

export type Colour = string;
/** What is counted on a continent, in the order of the rules. */
export const COUNTED = ["wheat", "sword", "cup", "pyramid"] as const;

export const COLOURS: readonly Colour[] = box.colours as Colour[];
export const TOKENS = box.tokens_each as number;

export function isCell(choice: string): boolean {
  return /^(centre|[ns]\d+([ew]\d+)?|[ew]\d+)$/.test(choice);
}

/** The parts of a tile once it is turned clockwise by so many thirds. */
export function turned(parts: readonly TilePart[], rotation: number): TilePart[] {
  return parts.map((part) => ({
    ...part,
    edges: part.edges.map((edge) => (edge + rotation) % 3).sort(),
  }));
}

/** The tile of the viewer's hand that is being placed. */
export function inTheAir(view: View): HeldTile | null {
  const { asked, viewer } = view;
  if (viewer === null || asked?.seat !== viewer) return null;
  if (asked.decision !== "place-tile" && asked.decision !== "turn-tile") return null;
  return view.players[viewer]!.hand?.find(({ tile }) => tile === asked.facts.tile) ?? null;
}
