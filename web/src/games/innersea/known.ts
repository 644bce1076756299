/** All that everybody knows of whoever leads a civilization. */
import type { View } from "../../generated/innersea";
import type { Speaker } from "../../text/speaker";
import type { Fact } from "../game";

export function known(view: View, seat: number, speaker: Speaker): Fact[] {
  const player = view.players[seat]!;
  const wonders = Object.entries(view.wonders).filter(([, { owner }]) => owner === seat);
  const { civilization, growth } = player;
  return [
    ...(civilization ? [{ name: speaker.say("known-leads"), value: speaker.word(civilization) }] : []),
    { name: speaker.say("vp"), value: player.vp },
    { name: speaker.say("cities"), value: player.cities },
    { name: speaker.say("settlements"), value: player.settlements },
    { name: speaker.say("known-areas"), value: player.areas },
    { name: speaker.say("known-on-map"), value: player.on_map },
    { name: speaker.say("supply"), value: player.supply },
    { name: speaker.say("talents"), value: player.talents },
    { name: speaker.say("hand-size"), value: player.hand_size },
    ...(growth ? [{ name: speaker.say("known-growth"), value: growth.total }] : []),
    ...(player.passed ? [{ name: speaker.say("known-cards-phase"), value: speaker.say("has-passed") }] : []),
    ...player.known.map((card) => ({ name: speaker.say("known-card"), value: speaker.word(card) })),
    ...wonders.map(([word, { discs, full, buried }]) => ({
      name: speaker.word(word),
      value: buried ? speaker.say("buried") : `${discs}/${full}`,
    })),
    ...Object.entries(player.investments).map(([word, discs]) => ({
      name: speaker.word(word),
      value: speaker.say("known-invested", { count: discs }),
    })),
  ];
}
