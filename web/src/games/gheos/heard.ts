/** What of this game can be heard. */
import type { Heard } from "../../sound/sounds";

export const heard: Heard = {
  placed: "place",
  replaced: "place",
  founded: "place",
  migrated: "place",
  temple: "score",
  scored: "score",
  "epoch-points": "score",
  "final-points": "score",
  war: "conflict",
  "war-tied": "conflict",
};
