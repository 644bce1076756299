/** All that everybody knows of a civilization. */
import type { View } from "../../generated/monumental";
import type { Speaker } from "../../text/speaker";
import type { Fact } from "../game";
import { CONTESTS } from "./view";

export function known(view: View, seat: number, speaker: Speaker): Fact[] {
  const player = view.players[seat]!;
  const { civilization, celebrity, building } = player;
  const named = (name: string, words: readonly string[]): Fact[] =>
    words.length
      ? [{ name: speaker.say(name), value: speaker.say("known-list", { words: [...words] }) }]
      : [];
  return [
    ...(civilization ? [{ name: speaker.say("known-civilization"), value: speaker.word(civilization) }] : []),
    { name: speaker.say("points"), value: player.points },
    ...[...CONTESTS, "monsters", "gold"].flatMap((name) => {
      const found = (player.breakdown[name] ?? 0) + (player.breakdown[`most-${name}`] ?? 0);
      return found
        ? [{ name: speaker.say("known-from", { word: speaker.say(`contest-${name}`) }), value: found }]
        : [];
    }),
    { name: speaker.word("gold"), value: player.gold },
    { name: speaker.word("culture"), value: player.culture },
    { name: speaker.say("tokens-held"), value: player.market_tokens_held },
    { name: speaker.say("production-held"), value: player.production_tokens },
    { name: speaker.say("known-deck"), value: player.deck },
    { name: speaker.say("known-discard"), value: player.discard.length },
    { name: speaker.say("known-archived"), value: player.archived.length },
    ...named("contest-policies", player.policies),
    ...(building ? named("known-building", [building]) : []),
    ...(celebrity ? named("celebrity", [celebrity]) : []),
  ];
}
