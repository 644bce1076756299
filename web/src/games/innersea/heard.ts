/** What of this game can be heard. */
import type { Heard } from "../../sound/sounds";

export const heard: Heard = {
  deployed: "place",
  played: "place",
  invested: "place",
  "disc-placed": "place",
  "disc-moved": "place",
  "barbarians-placed": "place",
  "began-wonder": "place",
  "wonder-built": "place",
  tally: "score",
  looted: "score",
  "vp-gained": "score",
  "epoch-points": "score",
  competition: "conflict",
  raided: "conflict",
  dominated: "conflict",
};
