/* Made by page_types.py out of the types in Python: change them there. */

import type { Asked as AnyAsked, OwnFrame, SharedFrame } from "./messages";

/** What can be asked in this game. */
export type Decision =
  | "annex-colony"
  | "answer-pact"
  | "bid"
  | "break-through"
  | "choose-gain"
  | "choose-politics"
  | "choose-reserves"
  | "choose-rival"
  | "choose-ruin"
  | "choose-side"
  | "compose-into"
  | "defend"
  | "defend-with"
  | "destroy-own"
  | "destroy-rivals"
  | "develop-civilization"
  | "discard-military"
  | "homer-stays"
  | "improve"
  | "infiltrate"
  | "lose-colony"
  | "lose-population"
  | "lose-token"
  | "offer-worker"
  | "raid-building"
  | "send-force"
  | "send-more"
  | "share-plunder"
  | "split-gain"
  | "split-loss"
  | "take-action"
  | "take-cards"
  | "take-technology"
  | "upgrade-to";

/** What is asked in this game. */
export interface Asked extends Omit<AnyAsked, "decision"> {
  decision: Decision;
}

/** All that a seat, or a spectator, sees of this game. */
export type View = SharedFrame &
  Omit<OwnFrame, "asked"> & { asked: Asked | null } & Record<string, unknown> &
  Record<string, unknown>;
