/* Made by page_types.py out of the types in Python: change them there. */

import type { Asked as AnyAsked, OwnFrame, SharedFrame } from "./messages";

/** What can be asked in this game. */
export type Decision =
  | "choose-colour"
  | "choose-continent"
  | "choose-refuge"
  | "choose-winner"
  | "finish-turn"
  | "gather-people"
  | "pay-follower"
  | "place-tile"
  | "play-tile"
  | "turn-tile";

/** What is asked in this game. */
export interface Asked extends Omit<AnyAsked, "decision"> {
  decision: Decision;
}

/** All that a seat, or a spectator, sees of this game. */
export type View = SharedFrame &
  Omit<OwnFrame, "asked"> & { asked: Asked | null } & Record<string, unknown> &
  Record<string, unknown>;
