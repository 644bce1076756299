/** The colours of the factions as the style sheet calls them, and the pattern that goes with each. */
import type { View } from "../../generated/innersea";
import type { Faction } from "./view";

/** How the rim of a disc is broken, as dashes and gaps. */
export const RIMS: Readonly<Record<string, string>> = {
  red: "none",
  green: "1.5 3.5",
  blue: "9 4",
  purple: "4 3",
  yellow: "9 3 1.5 3",
  brown: "15 6",
  barbarians: "2 1.6",
};

/** What is drawn into a patterned ground of eight by eight, colour by colour. */
export const WEAVES: Readonly<Record<string, string>> = {
  red: "M0 2H8M0 6H8",
  green: "M2 2h.1M6 6h.1",
  blue: "M-1 5L2 2L5 5L8 2L9 3",
  purple: "M0 0L8 8M8 0L0 8",
  yellow: "M2 0V8M6 0V8",
  brown: "M0 8L8 0M-2 2L2 -2M6 10L10 6",
  barbarians: "M1 1h2v2h-2zM5 5h2v2h-2z",
};

export function colourOf(view: View, faction: Faction): string {
  return faction === null ? "barbarians" : view.players[faction]!.colour;
}
