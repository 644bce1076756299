/* Made by page_types.py out of the types in Python: change them there. */

import type { ErrorCode } from "./errors";

export type Confirm = boolean | EventPattern[];
export type LobbyMessage = ListMessage | ListedMessage | UnlistedMessage | RefusedMessage;
export type ServerMessage =
  | ViewMessage
  | ChangeMessage
  | TableMessage
  | ChatMessage
  | UnsaidMessage
  | MutedMessage
  | UndoMessage
  | UndoOffMessage
  | LostMessage
  | DoneMessage
  | RefusedMessage;
export type TableRequest =
  Choose | Why | Preview | Hint | Undo | Redo | Agree | Say | Unsay | Mute | Manners | Silence | Look;

/**
 * The answer to somebody else's undo.
 */
export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
}
/**
 * The question that is open, as a seat hears it.
 */
export interface Asked {
  seat: number;
  decision: string;
  facts: Particulars;
  silence?: string;
  concession?: string;
  choices?: string[];
  half_made?: boolean;
}
/**
 * What the master would have done.
 */
export interface Better {
  choices: string[];
  then: number;
  why: ReviewReason[];
}
/**
 * A term of the game, and how much more of it there would be, or less.
 */
export interface ReviewReason {
  term: string;
  gain: number;
}
/**
 * How likely each seat was to win.
 */
export interface Chances {
  number: number;
  chances: number[];
}
/**
 * The same for a page that wished so: only the parts of the view that are not as they were shown last.
 */
export interface ChangeMessage {
  number: number;
  version: number;
  seat: number | null;
  undoable: number;
  redoable: number;
  entries: TableEntry[];
  type: "change";
  changes: {
    [k: string]: unknown;
  };
}
/**
 * One choice as a viewer saw it: what came of it, never the choice itself.
 */
export interface TableEntry {
  number: number;
  seat: number;
  turn: number;
  events: TableEvent[];
}
/**
 * Something that happened, for whoever may see it.
 */
export interface TableEvent {
  kind: string;
  args: Particulars;
}
/**
 * A remark; its number grows, so that a page that comes again knows which it has.
 */
export interface ChatMessage {
  type: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
  /**
   * Tells authors apart at this table; empty if nobody knows any more.
   */
  by: string;
}
export interface Choose {
  id: string;
  seat: number;
  version: number;
  choices: string[];
  confirm?: boolean | EventPattern[];
  type: "choose";
}
/**
 * Events of a kind, with these particulars; whatever is left out may be anything.
 */
export interface EventPattern {
  kind?: string;
  args?: {
    [k: string]: unknown;
  };
}
/**
 * The answer to a request: only what belongs to its kind is there.
 */
export interface DoneMessage {
  type: "done";
  id: string;
  /**
   * The table's after `choose`, `undo`, `redo` or `agree`, if they changed it.
   */
  version?: number;
  number?: number;
  /**
   * Of a `choose` that waits for a yes.
   */
  preview?: TableEvent[];
  /**
   * Of an `undo` that others have to agree to.
   */
  pending?: true;
  objection?: ErrorInfo | null;
  events?: TableEvent[];
  choices?: string[];
}
/**
 * What is wrong, with the sentence in both languages.
 */
export interface ErrorInfo {
  code: ErrorCode;
  rule: string | null;
  text: Languages;
}
export interface Languages {
  es: string;
  en: string;
}
export interface ErrorBody {
  error: ErrorInfo;
}
/**
 * A game on the shelf.
 */
export interface GameInfo {
  id: string;
  seats: number[];
  seat_words: string[];
  options: OptionInfo[];
  bots: string[];
  /**
   * Whether it has a first game that teaches.
   */
  lesson: boolean;
}
/**
 * Something that is settled before the game.
 */
export interface OptionInfo {
  id: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  /**
   * Whether players may write something of their own instead.
   */
  own: boolean;
}
/**
 * What decided a finished game.
 */
export interface GameReview {
  curve: Chances[];
  turnings: Turning[];
}
/**
 * A move after which somebody's chances were not what they had been, or could have been.
 */
export interface Turning {
  number: number;
  turn: number;
  seat: number;
  played: string[];
  before: number;
  after: number;
  better: Better | null;
}
/**
 * The table was played by other rules, and does not stand to its end.
 */
export interface HaltInfo {
  /**
   * The version of the rules that it was played by.
   */
  rules: number;
  /**
   * That of today's.
   */
  known: number;
  /**
   * How many choices do not stand any more.
   */
  left: number;
  /**
   * Whether it does not go on; else the people say whether it does, by `agree`.
   */
  closed: boolean;
  /**
   * The seats that have said yes.
   */
  agreed: number[];
}
export interface Health {
  status: "ok";
}
/**
 * What a bot would do.
 */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}
