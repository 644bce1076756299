import type { Decision, View } from "../../generated/innersea";
import type { Confirm } from "../../generated/messages";
import type { Choice } from "../../server/types";
import type { Speaker } from "../../text/speaker";
import { gamePage } from "../game";
import { aboutArea, isWordOfArea } from "./areas";
import Board from "./Board.svelte";
import { colourOf } from "./colours";
import Hand from "./Hand.svelte";
import { heard } from "./heard";
import { known } from "./known";
import { motions } from "./motions";
import "./palette.css";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import {
  abilitiesOf,
  choosesCivilization,
  CIVILIZATION_OF,
  choosesFaction,
  isArea,
  isGrowing,
  isHeld,
  wordOf,
} from "./view";

/** Questions of which a card or a Wonder may ask more. */
const OPENING = new Set<Decision>(["play-card", "use-something", "which-wonder", "plan", "aim", "respond"]);

function shows(view: View, choice: Choice): boolean {
  if (choosesFaction(view) || choosesCivilization(view)) return true;
  return isArea(choice) || isHeld(choice) || (choice === "done" && isGrowing(view));
}

/** A pass for good, discs left behind, and a Wonder that is begun are worth a second look. */
function weighty({ asked }: View, choice: Choice): Confirm {
  if (choice === "pass") return asked?.decision === "play-card";
  if (choice === "done") return asked?.decision === "deploy" && Number(asked.facts.ready) > 0;
  return [{ kind: "began-wonder" }, { kind: "aeneas" }];
}

/** What a pass and discs that stay behind come to. */
function risks(view: View, choice: Choice, speaker: Speaker): string[] {
  if (choice === "pass" && view.asked?.decision === "play-card") {
    const cards = view.viewer === null ? 0 : (view.players[view.viewer]!.hand?.length ?? 0);
    return [speaker.say("risk-pass", { cards })];
  }
  const ready = Number(view.asked?.facts.ready ?? 0);
  return choice === "done" && ready > 0 ? [speaker.say("risk-ready", { ready })] : [];
}

export const page = gamePage<View>({
  Board,
  Hand,
  Player,
  Picture,
  rival: wordOf,
  ink: (view, seat) =>
    colourOf(view, seat) === "yellow" ? "--is-yellow-line" : `--is-${colourOf(view, seat)}`,
  about: (view, word, speaker) => {
    if (word in CIVILIZATION_OF) {
      const abilities = abilitiesOf(word).map((own) => `${speaker.word(own)}. ${speaker.text(own)}`);
      return { text: abilities.join("\n") };
    }
    return isWordOfArea(word) ? aboutArea(view, word, speaker) : {};
  },
  known,
  shows,
  weighty,
  risks,
  opens: ({ asked }, choice) =>
    asked !== null && OPENING.has(asked.decision) && choice !== "pass" && choice !== "done",
  heard,
  motions,
  tour: ["map", "ranks", "growth", "hand", "competition"],
});
