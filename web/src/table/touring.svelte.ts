/** The tour of a game: which of its steps have something to show, and how far somebody has come. */
import { tick } from "svelte";
import { remember, remembered } from "../remembered";
import type { Session } from "./session.svelte";

/** How many steps may have nothing to show on a table where the tour is offered. */
const SPARE = 1;

export class Touring {
  /** The steps that have something to show. */
  steps: readonly string[] = $state.raw([]);
  /** The one that is shown; before the first, the tour is only offered. */
  step = $state(-1);

  private over = $state(false);
  /** Somebody wants to see it again: then it waits for no turn. */
  private wanted = $state(false);
  private leave: (() => void) | undefined;

  constructor(private readonly session: () => Session) {}

  current: string | undefined = $derived.by(() => (this.over ? undefined : this.steps[this.step]));
  /** Whether it is one's turn, or the tour waits for none. */
  private open: boolean = $derived.by(() => {
    const { picking } = this.session();
    return this.wanted || (picking.myTurn && picking.pending === null);
  });
  offered: boolean = $derived.by(() => this.open && !this.over && this.step < 0 && this.steps.length > 0);
  showing: boolean = $derived.by(() => this.open && this.current !== undefined);

  /** Offers it once a game, as soon as there is something to show. */
  look(): void {
    void this.session().feed.shown;
    if (this.over || !this.open || this.step >= 0 || remembered(this.key) !== null) return;
    void tick().then(() => {
      if (this.step >= 0) return;
      const { tour } = this.session().page;
      const found = tour.filter(targetOf);
      this.steps = found.length + SPARE < tour.length ? [] : found;
    });
  }

  /** Shows it once more, from its first step. */
  again = (): void => {
    this.steps = this.session().page.tour.filter(targetOf);
    this.wanted = true;
    this.over = false;
    void this.go(0);
  };

  next = (): Promise<void> => this.go(this.step + 1);

  end = (): void => {
    remember(this.key, "seen");
    this.leave?.();
    this.over = true;
    this.wanted = false;
    this.step = -1;
  };

  private async go(to: number): Promise<void> {
    if (to >= this.steps.length) return this.end();
    this.leave?.();
    this.step = to;
    this.leave = this.session().page.unfold?.(this.current!);
    await tick();
    targetOf(this.current!)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  private get key(): string {
    return `ecumene-tour-${this.session().game.id}`;
  }
}

/** What a step is about, where it has any size. */
export function targetOf(name: string): Element | undefined {
  return [...document.querySelectorAll(`[data-tour~=${name}]`)].findLast((found) => {
    const { width, height } = found.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}
