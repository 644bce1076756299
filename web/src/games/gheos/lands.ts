/** What a tile of the map lies in, seen closely: who lives there, what is counted, and what one's followers bring. */
import type { LandView, View } from "../../generated/gheos";
import type { Speaker } from "../../text/speaker";
import { capital } from "../../text/capital";
import type { About } from "../game";

/** The continents that a tile is part of. */
function continentsAt(view: View, cell: string): LandView[] {
  const tile = view.tiles.find((laid) => laid.cell === cell);
  const lands = new Set(tile?.parts.map(({ land }) => view.lands[land]!));
  return [...lands].filter(({ kind }) => kind === "continent");
}

export function aboutCell(view: View, cell: string, speaker: Speaker): About {
  const { tile } = view.tiles.find((laid) => laid.cell === cell)!;
  const lands = continentsAt(view, cell).flatMap((land) => told(view, land, speaker));
  return { title: speaker.word(tile), text: lands.join("\n") || speaker.say("about-tile") };
}

function told(view: View, { civilizations, symbols }: LandView, speaker: Speaker): string[] {
  const living = civilizations.map((civilization) => speaker.say("cell-of", { civilization }));
  const who = capital(living.join(", ")) || speaker.say("land-free");
  const own = view.viewer === null ? {} : view.players[view.viewer]!.followers;
  const followers = civilizations.reduce((sum, civilization) => sum + (own[civilization] ?? 0), 0);
  const worth = { followers, token: followers * symbols.cup, epoch: followers * symbols.pyramid };
  return [
    speaker.say("land-symbols", { who, ...symbols }),
    ...(followers ? [speaker.say("land-worth", worth)] : []),
  ];
}
