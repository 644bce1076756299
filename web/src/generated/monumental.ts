/* Made by page_types.py out of the types in Python: change them there. */

import type { Asked as AnyAsked, OwnFrame, SharedFrame } from "./messages";

/** What can be asked in this game. */
export type Decision =
  | "acquire"
  | "activate-card"
  | "answer-sphinx"
  | "archive-card"
  | "automa-turn"
  | "borrow-card"
  | "build-outpost-at"
  | "build-stage"
  | "choose-automa-conquest"
  | "choose-automa-way"
  | "choose-benefit"
  | "choose-capital"
  | "choose-civilization"
  | "choose-column"
  | "choose-market-token"
  | "choose-price"
  | "choose-row"
  | "city-question"
  | "collect"
  | "conquer"
  | "copy-card"
  | "copy-claimed"
  | "defeat"
  | "defeat-with"
  | "deploy"
  | "develop-policy"
  | "discard-card"
  | "explore"
  | "explore-to"
  | "gain-any"
  | "gain-different"
  | "gain-same"
  | "give-knowledge"
  | "hire"
  | "keep-knowledge"
  | "keep-wonder"
  | "lead-minotaur"
  | "lose-unit"
  | "move-to"
  | "move-unit"
  | "muster"
  | "order-effects"
  | "order-uniques"
  | "pay-any"
  | "pay-different"
  | "pay-same"
  | "place-automa-wonder"
  | "place-kraken"
  | "place-outpost"
  | "place-wonder"
  | "redeploy-unit"
  | "reinforce-card"
  | "resolve-one"
  | "return-units"
  | "send-explorer"
  | "send-to"
  | "spend-token"
  | "take-action"
  | "take-card"
  | "use-drawn"
  | "use-effect"
  | "use-or-not";

/** What is asked in this game. */
export interface Asked extends Omit<AnyAsked, "decision"> {
  decision: Decision;
}

/** All that a seat, or a spectator, sees of this game. */
export type View = SharedFrame &
  Omit<OwnFrame, "asked"> & { asked: Asked | null } & Record<string, unknown> &
  Record<string, unknown>;
