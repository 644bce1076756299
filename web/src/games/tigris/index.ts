import type { Component } from "svelte";
import type { TableEvent, View } from "../../server/types";
import type { BoardProps, GamePage, PlayerProps } from "../game";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import "./palette.css";
import Player from "./Player.svelte";
import Scene from "./Scene.svelte";
import { COLOUR_OF, isCell, type TigrisView } from "./view";

/** What is worth a second look before it happens. */
const WEIGHTY = new Set(["conflict", "union", "sent-home", "catastrophe", "committed", "building-removed"]);

function opens(view: View, choice: string): boolean {
  return view.asked?.decision === "take-action" && choice !== "end";
}

export const page: GamePage = {
  Board: Board as unknown as Component<BoardProps>,
  Hand: Hand as unknown as Component<BoardProps>,
  Player: Player as unknown as Component<PlayerProps>,
  Scene: Scene as unknown as Component<BoardProps>,
  shows: (view, choice) =>
    isCell(choice) ||
    choice in COLOUR_OF ||
    choice === "catastrophe" ||
    choice.startsWith("commit ") ||
    choice in (view as TigrisView).monuments,
  weighty: (view: View, choice: string, events: readonly TableEvent[]) =>
    events.some(({ kind }) => WEIGHTY.has(kind)) ||
    (choice === "end" && Number(view.asked?.facts.left) > 0) ||
    choice === "done",
  opens,
  tour: [
    { text: "tour-board", at: ".board" },
    { text: "tour-leaders", at: "[data-tour=leaders]" },
    { text: "tour-tiles", at: "[data-tour=tiles]" },
    { text: "tour-conflicts", at: ".board" },
    { text: "tour-points", at: "[data-tour=points]" },
  ],
};
