/** What is being picked: choice by choice, with what would follow, a hint, and a question before weighty things. */
import type { GamePage } from "../games/game";
import { Refused } from "../server/api";
import type { Choice, TableEvent, View } from "../server/types";
import { settings } from "../settings.svelte";
import type { Feed, Showing } from "./feed.svelte";
import type { Replay } from "./replay.svelte";
import type { Requests } from "./requests.svelte";

/** How long, in milliseconds, something is pointed at before the page asks what would follow from it. */
const POINTED = 120;

/** A choice that waits for a yes, and what would follow from it. */
export interface Pending {
  choice: Choice;
  events: readonly TableEvent[];
}

export class Picking {
  pending: Pending | null = $state.raw(null);
  hint: Choice | null = $state.raw(null);
  /** Whether a bot thinks about a hint. */
  thinking = $state(false);
  /** What would follow for certain from the choice that is pointed at. */
  foreseen: readonly TableEvent[] = $state.raw([]);

  /** How many choices stood when the chain was begun, what was offered then, and what was picked since. */
  private head: number | null = null;
  private headChoices: ReadonlySet<Choice> = new Set();
  private chain: Choice[] = [];
  private foreseeing: Choice | null = null;

  constructor(
    private readonly feed: Feed,
    private readonly requests: Requests,
    private readonly replay: Replay,
    private readonly page: GamePage,
  ) {}

  /** What may be chosen here and now; empty in a replay or when somebody else is asked. */
  offered: ReadonlySet<Choice> = $derived.by(
    () => new Set(this.replay.now && this.feed.playing ? (this.feed.shown?.view.asked?.choices ?? []) : []),
  );
  halfMade: boolean = $derived.by(() => this.feed.shown?.view.asked?.half_made === true);
  myTurn: boolean = $derived(this.offered.size > 0);
  /** What the hint proposes, choice by choice. */
  hinted: Choice[] = $derived.by(() =>
    this.hint === null ? [] : (this.page.choicesOf?.(this.hint) ?? this.hint.split(" ")),
  );

  /** Something more is shown: a new question begins a new chain, and what was said about the old one goes. */
  renew({ message, before, events }: Showing): void {
    const { number, view } = message;
    if (!view.asked?.half_made) {
      this.head = number;
      this.headChoices = new Set(view.asked?.choices);
      this.chain = [];
    }
    if (before?.number === number) return;
    this.foreseen = [];
    this.hint = null;
    this.pending = null;
    if (!this.requests.note?.refusal || events.length) this.requests.note = null;
  }

  /** Somebody touched something: choose it, or begin anew with it, or say which rule forbids it. */
  pick = (choice: Choice): Promise<void> => {
    this.feed.skip();
    return this.requests.inTurn(async () => {
      this.requests.note = null;
      if (!this.replay.now) return;
      if (this.offered.has(choice)) return this.weigh(choice);
      if (this.halfMade && this.headChoices.has(choice)) {
        const again = this.chain[0] === choice;
        await this.retract();
        if (again) return;
        if (this.offered.has(choice)) return this.weigh(choice);
      }
      await this.explain(choice);
    });
  };

  /** A drag begins with what it carries, unless that is picked already. */
  grab = (choice: Choice): void => {
    if (!(this.halfMade && this.chain[0] === choice)) void this.pick(choice);
  };

  /** Let go over nothing, what was carried goes back once it has been picked. */
  drop = (choice: Choice | null): void => {
    void (choice === null ? this.requests.inTurn(this.takeBack) : this.pick(choice));
  };

  confirm = (): Promise<void> =>
    this.requests.inTurn(async () => {
      const choice = this.pending?.choice;
      this.pending = null;
      if (choice !== undefined && this.offered.has(choice)) await this.choose(choice);
    });

  /** Escape: out of a half-made choice, or of a question about one. */
  cancel = (): Promise<void> => {
    if (this.pending) return this.takeBack();
    return this.requests.inTurn(this.takeBack);
  };

  /** What a bot would do here. */
  askHint = async (): Promise<void> => {
    if (!this.myTurn || this.thinking) return;
    this.thinking = true;
    const { number } = this.feed.live!;
    try {
      const { choice } = await this.requests.ask({ type: "hint", seat: this.seatAsked() });
      if (this.feed.live!.number === number) this.hint = choice ?? null;
    } catch (problem) {
      if (problem instanceof Refused) this.requests.note = { refusal: problem.refusal };
    } finally {
      this.thinking = false;
    }
  };

  /** Plays the hinted chain as if it had been picked choice by choice. */
  followHint = (): Promise<void> => {
    const chain = this.hint;
    return this.requests.inTurn(async () => {
      if (chain !== null) await this.choose(chain);
    });
  };

  /** What would follow for certain from an offered choice: shown while it is pointed at. */
  foresee = (choice: Choice | null): void => {
    if (choice === this.foreseeing) return;
    this.foreseeing = choice;
    this.foreseen = [];
    if (choice !== null && this.offered.has(choice)) setTimeout(() => void this.lookAhead(choice), POINTED);
  };

  private async lookAhead(choice: Choice): Promise<void> {
    if (this.foreseeing !== choice || !this.offered.has(choice)) return;
    const events = await this.preview(choice).catch(() => []);
    if (this.foreseeing === choice) this.foreseen = events;
  }

  private async preview(choice: Choice): Promise<readonly TableEvent[]> {
    const { events = [] } = await this.requests.ask({ type: "preview", seat: this.seatAsked(), choice });
    return events;
  }

  /** Asks for a yes first where the settings say so. */
  private async weigh(choice: Choice): Promise<void> {
    if (settings.confirm !== "never" && this.offered.size > 1) {
      const events = await this.preview(choice);
      const { view } = this.feed.shown!;
      const weighty = this.page.weighty?.(view, choice, events) ?? false;
      if (weighty || (settings.confirm === "always" && !this.staysHalfMade(view, choice, events))) {
        this.pending = { choice, events };
        return;
      }
    }
    await this.choose(choice);
  }

  /** Whether a choice only opens the next question of its chain. */
  private staysHalfMade(view: View, choice: Choice, events: readonly TableEvent[]): boolean {
    return events.length === 0 && (this.page.opens?.(view, choice) ?? false);
  }

  private async choose(choice: Choice): Promise<void> {
    const { version } = this.feed.live!;
    this.chain.push(choice);
    try {
      await this.requests.change({ type: "choose", version, seat: this.seatAsked(), choice });
    } catch (problem) {
      this.chain.pop();
      throw problem;
    }
  }

  private async explain(choice: Choice): Promise<void> {
    const asked = this.feed.shown?.view.asked;
    if (!asked || !this.feed.playing) return;
    if (!this.myTurn) {
      this.requests.note = { message: "note-not-your-turn" };
      return;
    }
    try {
      const { objection } = await this.requests.ask({ type: "why", seat: asked.seat, choice });
      if (objection) this.requests.note = { refusal: objection };
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.requests.note = { message: this.halfMade ? "note-not-here" : "note-what-first" };
    }
  }

  private takeBack = async (): Promise<void> => {
    if (this.pending) {
      this.pending = null;
      return;
    }
    this.requests.note = null;
    if (this.halfMade) await this.retract();
  };

  private async retract(): Promise<void> {
    const { head } = this;
    for (let live = this.feed.live!; live.view.asked?.half_made; live = this.feed.live!) {
      const to = head !== null && head < live.number ? head : live.number - 1;
      await this.requests.change({ type: "undo", seat: this.seatAsked(), to });
    }
    this.chain = [];
  }

  private seatAsked(): number {
    return this.feed.live!.view.asked!.seat;
  }
}
