/** What stands about a tournament in many places. */
import type { EntrantInfo, TournamentInfo } from "../generated/messages";
import { say, voice } from "../text/text.svelte";

/** What all who take part are called, by their numbers; several bots of a level are told apart. */
export function callAll(people: readonly EntrantInfo[]): string[] {
  const bots = people.filter(({ level }) => level);
  return people.map((one) => {
    if (!one.level) return one.name || say("tournament-gone");
    const level = say(`level-${one.level}`);
    return bots.length > 1 ? `${level} ${bots.indexOf(one) + 1}` : level;
  });
}

/** Points and what comes after them, with as many digits as they need. */
export function amount(number: number): string {
  return number.toLocaleString(voice.lang, { maximumFractionDigits: 2 });
}

export function moment(at: string): string {
  return new Date(at).toLocaleString(voice.lang, { dateStyle: "full", timeStyle: "short" });
}

export function status({ status, round, rounds }: TournamentInfo): string {
  return say(`tournament-status-${status}`, { round, rounds: rounds ?? 0 });
}
