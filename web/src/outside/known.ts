/** The games that can be played here; from then on the page can say what each is called. */
import type { GameInfo } from "../generated/messages";
import { api } from "../server/api";
import { settings } from "../settings.svelte";
import { isOurs } from "../text/sources";
import { voice } from "../text/text.svelte";

export async function knownGames(): Promise<GameInfo[]> {
  const games = await api.games();
  const outside = games.filter(({ id }) => !isOurs(id));
  if (outside.length) await voice.speak(settings.lang, outside);
  return games;
}
