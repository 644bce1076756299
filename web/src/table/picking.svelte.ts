/** What is being picked: choice by choice, with what would follow, a hint, and a question before weighty things. */
import type { GamePage } from "../games/game";
import { Refused } from "../server/api";
import type { Asked, Confirm, ErrorInfo, TableEvent } from "../generated/messages";
import type { Choice, Request } from "../server/types";
import { settings } from "../settings.svelte";
import type { Feed, Showing } from "./feed.svelte";
import type { Replay } from "./replay.svelte";
import type { Requests } from "./requests.svelte";

/** How long, in milliseconds, something is pointed at before the page asks what would follow from it. */
const POINTED = 120;

/** A choice that waits for a yes, and what would follow from it. */
interface Pending {
  choice: Choice;
  events: readonly TableEvent[];
}

/** The answers to a question: all choices but the one that gives the game up, unless nothing else is left. */
function answersTo(asked: Asked | null): ReadonlySet<Choice> {
  const { choices = [], concession } = asked ?? {};
  return new Set(choices.length > 1 ? choices.filter((choice) => choice !== concession) : choices);
}

export class Picking {
  pending: Pending | null = $state.raw(null);
  /** The chain that a bot would choose; empty where nobody asked. */
  hinted: readonly Choice[] = $state.raw([]);
  /** Whether a bot thinks about a hint. */
  thinking = $state(false);
  /** What would follow for certain from the choice that is pointed at. */
  foreseen: readonly TableEvent[] = $state.raw([]);

  /** Called when this person has let go of something over a place. */
  onhanded: () => void = () => undefined;
  /** Called when this person has chosen something, with how many choices stand then. */
  onchosen: (seat: number, number: number) => void = () => undefined;

  /** Whether a choice may be made now; a lesson wants one after the other. */
  allows: (choice: Choice) => boolean = () => true;

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

  /** The question, where somebody is asked here and now; null in a replay. */
  private asked: Asked | null = $derived.by(() =>
    this.replay.now && this.feed.playing ? (this.feed.shown?.view.asked ?? null) : null,
  );
  /** What may be chosen here and now; empty in a replay or when somebody else is asked. */
  offered: ReadonlySet<Choice> = $derived.by(() => answersTo(this.asked));
  /** The choice that gives the game up, if there is one now: it stands in the menu, not with the question. */
  concession: Choice | null = $derived.by(() => {
    const { concession, choices } = this.asked ?? {};
    return concession !== undefined && choices?.includes(concession) ? concession : null;
  });
  halfMade: boolean = $derived.by(() => this.feed.shown?.view.asked?.half_made === true);
  myTurn: boolean = $derived(this.offered.size > 0);

  /** Something more is shown: a new question begins a new chain, and what was said about the old one goes. */
  renew({ message, before, events }: Showing): void {
    const { number, view } = message;
    if (!view.asked?.half_made) {
      this.head = number;
      this.headChoices = answersTo(view.asked);
      this.chain = [];
    }
    if (before?.number === number) return;
    this.foreseen = [];
    this.hinted = [];
    this.pending = null;
    if (!this.requests.note?.refusal || events.length) this.requests.note = null;
  }

