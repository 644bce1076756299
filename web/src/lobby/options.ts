/** How the options of a game are told. */
import { say } from "../text/text.svelte";
import type { Speaker } from "../text/speaker";

/** What a value of an option is called: by the game, else as it is. */
export function valueName(speaker: Speaker, option: string, value: string | number | boolean): string {
  const id = `option-${option}-${value}`;
  if (speaker.has(id)) return speaker.say(id);
  return typeof value === "boolean" ? say(value ? "yes" : "no") : String(value);
}

/** What it means to choose it, if the game says so. */
export function explained(speaker: Speaker, option: string): string {
  return speaker.has(`about-${option}`) ? speaker.say(`about-${option}`) : "";
}
