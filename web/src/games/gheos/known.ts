/** All that everybody knows of a god. */
import type { View } from "../../generated/gheos";
import type { Speaker } from "../../text/speaker";
import type { Fact } from "../game";
import { COLOURS } from "./view";

export function known(view: View, seat: number, speaker: Speaker): Fact[] {
  const player = view.players[seat]!;
  const followers = COLOURS.filter((colour) => player.followers[colour]);
  return [
    { name: speaker.say("points"), value: player.points ?? "?" },
    { name: speaker.say("known-tokens"), value: player.tokens },
    { name: speaker.say("token-worth"), value: player.token_worth },
    { name: speaker.say("epoch-worth"), value: player.epoch_worth },
    { name: speaker.say("known-tiles"), value: player.hand_size },
    ...followers.map((civilization) => ({
      name: speaker.say("followers", { civilization }),
      value: player.followers[civilization]!,
    })),
  ];
}
