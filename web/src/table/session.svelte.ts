/** One open table: what came from the server, what is shown of it now, and what this person does. */
import { api, Refused } from "../server/api";
import { TableSocket } from "../server/socket";
import type {
  ChatMessage,
  Choice,
  Entry,
  GameInfo,
  Refusal,
  Seat,
  ServerMessage,
  Table,
  TableEvent,
  View,
  ViewMessage,
} from "../server/types";
import type { GamePage } from "../games/game";
import { pace, settings } from "../settings.svelte";
import { say } from "../text/text.svelte";

/** A small note at the decision bar: a rule that forbids something, or what went wrong. */
export interface Note {
  refusal?: Refusal;
  /** One of the page's messages. */
  message?: string;
  /** What something is called. */
  text?: string;
}

/** A choice that waits for a yes, and what would follow from it. */
export interface Pending {
  choice: Choice;
  events: TableEvent[];
}

/** What everybody at a table is called: bots by their level, numbered when there are several. */
export function nameAll(seats: readonly Seat[]): string[] {
  return seats.map(({ kind, level, name }, n) => {
    if (name || kind !== "bot" || !level) return name;
    const equals = seats.flatMap((seat, i) => (!seat.name && seat.level === level ? [i] : []));
    const called = say(`bot-${level}`);
    return equals.length > 1 ? `${called} ${equals.indexOf(n) + 1}` : called;
  });
}

const AUTOMA: Seat = {
  kind: "bot",
  level: "automa",
  name: "",
  resigned: false,
  you: false,
  silent: false,
  online: true,
};

/** The seats of a table, and after them those that the game itself plays. */
export function withAutomas(seats: readonly Seat[], count: number): Seat[] {
  return Array.from({ length: Math.max(count, seats.length) }, (_, n) => seats[n] ?? AUTOMA);
}

const SEEN = "ecumene-seen-";

function remember(table: string, number: number): void {
  localStorage.setItem(SEEN + table, String(number));
}

function remembered(table: string): number | null {
  const seen = localStorage.getItem(SEEN + table);
  return seen === null ? null : Number(seen);
}

export class Session {
  table: Table | null = $state.raw(null);
  live: ViewMessage | null = $state.raw(null);
  shown: ViewMessage | null = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  connected = $state(false);
  everConnected = $state(false);
  missing: Refusal | null = $state.raw(null);
  undoAsked: { by: number; to: number } | null = $state.raw(null);
  note: Note | null = $state.raw(null);
  pending: Pending | null = $state.raw(null);
  hint: Choice | null = $state.raw(null);
  thinking = $state(false);
  foreseen: TableEvent[] = $state.raw([]);
  marked: TableEvent[] = $state.raw([]);
  fresh: TableEvent[] = $state.raw([]);
  /** What of it others did. */
  news: TableEvent[] = $state.raw([]);
  replay: { number: number; view: View; events: TableEvent[] } | null = $state.raw(null);
  playing = $state(false);

  /** The game's part of the page; it says which consequences are worth a question. */
  page: GamePage | null = $state.raw(null);

  private queue: ViewMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private socket: TableSocket;
  private chainHead: number | null = null;
  private headChoices: ReadonlySet<Choice> = new Set();
  private chain: Choice[] = [];
  private work: Promise<void> = Promise.resolve();
  private arrivals = new Set<() => void>();

  constructor(
    readonly id: string,
    readonly game: GameInfo,
    table: Table,
  ) {
    this.table = table;
    const known = (): string => (this.live ? `since=${this.live.number}&version=${this.live.version}` : "");
    this.socket = new TableSocket(id, known, this.receive, (connected) => {
      this.connected = connected;
      this.everConnected ||= connected;
    });
  }

  close(): void {
    this.stop();
    clearTimeout(this.timer);
    this.socket.close();
  }

  // What is shown --------------------------------------------------------------------------------

