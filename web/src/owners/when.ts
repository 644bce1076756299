/** Days as a form has them, and moments as owners read them. */
import { voice } from "../text/text.svelte";

/** The end of a day that a field of a form names; nothing, if it names none. */
export function endOf(day: string): string | null {
  return day ? new Date(`${day}T23:59:59`).toISOString() : null;
}

export function moment(at: string): string {
  return new Date(at).toLocaleString(voice.lang, { dateStyle: "medium", timeStyle: "short" });
}
