/** What went wrong, for people. */
import { Refused } from "../server/api";
import { place } from "../server/place";
import { say, voice } from "./text.svelte";

/** What the server said no to, or that nobody answers. */
export function inWords(problem: unknown): string {
  return problem instanceof Refused ? problem.refusal.text[voice.lang] : say(place().silence);
}
