/** Who sits at a table, and what everybody there is called. */
import type { SeatInfo } from "../generated/messages";
import { say } from "../text/text.svelte";

/** A seat of which nothing else is known. */
export const SEAT: SeatInfo = {
  kind: "person",
  name: "",
  level: null,
  resigned: false,
  free: false,
  you: false,
  silent: false,
  online: true,
  account: false,
};
const AUTOMA: SeatInfo = { ...SEAT, kind: "bot", level: "automa" };

/** The seats of a table, and after them those that the game itself plays. */
export function withAutomas(seats: readonly SeatInfo[], count: number): SeatInfo[] {
  return Array.from({ length: Math.max(count, seats.length) }, (_, n) => seats[n] ?? AUTOMA);
}

/** What somebody would be called who sat there alone: bots by their level, people without a name as guests. */
function called({ kind, level, name }: SeatInfo): string {
  if (name) return name;
  if (kind === "bot") return level ? say(`bot-${level}`) : "";
  return kind === "person" ? say("guest") : "";
}

/** A guest who is called as an account at the same table is told apart from it. */
function toldApart(seat: SeatInfo, seats: readonly SeatInfo[]): string {
  const name = called(seat);
  const alike = seats.some((other) => other.account && !seat.account && other.name === name);
  return alike ? say("guest-called", { name }) : name;
}

/** What everybody at a table is called: no two alike, so those who are get a number. */
export function nameAll(seats: readonly SeatInfo[]): string[] {
  const names = seats.map((seat) => toldApart(seat, seats));
  return names.map((name, n) => {
    const equals = names.flatMap((other, i) => (other && other === name ? [i] : []));
    return equals.length > 1 ? `${name} ${equals.indexOf(n) + 1}` : name;
  });
}
