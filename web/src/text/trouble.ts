/** What went wrong, for people. */
import { Refused } from "../server/api";
import { say, voice } from "./text.svelte";

/** What the server said no to, or that it does not answer. */
export function inWords(problem: unknown): string {
  return problem instanceof Refused ? problem.refusal.text[voice.lang] : say("server-silent");
}
