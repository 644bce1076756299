/** Looking back: the table as it was, step by step or by itself, until it is as it is now. */
import type { AnyView, Replay as Replayed, TableEvent } from "../generated/messages";
import { pace } from "../settings.svelte";
import type { Feed, Showing } from "./feed.svelte";
import { remember, remembered } from "../remembered";

const SEEN = "ecumene-seen-";
/** Even whoever wants no waiting can follow a game that plays by itself. */
const LEAST_PACE = 250;

/** Where what happened is seen moving. */
export interface Moving {
  show: (events: readonly TableEvent[], before: AnyView | null, after: AnyView) => number;
}

type Fetch = (to: number, seat: number | null) => Promise<Replayed>;

export class Replay {
  /** The moment that is looked at; null is now. */
  at: { number: number; view: AnyView; events: readonly TableEvent[] } | null = $state.raw(null);
  playing = $state(false);

  /** How long what is shown now moves, in milliseconds. */
  private moves = 0;
  /** Of several places asked for in a hurry, the last is shown, and steps lead on from there; -1 is now. */
  private sought = -1;

  constructor(
    private readonly feed: Feed,
    private readonly fetch: Fetch,
    private readonly stage: Moving,
  ) {}

  now: boolean = $derived(this.at === null);

  /** The numbers at which something happened that can be seen; half-made choices are passed over. */
  private stops: number[] = $derived.by(() => [
    0,
    ...this.feed.entries.filter((entry) => entry.events.length).map((entry) => entry.number),
  ]);

  /** Whoever comes back sees in brief what the others did in the meantime. */
  keepUp({ message: { number, entries }, before }: Showing): void {
    const key = SEEN + this.feed.table.id;
    const seen = remembered(key);
    if (this.now) remember(key, String(number));
    if (before || seen === null || !pace()) return;
    const missed = entries.filter(
      (entry) => entry.number > Number(seen) && !this.feed.mine.includes(entry.seat),
    );
    if (missed.some((entry) => entry.events.length)) void this.play(Number(seen));
  }

  /** The table as it was after so many choices. */
  async goTo(number: number): Promise<void> {
    const { last, table, shown } = this.feed;
    const wanted = Math.max(0, Math.min(number, last));
    if (wanted === last && table.status !== "finished") return this.backToNow();
    this.sought = wanted;
    const { view, events } = await this.fetch(wanted, shown?.seat ?? null);
    if (this.sought !== wanted) return;
    const told = events.flatMap((entry) => entry.events);
    const before = this.at ?? (shown && { number: shown.number, view: shown.view });
    // Only what comes next moves: whoever leaps elsewhere, or back, is there at once.
    const next = before !== null && this.follows(before.number, wanted);
    this.moves = this.stage.show(next ? told : [], before?.view ?? null, view);
    this.at = { number: wanted, view, events: told };
  }

  /** Whether one number is the next stop after another. */
  private follows(number: number, next: number): boolean {
    return next === this.stops.find((stop) => stop > number);
  }

  step(by: 1 | -1): Promise<void> {
    const here = this.sought < 0 ? this.feed.last : this.sought;
    const next = by > 0 ? this.stops.find((stop) => stop > here) : this.stops.findLast((stop) => stop < here);
    if (next !== undefined) return this.goTo(next);
    if (by > 0) this.backToNow();
    return Promise.resolve();
  }

  /** Plays on from a place until the present. */
  async play(from?: number): Promise<void> {
    this.playing = true;
    if (from !== undefined) await this.goTo(from);
    else if (this.now) await this.goTo(0);
    while (this.playing && this.at && this.at.number < this.feed.last) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(pace(), LEAST_PACE, this.moves)));
      if (this.playing) await this.step(1);
    }
    this.playing = false;
  }

  stop(): void {
    this.playing = false;
  }

  backToNow(): void {
    this.playing = false;
    this.sought = -1;
    this.at = null;
  }
}