  view: View | null = $derived(this.replay?.view ?? this.shown?.view ?? null);
  now: boolean = $derived(this.replay === null);
  seats: Seat[] = $derived(withAutomas(this.table?.seats ?? [], this.view?.seats ?? 0));
  names: string[] = $derived(nameAll(this.seats));
  mine: number[] = $derived(this.seats.flatMap((seat, n) => (seat.you ? [n] : [])));
  people: number = $derived(this.mine.length);

  /** The seat that this person plays at the moment. */
  seat: number | null = $derived(this.shown?.seat ?? (this.mine.length === 1 ? this.mine[0]! : null));

  /** What may be chosen here and now; empty in a replay or when somebody else is asked. */
  offered: ReadonlySet<Choice> = $derived(
    new Set(this.now && this.table?.status === "playing" ? (this.shown?.view.asked?.choices ?? []) : []),
  );
  halfMade: boolean = $derived(this.shown?.view.asked?.half_made === true);
  myTurn: boolean = $derived(this.offered.size > 0);
  /** What the hint proposes, choice by choice. */
  hinted: Choice[] = $derived(
    this.hint === null ? [] : (this.page!.choicesOf?.(this.hint) ?? this.hint.split(" ")),
  );

  /** Hot-seat: the seat whose player has to take the screen before anything hidden is shown. */
  curtain: number | null = $derived.by(() => {
    const asked = this.shown?.view.asked;
    if (!asked || this.table?.status !== "playing" || !this.mine.includes(asked.seat)) return null;
    return asked.choices === undefined ? asked.seat : null;
  });

  // From the server ------------------------------------------------------------------------------

  private receive = (message: ServerMessage): void => {
    switch (message.type) {
      case "table":
        this.table = message.table;
        break;
      case "view":
        this.live = message;
        this.queue.push(message);
        this.wakeArrivals();
        if (this.timer === undefined) this.advance();
        break;
      case "chat":
        if (message.number > (this.chat.at(-1)?.number ?? -1)) this.chat = [...this.chat, message];
        break;
      case "undo":
        this.undoAsked = message;
        break;
      case "undo-off":
        this.undoAsked = null;
        break;
    }
  };

  /** Shows the next thing; what others did stays for a moment, so that eyes can follow. */
  private advance = (): void => {
    this.timer = undefined;
    const next = this.queue.shift();
    if (!next) return;
    const first = this.shown === null;
    this.take(next);
    if (first) this.catchUp(next);
    else if (this.now) remember(this.id, next.number);
    const byOthers = next.entries.some((entry) => entry.events.length && !this.mine.includes(entry.seat));
    const wait = !first && byOthers && !document.hidden ? pace() : 0;
    if (wait) this.timer = setTimeout(this.advance, wait);
    else if (this.queue.length) this.advance();
  };

  /** Whoever comes back sees in brief what the others did in the meantime. */
  private catchUp({ number, entries }: ViewMessage): void {
    const seen = remembered(this.id);
    remember(this.id, number);
    const missed = entries.filter(
      (entry) => entry.number > (seen ?? number) && !this.mine.includes(entry.seat),
    );
    if (missed.some((entry) => entry.events.length) && pace()) void this.play(seen!);
  }