/**
 * A table made of a record.
 */
export interface ImportedTable {
  id: string;
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  status: "waiting" | "playing" | "finished";
  owner: string;
  seats: SeatInfo[];
  number: number;
  version: number;
  asked_seat: number | null;
  your_turn: boolean;
  created: string;
  changed: string;
  standings: Place[] | null;
  hotseat: boolean;
  rematch: string | null;
  public: boolean;
  talk: "all" | "players";
  watch: "all" | "players";
  lesson: boolean;
  halt: HaltInfo | null;
  /**
   * Where and why a record of older rules ends before its time.
   */
  cut: ErrorInfo | null;
}
/**
 * Who sits there, as somebody else is told.
 */
export interface SeatInfo {
  kind: "person" | "open" | "bot" | "local";
  name: string;
  level: string | null;
  resigned: boolean;
  you: boolean;
  silent: boolean;
  online: boolean;
}
/**
 * How one seat did.
 */
export interface Place {
  seat: number;
  rank: number;
  score: number[];
}
/**
 * Where to sit; anywhere, if it is not said.
 */
export interface JoinSeat {
  seat?: number | null;
}
/**
 * A first game that teaches: how it is laid out, and how it goes.
 */
export interface LessonInfo {
  seats: number;
  seed: number;
  options: {
    [k: string]: string | number | boolean;
  };
  steps: LessonStep[];
}
/**
 * What comes next in a lesson, and what is said before.
 */
export interface LessonStep {
  seat: number;
  choice: string;
  remarks: string[];
}
/**
 * The first page of a list; whether there are more is asked of `GET /api/tables`.
 */
export interface ListMessage {
  type: "list";
  which: "open" | "mine" | "finished";
  tables: TableInfo[];
  more: boolean;
}
/**
 * A table as whoever asks sees it.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  status: "waiting" | "playing" | "finished";
  owner: string;
  seats: SeatInfo[];
  /**
   * How many choices stand.
   */
  number: number;
  /**
   * How many lines its log has: every choice, undo and redo.
   */
  version: number;
  asked_seat: number | null;
  your_turn: boolean;
  created: string;
  changed: string;
  standings: Place[] | null;
  hotseat: boolean;
  rematch: string | null;
  /**
   * Whether it stands in the list of open tables while it waits.
   */
  public: boolean;
  /**
   * Who may make remarks.
   */
  talk: "all" | "players";
  /**
   * Who may look on.
   */
  watch: "all" | "players";
  /**
   * Whether it began as the lesson of its game does.
   */
  lesson: boolean;
  /**
   * Only of a table that is open; lists do not look.
   */
  halt: HaltInfo | null;
}
/**
 * A table is new in a list of whoever looks, or has changed there.
 */
export interface ListedMessage {
  type: "listed";
  table: TableInfo;
}
/**
 * A table stands in no list any more.
 */
export interface UnlistedMessage {
  type: "unlisted";
  table: string;
}
/**
 * The answer to a request that cannot be met; without an id it is none, or the socket was not let in.
 */
export interface RefusedMessage {
  type: "refused";
  id: string | null;
  error: ErrorInfo;
}
/**
 * Hot-seat: show this seat's view from now on; null lets the curtain fall.
 */
export interface Look {
  type: "look";
  id: string;
  seat: number | null;
}
/**
 * The database has lost choices that were told before; `number` are left, and all are told again.
 */
export interface LostMessage {
  type: "lost";
  number: number;
}
/**
 * The owner says who may make remarks, and who may look on.
 */
export interface Manners {
  type: "manners";
  id: string;
  talk?: "all" | "players";
  watch?: "all" | "players";
}
/**
 * Who I am here.
 */
export interface Me {
  id: string;
  /**
   * Empty until it is set.
   */
  name: string;
}
/**
 * A choice that changed much.
 */
export interface Moment {
  number: number;
  turn: number;
  seat: number;
  points: number;
  events: TableEvent[];
}
/**
 * Where a request has led the table.
 */
export interface Moved {
  version: number;
  number: number;
}
/**
 * The owner wants no more remarks of whoever made this one, or again.
 */
export interface Mute {
  type: "mute";
  id: string;
  number: number;
  on: boolean;
}
/**
 * Whose remarks the owner wants no more of.
 */
export interface MutedMessage {
  type: "muted";
  by: string[];
}
/**
 * What I want to be called.
 */
export interface Name {
  name: string;
}
/**
 * A chain of choices for the table as it was in that version.
 */
