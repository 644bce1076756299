import type { View } from "../../generated/ages";
import { gamePage } from "../game";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import Hand from "./Hand.svelte";
import { heard } from "./heard";
import { known } from "./known";
import { motions } from "./motions";
import "./palette.css";
import Player from "./Player.svelte";
import Scene from "./Scene.svelte";
import Summary from "./Summary.svelte";
import { isShown, SCENES } from "./choices";
import { warnings } from "./warnings";

/** Verbs that may only open the next question. */
const OPENING = new Set(["upgrade", "compose", "play", "leader", "aggression", "war", "pact", "send"]);

export const page = gamePage<View>({
  Board,
  Hand,
  Player,
  Scene,
  Summary,
  roomy: true,
  scene: ({ asked }) => asked?.choices !== undefined && SCENES.has(asked.decision),
  ink: ({ civilizations }, seat) => `--ag-${civilizations[seat]!.colour}`,
  points: ([, culture]) => culture!,
  shows: isShown,
  Detail,
  known,
  weighty: (view, choice) => {
    if (choice === "end") return warnings(view).length > 0;
    if (view.asked?.decision === "choose-rival")
      return ["aggression", "war"].includes(view.cards[String(view.asked.facts.card)]!.kind);
    return choice === "yield";
  },
  opens: (_, choice) => OPENING.has(choice.split(" ")[0]!),
  heard,
  motions,
  tour: ["row", "civilization", "vitals", "scores", "events"],
});
