/** Days and how long is left, for people. */
import { say, voice } from "../text/text.svelte";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

export function day(at: string): string {
  return new Date(at).toLocaleDateString(voice.lang, { dateStyle: "medium" });
}

/** How long is left of so many milliseconds: minutes and seconds, hours, or days. */
export function left(span: number): string {
  if (span >= DAY)
    return say("left-days", { days: Math.floor(span / DAY), hours: Math.floor((span % DAY) / HOUR) });
  if (span >= HOUR)
    return say("left-hours", {
      hours: Math.floor(span / HOUR),
      minutes: Math.floor((span % HOUR) / 60 / SECOND),
    });
  const seconds = Math.floor(span / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
