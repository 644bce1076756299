/** What the log tells besides the game: where it stands among the entries, and how it is said. */
import type { HappeningMessage, TableEntry } from "../generated/messages";
import { say } from "../text/text.svelte";

/** One line of the log. */
export type LogLine = TableEntry | HappeningMessage;

/** Lines that belong to one turn; what happened before the first has none. */
export interface LogTurn {
  turn: number | null;
  lines: LogLine[];
}

export function isHappening(line: LogLine): line is HappeningMessage {
  return "what" in line;
}

/** The log, turn by turn: each happening after the last choice that stood then. */
export function inTurns(entries: readonly TableEntry[], happenings: readonly HappeningMessage[]): LogTurn[] {
  const turns: LogTurn[] = [];
  const waiting = [...happenings];
  function add(turn: number | null, line: LogLine): void {
    const last = turns.at(-1);
    if (last && last.turn === turn) last.lines.push(line);
    else turns.push({ turn, lines: [line] });
  }
  for (const entry of entries) {
    while (waiting[0] && waiting[0].choices < entry.number) add(turns.at(-1)?.turn ?? null, waiting.shift()!);
    if (entry.events.length) add(entry.turn, entry);
  }
  for (const happening of waiting) add(turns.at(-1)?.turn ?? null, happening);
  return turns;
}

export function told({ what, name, by }: HappeningMessage): string {
  const who = (called: string): string => called || say("nobody-known");
  return say(`happening-${what}`, { name: who(name), by: who(by) });
}
