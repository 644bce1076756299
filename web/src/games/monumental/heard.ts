/** What of this game can be heard. */
import type { Heard } from "../../sound/sounds";

export const heard: Heard = {
  acquired: "place",
  archived: "place",
  developed: "place",
  "moved-unit": "place",
  outpost: "place",
  "explorer-moved": "place",
  "started-wonder": "place",
  "wonder-placed": "place",
  hired: "place",
  "completed-wonder": "score",
  "took-market": "score",
  conquered: "conflict",
  "monster-attacks": "conflict",
  "monster-defeated": "conflict",
};
