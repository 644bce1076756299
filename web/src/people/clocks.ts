/** The clocks that a new table is offered; the first is none. */
import type { NewClock } from "../generated/messages";
import { say } from "../text/text.svelte";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const CLOCKS: readonly (Omit<NewClock, "zero"> | null)[] = [
  null,
  { kind: "choice", seconds: MINUTE },
  { kind: "turn", seconds: 5 * MINUTE },
  { kind: "turn", seconds: 15 * MINUTE },
  { kind: "bank", seconds: 20 * MINUTE, increment: 15 },
  { kind: "bank", seconds: 60 * MINUTE, increment: 30 },
  { kind: "days", seconds: DAY },
  { kind: "days", seconds: 3 * DAY },
  { kind: "days", seconds: 7 * DAY },
];

/** The clock that is proposed where there has to be one. */
export const UNHURRIED = 7;

/** How long everybody may think, in words. */
export function clockName(agreed: Omit<NewClock, "zero"> | null): string {
  if (agreed === null) return say("clock-none");
  return say(`clock-${agreed.kind}`, {
    seconds: agreed.seconds,
    minutes: agreed.seconds / MINUTE,
    days: agreed.seconds / DAY,
    increment: agreed.increment ?? 0,
  });
}