  /** Stops waiting: straight to how things stand now. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.take(this.queue.shift()!);
  };

  private take(message: ViewMessage): void {
    const anew = new Set(message.entries.map((entry) => entry.number));
    const kept = this.entries.filter(({ number }) => number <= message.number && !anew.has(number));
    this.entries = [...kept, ...message.entries].sort((a, b) => a.number - b.number);
    const before = this.shown?.number ?? Infinity;
    const since = message.entries.filter((entry) => entry.number > before);
    const events = since.flatMap((entry) => entry.events);
    if (events.length || message.number < before) {
      this.fresh = events;
      this.news = since.flatMap((entry) => (this.mine.includes(entry.seat) ? [] : entry.events));
    }
    if (!message.view.asked?.half_made) {
      this.chainHead = message.number;
      this.headChoices = new Set(message.view.asked?.choices);
      this.chain = [];
    }
    if (this.shown?.number !== message.number) {
      this.foreseen = [];
      this.hint = null;
      this.pending = null;
      if (!this.note?.refusal || events.length) this.note = null;
    }
    this.shown = message;
  }

  private wakeArrivals(): void {
    const waiting = [...this.arrivals];
    this.arrivals.clear();
    for (const look of waiting) look();
  }

  /** Until the view that belongs to an answer has come as well. */
  private arrived(moved: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (moved()) resolve();
        else this.arrivals.add(look);
      };
      look();
      setTimeout(resolve, 1500);
    });
  }

  // What this person does ------------------------------------------------------------------------

  /** One thing after the other: a quick second click waits for the answer to the first. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    this.work = this.work.then(work).catch((problem: unknown) => {
      this.note = problem instanceof Refused ? { refusal: problem.refusal } : { message: "note-lost" };
    });
    return this.work;
  }

  /** Somebody touched something: choose it, or begin anew with it, or say which rule forbids it. */
  pick = (choice: Choice): Promise<void> => {
    this.skip();
    return this.inTurn(async () => {
      this.note = null;
      if (!this.now) return;
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

  drop = (choice: Choice | null): void => {
    void (choice === null ? this.work.then(this.cancel) : this.pick(choice));
  };

  /** Asks for a yes first where the settings say so. */
  private async weigh(choice: Choice): Promise<void> {
    if (settings.confirm !== "never" && this.offered.size > 1) {
      const { events = [] } = await this.socket.ask({ type: "preview", seat: this.seatAsked(), choice });
      const weighty = this.page?.weighty?.(this.shown!.view, choice, events) ?? false;
      const settled = settings.confirm === "always" && !this.staysHalfMade(choice, events);
      if (weighty || settled) {
        this.pending = { choice, events };
        return;
      }
    }
    await this.choose(choice);
  }

  /** Whether a choice only opens the next question of its chain. */
  private staysHalfMade(choice: Choice, events: TableEvent[]): boolean {
    return events.length === 0 && (this.page?.opens?.(this.shown!.view, choice) ?? false);
  }

  confirm = (): Promise<void> =>
    this.inTurn(async () => {
      const choice = this.pending?.choice;
      this.pending = null;
      if (choice !== undefined && this.offered.has(choice)) await this.choose(choice);
    });

  private async choose(choice: Choice): Promise<void> {
    const { number, version } = this.live!;
    this.chain.push(choice);
    try {
      await this.socket.ask({ type: "choose", version, seat: this.seatAsked(), choice });
    } catch (problem) {
      this.chain.pop();
      throw problem;
    }
    await this.arrived(() => this.live!.number !== number);
  }

  private async explain(choice: Choice): Promise<void> {
    const asked = this.shown?.view.asked;
    if (!asked || this.table?.status !== "playing") return;
    if (!this.myTurn) {
      this.note = { message: "note-not-your-turn" };
      return;
    }
    try {
      const { objection } = await this.socket.ask({ type: "why", seat: asked.seat, choice });
      if (objection) this.note = { refusal: objection };
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.note = { message: this.halfMade ? "note-not-here" : "note-what-first" };
    }
  }

  /** Escape: out of a half-made choice, or of a question about one. */
  cancel = (): Promise<void> => {
    if (this.pending) {
      this.pending = null;
      return Promise.resolve();
    }
    return this.inTurn(async () => {
      this.note = null;
      if (this.halfMade) await this.retract();
    });
  };

  private async retract(): Promise<void> {
    const head = this.chainHead;
    while (this.live?.view.asked?.half_made) {
      const { number } = this.live;
      const to = head !== null && head < number ? head : number - 1;
      await this.socket.ask({ type: "undo", seat: this.seatAsked(), to });
      await this.arrived(() => this.live!.number !== number);
      if (this.live.number === number) return;
    }
    this.chain = [];
  }

  undo = (to?: number): Promise<void> =>
    this.inTurn(async () => {
      const seat = this.seat ?? this.mine[0];
      if (seat === undefined) return;
      this.backToNow();
      await this.socket.ask({ type: "undo", seat, ...(to === undefined ? {} : { to }) });
    });

  redo = (): Promise<void> =>
    this.inTurn(async () => {
      const seat = this.seat ?? this.mine[0];
      if (seat !== undefined) await this.socket.ask({ type: "redo", seat });
    });

  agree = (yes: boolean): Promise<void> =>
    this.inTurn(async () => {
      this.undoAsked = null;
      await this.socket.ask({ type: "agree", yes });
    });

  look = (seat: number): Promise<void> =>
    this.inTurn(async () => {
      await this.socket.ask({ type: "look", seat });
      await this.arrived(() => this.live?.seat === seat);
    });

  /** Lets the house pass for the seat where it has nothing to answer with, or asks again. */
  keepSilent = (on: boolean): Promise<void> =>
    this.inTurn(async () => {
      await this.socket.ask({ type: "silence", seat: this.seat!, on });
    });

  talk = (text: string): Promise<void> =>
    this.inTurn(async () => {
      await this.socket.ask({ type: "chat", text });
    });

  /** What a bot would do here. */
  askHint = async (): Promise<void> => {
    if (!this.myTurn || this.thinking) return;
    this.thinking = true;
    const { number } = this.live!;
    try {
      const { choice } = await this.socket.ask({ type: "hint", seat: this.seatAsked() });
      if (this.live!.number === number) this.hint = choice ?? null;
    } catch (problem) {
      if (problem instanceof Refused) this.note = { refusal: problem.refusal };
    } finally {
      this.thinking = false;
    }
  };

  /** Plays the hinted chain as if it had been picked word by word. */
  followHint = (): Promise<void> => {
    const chain = this.hint ?? "";
    return this.inTurn(async () => {
      if (chain) await this.choose(chain);
    });
  };

  private foreseeing: Choice | null = null;

  /** What would follow for certain from an offered choice: shown while it is pointed at. */
  foresee = (choice: Choice | null): void => {
    if (choice === this.foreseeing) return;
    this.foreseeing = choice;
    this.foreseen = [];
    if (choice === null || !this.offered.has(choice)) return;
    setTimeout(() => {
      if (this.foreseeing !== choice || !this.offered.has(choice)) return;
      this.socket.ask({ type: "preview", seat: this.seatAsked(), choice }).then(
        ({ events = [] }) => {
          if (this.foreseeing === choice) this.foreseen = events;
        },
        () => undefined,
      );
    }, 120);
  };

  private seatAsked(): number {
    return this.live!.view.asked!.seat;
  }

  // Looking back ---------------------------------------------------------------------------------

  get last(): number {
    return this.live?.number ?? this.table?.number ?? 0;
  }

  /** Of several places asked for in a hurry, the last is shown. */
  private sought = -1;

  /** The table as it was after so many choices. */
  async goTo(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(number, this.last));
    if (wanted === this.last && this.table?.status !== "finished") return this.backToNow();
    this.sought = wanted;
    const { view, events } = await api.replay(this.id, wanted, this.shown?.seat ?? null);
    if (this.sought !== wanted) return;
    this.replay = { number: wanted, view, events: events.flatMap((entry) => entry.events) };
    this.fresh = this.replay.events;
  }

  /** The numbers at which something happened that can be seen; half-made choices are passed over. */
  stops: number[] = $derived([
    0,
    ...this.entries.filter((entry) => entry.events.length).map((entry) => entry.number),
  ]);

  step(by: 1 | -1): Promise<void> {
    const here = this.replay?.number ?? this.last;
    const next = by > 0 ? this.stops.find((stop) => stop > here) : this.stops.findLast((stop) => stop < here);
    if (next === undefined) {
      if (by > 0) this.backToNow();
      return Promise.resolve();
    }
    return this.goTo(next);
  }

  /** Plays on from a place until the present. */
  async play(from?: number): Promise<void> {
    this.playing = true;
    if (from !== undefined) await this.goTo(from);
    else if (this.now) await this.goTo(0);
    while (this.playing && this.replay && this.replay.number < this.last) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(pace(), 250)));
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
    this.replay = null;
    this.fresh = [];
  }
}
