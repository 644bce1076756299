/* Made by page_types.py out of the types in Python: change them there. */

import type { ErrorCode } from "./errors";

export type Confirm = boolean | EventPattern[];
export type ServerMessage =
  | ViewMessage
  | TableMessage
  | ChatMessage
  | UndoMessage
  | UndoOffMessage
  | LostMessage
  | DoneMessage
  | RefusedMessage;
export type TableRequest = Choose | Why | Preview | Hint | Undo | Redo | Agree | Say | Silence | Look;

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
 * A remark; its number grows, so that a page that comes again knows which it has.
 */
export interface ChatMessage {
  type: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
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
 * Something that happened, for whoever may see it.
 */
export interface TableEvent {
  kind: string;
  args: Particulars;
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
 * Make again what was last taken back.
 */
export interface Redo {
  type: "redo";
  id: string;
  seat: number;
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
 * The table after some of its choices, as whoever asks saw it.
 */
export interface Replay {
  number: number;
  of: number;
  view: AnyView;
  events: TableEntry[];
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
 * A remark.
 */
export interface Say {
  type: "chat";
  id: string;
  text: string;
}
/**
 * The table as the viewer sees it now, and what was chosen since the last message.
 */
export interface ViewMessage {
  type: "view";
  number: number;
  version: number;
  seat: number | null;
  view: AnyView;
  undoable: number;
  redoable: number;
  entries: TableEntry[];
}
/**
 * Seats, presence or status changed.
 */
export interface TableMessage {
  type: "table";
  table: TableInfo;
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
   * Only of a table that is open; lists do not look.
   */
  halt: HaltInfo | null;
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

/** What every game's view has; the rest is the game's own. */
export type AnyView = SharedFrame & OwnFrame;
