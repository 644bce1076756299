import type { View } from "../../generated/monumental";
import { gamePage } from "../game";
import Board from "./Board.svelte";
import { verbAsked } from "./deeds";
import Hand from "./Hand.svelte";
import { heard } from "./heard";
import { known } from "./known";
import { motions } from "./motions";
import { isPart, opened } from "./looking.svelte";
import { isOffer, isShown } from "./offers";
import OwnOption from "./OwnOption.svelte";
import "./palette.css";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import Scene from "./Scene.svelte";
import { BASIC_RESOURCES, civilizationOf, faceOf } from "./view";

export const page = gamePage<View>({
  Board,
  Hand,
  Player,
  Picture,
  Scene,
  OwnOption,
  scene: isOffer,
  shows: isShown,
  ink: (view, seat) => `--mo-${civilizationOf(view, seat) ?? "nobody"}`,
  about: (_, word, speaker) => ({ kind: faceOf(word) && speaker.say(`kind-${faceOf(word)!.kind}`) }),
  known,
  // Ending with something left to spend loses it, and new cards come to light.
  weighty: ({ turn_state, actions }, choice) =>
    choice === "end" &&
    (BASIC_RESOURCES.some((resource) => turn_state.resources[resource]) || (actions.use?.length ?? 0) > 0),
  risks: ({ turn_state, actions }, choice, speaker) => {
    if (choice !== "end") return [];
    const left = BASIC_RESOURCES.filter((resource) => turn_state.resources[resource]);
    const used = actions.use?.length ?? 0;
    const told = left.map((resource) =>
      speaker.say("amount", { count: turn_state.resources[resource]!, resource }),
    );
    return [
      ...(told.length ? [speaker.say("risk-resources", { what: told.join(", ") })] : []),
      ...(used ? [speaker.say("risk-effects", { count: used })] : []),
    ];
  },
  opens: (view, choice) =>
    verbAsked(view) !== null || view.asked?.decision === "choose-row" || choice in view.actions,
  heard,
  motions,
  tour: ["city", "purse", "supply", "map", "realm"],
  unfold: (step) => (isPart(step) ? opened(step) : undefined),
});
