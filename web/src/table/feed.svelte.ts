/** What arrives from the server, and how much of it is shown by now. */
import type {
  ChangeMessage,
  ChatMessage,
  ErrorInfo,
  HappeningMessage,
  ServerMessage,
  TableEntry,
  TableEvent,
  TableInfo,
  ViewMessage,
} from "../generated/messages";
import { house } from "../owners/house.svelte";
import { pace } from "../settings.svelte";

/** One more thing that is shown. */
export interface Showing {
  message: ViewMessage;
  /** What was shown before; null at first. */
  before: ViewMessage | null;
  /** What has happened in between. */
  events: readonly TableEvent[];
}

const NO_TABLE = 404;

interface Awaited {
  there: () => boolean;
  resolve: () => void;
}

export class Feed {
  table: TableInfo = $state.raw()!;
  /** How things stand. */
  live: ViewMessage | null = $state.raw(null);
  /** How far the eyes have followed. */
  shown: ViewMessage | null = $state.raw(null);
  entries: readonly TableEntry[] = $state.raw([]);
  chat: readonly ChatMessage[] = $state.raw([]);
  /** Whose remarks the owner of the table wants no more of. */
  muted: readonly string[] = $state.raw([]);
  /** What has become of the seats, besides the game. */
  happenings: readonly HappeningMessage[] = $state.raw([]);
  connected = $state(false);
  everConnected = $state(false);
  /** Whether there is no such table any more, or none for this person. */
  gone = $state(false);
  undoAsked: { by: number; to: number } | null = $state.raw(null);
  /** How many choices were left when the server had lost others that were shown; null until then. */
  lost: number | null = $state(null);

  /** Called whenever something more is shown; says how long, in milliseconds, that moves. */
  onshown: (showing: Showing) => number = () => 0;

  /** Called when something is wrong that nobody has asked for. */
  ontrouble: (error: ErrorInfo) => void = () => undefined;

  private queue: ViewMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private awaited: Awaited[] = [];
  private readonly unsaid = new Set<number>();

  constructor(table: TableInfo) {
    this.table = table;
  }

  /** The seats of whoever looks at this page. */
  mine: readonly number[] = $derived(this.table.seats.flatMap((seat, n) => (seat.you ? [n] : [])));
  playing: boolean = $derived(this.table.status === "playing");
  /** The seat that this person plays at the moment. */
  seat: number | null = $derived(this.shown?.seat ?? (this.mine.length === 1 ? this.mine[0]! : null));
  /** How many choices stand. */
  last: number = $derived(this.live?.number ?? this.table.number);

  /** Hot-seat: the seat whose player has to take the screen before anything hidden is shown. */
  curtain: number | null = $derived.by(() => {
    const asked = this.shown?.view.asked;
    if (!asked || !this.playing || !this.mine.includes(asked.seat)) return null;
    return asked.choices === undefined ? asked.seat : null;
  });

  /** What is here already, for whoever connects again; of views, what changes is enough. */
  known = (): string =>
    this.live ? `changes=1&since=${this.live.number}&version=${this.live.version}` : "changes=1";

  connect = (connected: boolean): void => {
    this.connected = connected;
    house.begin(connected);
    this.everConnected ||= connected;
  };

  /** Turned away: there may be no table, or this person may not look at it now. */
  lose = (status: number): void => {
    this.gone = status === NO_TABLE;
  };

  receive = (message: ServerMessage): void => {
    switch (message.type) {
      case "table":
        this.table = message.table;
        break;
      case "view":
        this.arrive(message);
        break;
      case "change":
        this.change(message);
        break;
      case "chat":
        this.hear(message);
        break;
      case "unsaid":
        this.unsay(message.number);
        break;
      case "muted":
        this.muted = message.by;
        break;
      case "happening":
        this.happenings = inOrder(this.happenings, message);
        break;
      case "undo":
        this.undoAsked = message;
        break;
      case "undo-off":
        this.undoAsked = null;
        break;
      case "lost":
        this.lost = message.number;
        break;
      case "house":
        house.hear(message);
        break;
      case "refused":
        this.ontrouble(message.error);
        break;
    }
  };

  /** What is said while somebody comes may be told before what was said earlier, and once more with it. */
  private hear(remark: ChatMessage): void {
    if (!this.unsaid.has(remark.number)) this.chat = inOrder(this.chat, remark);
  }

  private unsay(taken: number): void {
    this.unsaid.add(taken);
    this.chat = this.chat.filter(({ number }) => number !== taken);
  }

  /** Until the table has come this far; at once where it has. */
  until(there: (live: ViewMessage) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.awaited.push({ there: () => this.live !== null && there(this.live), resolve });
      this.wake();
    });
  }

  /** Stops waiting: straight to how things stand now. */
  skip = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.show(this.queue.shift()!);
  };

  close(): void {
    clearTimeout(this.timer);
  }

  private arrive(message: ViewMessage): void {
    this.live = message;
    this.queue.push(message);
    if (this.timer === undefined) this.advance();
    this.wake();
  }

  /** All that a change does not name is as it was in the last view that came. */
  private change({ changes, ...shown }: ChangeMessage): void {
    if (this.live) this.arrive({ ...shown, type: "view", view: { ...this.live.view, ...changes } });
  }

  private wake(): void {
    const there = this.awaited.filter((one) => one.there());
    this.awaited = this.awaited.filter((one) => !there.includes(one));
    for (const { resolve } of there) resolve();
  }

  /** Shows the next thing; what others did stays for a moment, so that eyes can follow. */
  private advance = (): void => {
    this.timer = undefined;
    const next = this.queue.shift();
    if (!next) return;
    const first = this.shown === null;
    const moves = this.show(next);
    const byOthers = next.entries.some((entry) => entry.events.length && !this.mine.includes(entry.seat));
    const wait = !first && byOthers && !document.hidden ? Math.max(pace(), moves) : 0;
    if (wait) this.timer = setTimeout(this.advance, wait);
    else if (this.queue.length) this.advance();
  };

  private show(message: ViewMessage): number {
    const { shown: before } = this;
    const anew = new Set(message.entries.map((entry) => entry.number));
    const kept = this.entries.filter(({ number }) => number <= message.number && !anew.has(number));
    this.entries = [...kept, ...message.entries].sort((a, b) => a.number - b.number);
    const since = before ? message.entries.filter((entry) => entry.number > before.number) : [];
    const events = since.flatMap((entry) => entry.events);
    this.shown = message;
    return this.onshown({ message, before, events });
  }
}

/** What has come so far, with one more; what comes twice counts once. */
function inOrder<T extends { number: number }>(known: readonly T[], one: T): readonly T[] {
  if (known.some(({ number }) => number === one.number)) return known;
  return [...known, one].sort((a, b) => a.number - b.number);
}
