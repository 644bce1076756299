import type { View } from "../../generated/gheos";
import { gamePage } from "../game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { heard } from "./heard";
import { known } from "./known";
import { aboutCell } from "./lands";
import { motions } from "./motions";
import "./palette.css";
import Player from "./Player.svelte";
import { COLOURS, inTheAir, isCell } from "./view";

export const page = gamePage<View>({
  Board,
  Hand,
  Player,
  shows: (view, choice) => {
    const [verb = "", colour = ""] = choice.split(" ");
    return (
      view.asked?.decision === "play-tile" ||
      isCell(choice) ||
      /^r[012]$/.test(choice) ||
      COLOURS.includes(choice) ||
      (["follow", "pay", "favour"].includes(verb) && COLOURS.includes(colour))
    );
  },
  // The map itself shows what a tile brings and asks; a token for nothing, or the last of all, is asked here.
  weighty: (_, choice) =>
    choice === "score" && [{ kind: "end-by-tokens" }, { kind: "scored", args: { points: 0 } }],
  risks: ({ players, viewer }, choice, speaker) =>
    choice === "score" && viewer !== null && players[viewer]!.token_worth === 0
      ? [speaker.say("risk-token")]
      : [],
  called: (choice) => (isCell(choice) ? "cell-marked" : /^r[012]$/.test(choice) ? "tile-turned" : null),
  about: (view, word, speaker) => {
    if (isCell(word)) return aboutCell(view, word, speaker);
    return COLOURS.includes(word)
      ? { title: speaker.say("followers", { civilization: word }), text: speaker.say("about-civilization") }
      : { text: speaker.say("about-tile") };
  },
  known,
  opens: (view, choice) => {
    switch (view.asked?.decision) {
      case "play-tile":
      case "choose-continent":
        return true;
      case "place-tile":
        return inTheAir(view)?.rotations.length !== 1;
      default:
        return choice === "found";
    }
  },
  heard,
  motions,
  tour: ["board", "tiles", "people", "continents", "epochs"],
});
