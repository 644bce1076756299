/** Who sits at a table, and what everybody there is called. */
import type { SeatInfo } from "../generated/messages";
import { say } from "../text/text.svelte";

const AUTOMA: SeatInfo = {
  kind: "bot",
  level: "automa",
  name: "",
  resigned: false,
  you: false,
  silent: false,
  online: true,
};

/** The seats of a table, and after them those that the game itself plays. */
export function withAutomas(seats: readonly SeatInfo[], count: number): SeatInfo[] {
  return Array.from({ length: Math.max(count, seats.length) }, (_, n) => seats[n] ?? AUTOMA);
}

/** What everybody at a table is called: bots by their level, numbered when there are several. */
export function nameAll(seats: readonly SeatInfo[]): string[] {
  return seats.map(({ kind, level, name }, n) => {
    if (name || kind !== "bot" || !level) return name;
    const equals = seats.flatMap((seat, i) => (!seat.name && seat.level === level ? [i] : []));
    const called = say(`bot-${level}`);
    return equals.length > 1 ? `${called} ${equals.indexOf(n) + 1}` : called;
  });
}
