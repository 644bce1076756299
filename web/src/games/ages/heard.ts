/** What of this game can be heard. */
import type { Heard } from "../../sound/sounds";

export const heard: Heard = {
  took: "place",
  leader: "place",
  built: "place",
  upgraded: "place",
  developed: "place",
  stage: "place",
  played: "place",
  tactic: "place",
  colonized: "place",
  scored: "score",
  "scored-leader": "score",
  produced: "score",
  closing: "score",
  aggression: "conflict",
  war: "conflict",
  "war-resolved": "conflict",
  uprising: "conflict",
};