  /** Somebody touched something: choose it, or begin anew with it, or say which rule forbids it. */
  pick = (choice: Choice): Promise<void> => {
    this.feed.skip();
    return this.requests.inTurn(async () => {
      this.requests.note = null;
      if (!this.replay.now) return;
      if (!this.allows(choice)) {
        this.requests.note = { message: "learn-not-now" };
        return;
      }
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
    if (choice !== null) this.onhanded();
    void (choice === null ? this.requests.inTurn(this.takeBack) : this.pick(choice));
  };

  confirm = (): Promise<void> =>
    this.requests.inTurn(async () => {
      const choice = this.pending?.choice;
      this.pending = null;
      if (choice !== undefined && this.offered.has(choice)) await this.choose([choice]);
    });

  /** Gives the game up; whoever asks for that has been asked whether it is meant. */
  concede = (): Promise<void> => {
    this.feed.skip();
    return this.requests.inTurn(async () => {
      this.requests.note = null;
      if (this.concession !== null) await this.choose([this.concession]);
    });
  };

  /** Escape: out of a half-made choice, or of a question about one. */
  cancel = (): Promise<void> => {
    if (this.pending) return this.takeBack();
    return this.requests.inTurn(this.takeBack);
  };

  /** What a bot would do here. */
  askHint = async (): Promise<void> => {
    if (!this.myTurn || this.thinking) return;
    this.thinking = true;
    const { version, view } = this.feed.shown!;
    try {
      const { choices = [] } = await this.requests.ask({ type: "hint", seat: view.asked!.seat });
      if (this.feed.live!.version === version) this.hinted = choices;
    } catch (problem) {
      if (problem instanceof Refused) this.requests.note = { refusal: problem.refusal };
    } finally {
      this.thinking = false;
    }
  };

  /** Plays the hinted chain as if it had been picked choice by choice. */
  followHint = (): Promise<void> => {
    const chain = this.hinted;
    return this.requests.inTurn(async () => {
      if (chain.length) await this.choose(chain);
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
    const events = await this.preview(choice);
    if (this.foreseeing === choice) this.foreseen = events;
  }

  /** What would follow for certain; nothing where nobody can say. */
  preview = async (choice: Choice): Promise<readonly TableEvent[]> => {
    const { seat } = this.feed.shown!.view.asked!;
    const request: Request = { type: "preview", seat, choices: [choice] };
    const { events = [] } = await this.requests.ask(request).catch(() => ({ events: [] }));
    return events;
  };

  /** Chooses, unless a yes is wanted first: then nothing has happened yet, and the question stands. */
  private async weigh(choice: Choice): Promise<void> {
    const events = await this.choose([choice], this.waits(choice));
    if (events) this.pending = { choice, events };
  }

  /** When a choice waits for a yes, by the settings and by what the game's page finds worth a question. */
  private waits(choice: Choice): Confirm {
    if (settings.confirm === "never" || this.offered.size <= 1) return false;
    const { view } = this.feed.shown!;
    const weighty = this.page.weighty?.(view, choice) ?? false;
    if (settings.confirm === "weighty" || weighty === true) return weighty;
    // What only opens the next question of its chain is not asked about, unless something follows at once.
    return this.page.opens?.(view, choice) ? [{}] : true;
  }

  /** What would follow, if the choice waits for a yes; else it is made. */
  private async choose(choices: readonly Choice[], confirm: Confirm = false): Promise<TableEvent[] | null> {
    // The version of what was offered: if the table has moved on behind it, the server says so.
    const { version, view } = this.feed.shown!;
    const before = this.chain;
    this.chain = [...before, ...choices];
    try {
      const { seat } = view.asked!;
      const { preview = null, number } = await this.requests.change({
        type: "choose",
        version,
        seat,
        choices: [...choices],
        ...(confirm === false ? {} : { confirm }),
      });
      if (preview) this.chain = before;
      if (number !== undefined) this.onchosen(seat, number);
      return preview;
    } catch (problem) {
      this.chain = before;
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
      const objection = await this.objection(asked.seat, [choice]);
      if (objection) this.requests.note = { refusal: objection };
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.requests.note = { message: this.halfMade ? "note-not-here" : "note-what-first" };
    }
  }

  /** The rule that bars a choice, or a chain of them, now; null where none does or nobody can say. */
  why = async (choices: readonly Choice[]): Promise<ErrorInfo | null> => {
    const asked = this.feed.shown?.view.asked;
    return asked && this.myTurn ? this.objection(asked.seat, choices).catch(() => null) : null;
  };

  private async objection(seat: number, choices: readonly Choice[]): Promise<ErrorInfo | null> {
    const { objection = null } = await this.requests.ask({ type: "why", seat, choices: [...choices] });
    return objection;
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
      await this.requests.change({ type: "undo", seat: live.view.asked.seat, to });
    }
    this.chain = [];
  }
}
