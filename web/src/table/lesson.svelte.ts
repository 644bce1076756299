/** A first game that teaches: what is said now, and which choice it wants next. */
import type { LessonStep } from "../generated/messages";
import type { Choice } from "../server/types";
import type { Feed } from "./feed.svelte";
import { remember, remembered } from "../remembered";

/** The seat of whoever learns. */
const LEARNER = 0;
/** How many choices are shown ahead: what, then where. */
const AHEAD = 2;

export class Lesson {
  /** Whether the learner goes on without it. */
  private left = $state(false);
  /** How many of the remarks at one place have been read, and where that was. */
  private read = $state.raw({ at: -1, remarks: 0 });

  constructor(
    private readonly steps: readonly LessonStep[],
    private readonly feed: Feed,
    /** Where this browser remembers that the learner goes on without it. */
    private readonly key: string,
  ) {
    this.left = remembered(key) !== null;
  }

  private number: number = $derived.by(() => this.feed.shown?.number ?? 0);
  following: boolean = $derived.by(() => !this.left && this.number < this.steps.length);
  /** Where the remarks stand that were said last. */
  private place: number = $derived.by(() =>
    this.steps.findLastIndex(({ remarks }, at) => at <= this.number && remarks.length > 0),
  );
  private remarks: readonly string[] = $derived.by(() => this.steps[this.place]?.remarks ?? []);
  private heard: number = $derived(
    this.read.at === this.place ? this.read.remarks : this.place < this.number ? this.remarks.length - 1 : 0,
  );
  /** What is said now. */
  remark: string | null = $derived(this.following ? (this.remarks[this.heard] ?? null) : null);
  /** Whether more is to be said before something is chosen. */
  goesOn: boolean = $derived(this.heard < this.remarks.length - 1);
  /** What is to be chosen, and what after that; empty while there is something to read or others choose. */
  wanted: readonly Choice[] = $derived.by(() => {
    const own = this.following && !this.goesOn && this.steps[this.number]!.seat === LEARNER;
    return own ? this.steps.slice(this.number, this.number + AHEAD).map(({ choice }) => choice) : [];
  });
  step: number = $derived.by(() => this.told(this.place + 1));
  last: number = $derived.by(() => this.told(this.steps.length));

  /** How many places have something to say, up to one. */
  private told(to: number): number {
    return this.steps.slice(0, to).filter(({ remarks }) => remarks.length > 0).length;
  }

  goOn = (): void => {
    this.read = { at: this.place, remarks: this.heard + 1 };
  };

  leave = (): void => {
    remember(this.key, "left");
    this.left = true;
  };
}
