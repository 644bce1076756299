import type { View } from "../../generated/tigris";
import { gamePage } from "../game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { heard } from "./heard";
import { motions } from "./motions";
import "./palette.css";
import { about, known } from "./pieces";
import Player from "./Player.svelte";
import { risks } from "./risks";
import Scene from "./Scene.svelte";
import { COLOUR_OF, isCell } from "./view";

/** What is worth a second look before it happens. */
const WEIGHTY = ["conflict", "union", "sent-home", "catastrophe", "committed", "building-removed"].map(
  (kind) => ({
    kind,
  }),
);

export const page = gamePage<View>({
  Board,
  Hand,
  Player,
  Scene,
  scene: ({ asked }) =>
    asked?.decision === "commit" || (asked?.decision === "build-monument" && asked.choices !== undefined),
  shows: (view, choice) =>
    isCell(choice) ||
    choice in COLOUR_OF ||
    choice === "catastrophe" ||
    choice.startsWith("commit ") ||
    choice in view.monuments,
  weighty: (view, choice) =>
    (choice === "end" && Number(view.asked?.facts.left) > 0) || choice === "done" || WEIGHTY,
  risks,
  about: (view, word, speaker, names) => (isCell(word) ? about(view, word, speaker, names) : {}),
  known,
  opens: (view, choice) => view.asked?.decision === "take-action" && choice !== "end",
  heard,
  motions,
  tour: ["board", "leaders", "tiles", "conflicts", "points"],
});