export interface NewChoice {
  id: string;
  seat: number;
  version: number;
  choices: string[];
  confirm?: boolean | EventPattern[];
}
/**
 * Who is to sit there.
 */
export interface NewSeat {
  kind: "me" | "open" | "bot" | "local";
  /**
   * Of a bot.
   */
  level?: string | null;
  /**
   * Of somebody at the same screen.
   */
  name?: string | null;
}
/**
 * A table to be opened.
 */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: string | number | boolean;
  };
  seats: NewSeat[];
  /**
   * Only where nobody else sits at the table.
   */
  seed?: number | null;
  shuffle?: boolean;
  start?: boolean;
  public?: boolean;
  /**
   * Who may make remarks: at a public table all, else players, if it is not said.
   */
  talk?: "all" | "players";
  /**
   * Who may look on once the game has begun; all, if it is not said.
   */
  watch?: "all" | "players";
}
/**
 * What every view tells a seat, or a spectator (None).
 */
export interface OwnFrame {
  viewer: number | null;
  asked: Asked | null;
  standings?: Place[];
}
export interface Particulars {
  [k: string]: string | number | boolean | string[] | number[] | null;
}
/**
 * Which bot is to sit there while the table waits; none, and the seat is open again.
 */
export interface PlaceBot {
  seat: number;
  level: string | null;
}
/**
 * How things stood at the end of a turn.
 */
export interface Point {
  number: number;
  turn: number;
  points: number[];
}
/**
 * What would follow for certain from a chain of choices.
 */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  choices: string[];
}
/**
 * What would follow for certain from a choice that waits for a yes; nothing was changed.
 */
export interface Previewed {
  preview: TableEvent[];
}
/**
 * Whether the server can do its work, and what of it.
 */
export interface Ready {
  status: "ready" | "not-ready";
  /**
   * Whether it can be written.
   */
  database: boolean;
  /**
   * Whether those that are asked are moved.
   */
  bots: boolean;
  /**
   * Whether there is room for more.
   */
  disk: boolean;
}
/**
 * Make again what was last taken back.
 */
export interface Redo {
  type: "redo";
  id: string;
  seat: number;
}
/**
 * The table after some of its choices, as whoever asks saw it.
 */
export interface Replay {
  number: number;
  of: number;
  view: AnyView;
  events: TableEntry[];
}
/**
 * How far the review of a finished game is, and the whole of it once it is done.
 */
export interface Reviewed {
  done: number;
  of: number;
  review: GameReview | null;
}
/**
 * A remark.
 */
export interface Say {
  type: "chat";
  id: string;
  text: string;
}
/**
 * The table as the viewer sees it now.
 */
export interface ViewMessage {
  number: number;
  version: number;
  seat: number | null;
  undoable: number;
  redoable: number;
  entries: TableEntry[];
  type: "view";
  view: AnyView;
}
/**
 * Seats, presence or status changed.
 */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}
/**
 * A remark was taken away.
 */
export interface UnsaidMessage {
  type: "unsaid";
  number: number;
}
/**
 * Somebody asks to take back.
 */
export interface UndoMessage {
  type: "undo";
  by: number;
  to: number;
}
/**
 * That is settled.
 */
export interface UndoOffMessage {
  type: "undo-off";
}
/**
 * What every view tells everybody.
 */
export interface SharedFrame {
  game: string;
  seats: number;
  turn: number;
}
/**
 * What comes with every view: how far the table is, and what was chosen since the last message.
 */
export interface Shown {
  number: number;
  version: number;
  seat: number | null;
  undoable: number;
  redoable: number;
  entries: TableEntry[];
}
/**
 * Whether the server passes for the seat where it has nothing to answer with.
 */
export interface Silence {
  type: "silence";
  id: string;
  seat: number;
  on: boolean;
}
/**
 * The points of a seat from one source.
 */
export interface Source {
  source: string;
  of: string;
  points: number;
}
/**
 * A finished game as numbers, seat by seat.
 */
export interface Story {
  sources: Source[][];
  curve: Point[];
  moments: Moment[];
}
/**
 * Two seats that change places while the table waits.
 */
export interface SwapSeats {
  seat: number;
  other: number;
}
/**
 * Which rule forbids a chain of choices.
 */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  choices: string[];
}
/**
 * Take back the last choice of the seat, or back to where `to` choices stood.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  to?: number | null;
}
/**
 * Take a remark away: the owner of the table any, everybody else their own.
 */
export interface Unsay {
  type: "unsay";
  id: string;
  number: number;
}

/** What every game's view has; the rest is the game's own. */
export type AnyView = SharedFrame & OwnFrame;
