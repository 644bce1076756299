/** What the others did since this person last acted: marked on the board, and told, until they act again. */
import type { TableEntry, TableEvent } from "../generated/messages";
import type { Feed } from "./feed.svelte";
import { remember, remembered } from "../remembered";

const ACTED = "ecumene-acted-";
/** What says no more than whose turn it is. */
const UNSAID = new Set(["turn"]);

export class Since {
  /** Which of the entries is looked at alone; null is all of them. */
  step: number | null = $state(null);
  /** After how many choices each seat of this person last chose something, by its own hand. */
  private acted: Readonly<Record<number, number>> = $state.raw({});

  constructor(private readonly feed: Feed) {
    this.acted = read(this.key);
  }

  /** The others' entries, oldest first; whoever looks on gets the newest of all. */
  entries: readonly TableEntry[] = $derived.by(() => {
    const told = this.feed.entries.filter((entry) => entry.events.some(({ kind }) => !UNSAID.has(kind)));
    const { seat } = this.feed;
    if (seat === null) return told.slice(-1);
    const last = this.lastAct(seat);
    return told.filter((entry) => entry.number > last && entry.seat !== seat);
  });

  /** All that happened in them. */
  events: readonly TableEvent[] = $derived.by(() => this.entries.flatMap((entry) => entry.events));

  /** What is told now: the step that is looked at, or all of it. */
  told: readonly TableEvent[] = $derived.by(() => {
    const events = this.step === null ? this.events : (this.entries[this.step]?.events ?? []);
    return events.filter(({ kind }) => !UNSAID.has(kind));
  });

  /** This person chose something: with it the others' deeds are seen. */
  act(seat: number, number: number): void {
    this.acted = { ...this.acted, [seat]: number };
    remember(this.key, JSON.stringify(this.acted));
    this.step = null;
  }

  /** One step on or back; beyond the ends it is all of it again. */
  move(by: 1 | -1): boolean {
    const count = this.entries.length;
    if (!count) return false;
    const from = this.step ?? (by > 0 ? -1 : count);
    const next = from + by;
    this.step = next < 0 || next >= count ? null : next;
    return true;
  }

  private get key(): string {
    return ACTED + this.feed.table.id;
  }

  /** The number of a seat's last act; what the house said in its name is none, as far as this browser knows. */
  private lastAct(seat: number): number {
    const known = this.acted[seat] ?? Infinity;
    const own = this.feed.entries.filter((entry) => entry.seat === seat && entry.events.length > 0);
    return own.findLast(({ number }) => number <= known)?.number ?? 0;
  }
}

function read(key: string): Readonly<Record<number, number>> {
  try {
    return JSON.parse(remembered(key) ?? "{}") as Record<number, number>;
  } catch {
    return {};
  }
}
