/** What of this game can be heard. */
import type { Heard } from "../../sound/sounds";

export const heard: Heard = {
  "placed-leader": "place",
  "moved-leader": "place",
  "placed-tile": "place",
  "built-monument": "place",
  "built-building": "place",
  "took-treasure": "score",
  "scored-tile": "score",
  "conflict-won": "score",
  "monument-paid": "score",
  conflict: "conflict",
  catastrophe: "conflict",
};
