/* Made by page_types.py out of the types in Python: change them there. */

import type { Asked as AnyAsked, OwnFrame, SharedFrame } from "./messages";

/** What can be asked in this game. */
export type Decision =
  | "answer-to"
  | "bear-loss"
  | "borrow-barbarian"
  | "buy-cards"
  | "change-order"
  | "choose-area"
  | "choose-civilization"
  | "choose-effect"
  | "choose-faction"
  | "choose-new-civilization"
  | "choose-new-home"
  | "choose-place"
  | "choose-talents"
  | "choose-wonder"
  | "commit"
  | "deploy"
  | "discard-card"
  | "discard-of-another"
  | "invoke-aeneas"
  | "keep-card"
  | "move-from"
  | "move-to"
  | "pay-for-wonder"
  | "place-disc"
  | "plan"
  | "play-card"
  | "pledge-ally"
  | "raid"
  | "recover-card"
  | "resettle"
  | "respond"
  | "restore-at"
  | "retire"
  | "set-block"
  | "take-disc"
  | "take-from"
  | "take-tied-place"
  | "use-something"
  | "which-wonder";

/** What is asked in this game. */
export interface Asked extends Omit<AnyAsked, "decision"> {
  decision: Decision;
}

/** All that a seat, or a spectator, sees of this game. */
export type View = SharedFrame &
  Omit<OwnFrame, "asked"> & { asked: Asked | null } & Record<string, unknown> &
  Record<string, unknown>;
