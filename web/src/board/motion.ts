/** How long things move on a board: not at all where motion is off. */
import { settings } from "../settings.svelte";

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function moving(): { duration: number; start: number } {
  const duration = still.matches ? 0 : { off: 0, fast: 140, calm: 240 }[settings.speed];
  return { duration, start: 0.4 };
}
