/** What goes over the wire; the words are those of `docs/protocol.md`. */

export type Language = "es" | "en";
export type Choice = string;
/** A particular of an event or a question: an id, a number, a seat, a list of ids. */
export type Particular = string | number | boolean | null | readonly (string | number)[];
export type Particulars = Readonly<Record<string, Particular>>;

export interface GameOption {
  id: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
}

export interface GameInfo {
  id: string;
  seats: number[];
  seat_words: string[];
  options: GameOption[];
  bots: string[];
}

export interface Asked {
  seat: number;
  decision: string;
  facts: Particulars;
  /** What somebody says here who has nothing else to say. */
  silence?: Choice;
  choices?: Choice[];
  half_made?: boolean;
}

export interface Standing {
  seat: number;
  rank: number;
  score: number[];
}

/** What every game's view has; the rest is the game's own. */
export interface View {
  game: string;
  seats: number;
  viewer: number | null;
  turn: number;
  asked: Asked | null;
  standings?: Standing[];
}

export interface TableEvent {
  kind: string;
  args: Particulars;
}

export interface Entry {
  number: number;
  seat: number;
  turn: number;
  events: TableEvent[];
}

export interface Seat {
  kind: "person" | "open" | "bot" | "local";
  name: string;
  level: string | null;
  resigned: boolean;
  you: boolean;
  silent: boolean;
  online: boolean;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  status: "waiting" | "playing" | "finished";
  owner: string;
  seats: Seat[];
  number: number;
  version: number;
  asked_seat: number | null;
  your_turn: boolean;
  created: string;
  changed: string;
  standings: Standing[] | null;
  hotseat: boolean;
  rematch: string | null;
}

export type SeatWish =
  { kind: "me" } | { kind: "open" } | { kind: "bot"; level: string } | { kind: "local"; name: string };

export interface NewTable {
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatWish[];
  start?: boolean;
  shuffle?: boolean;
  public?: boolean;
}

export interface Person {
  id: string;
  name: string;
}

export interface Refusal {
  code: string;
  rule: string | null;
  text: Record<Language, string>;
}

export interface Replayed {
  number: number;
  of: number;
  view: View;
  events: Entry[];
}

export interface ViewMessage {
  type: "view";
  /** How many choices stand. */
  number: number;
  /** Counts all that ever happened, undo included. */
  version: number;
  seat: number | null;
  view: View;
  undoable: number;
  redoable: number;
  entries: Entry[];
}

export interface ChatMessage {
  type: "chat";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface Done {
  type: "done";
  id: string;
  /** The table's after a request that changed it. */
  version?: number;
  number?: number;
  /** Of a choice that waits for a yes: what would follow for certain. */
  preview?: TableEvent[];
  /** Of an undo that others have to agree to. */
  pending?: true;
  objection?: Refusal | null;
  events?: TableEvent[];
  choices?: Choice[];
}

/** Events of a kind, with these particulars; whatever is left out may be anything. */
export interface EventPattern {
  kind?: string;
  args?: Particulars;
}

/** Whether a choice waits for a yes: always, never, or if such an event would follow for certain. */
export type Confirm = boolean | readonly EventPattern[];

export type ServerMessage =
  | ViewMessage
  | ChatMessage
  | Done
  | { type: "table"; table: Table }
  | { type: "refused"; id: string | null; error: Refusal }
  | { type: "undo"; by: number; to: number }
  | { type: "undo-off" };

export type Request =
  | { type: "choose"; version: number; seat: number; choices: readonly Choice[]; confirm?: Confirm }
  | { type: "why" | "preview"; seat: number; choices: readonly Choice[] }
  | { type: "hint" | "redo"; seat: number }
  | { type: "silence"; seat: number; on: boolean }
  | { type: "look"; seat: number | null }
  | { type: "undo"; seat: number; to?: number }
  | { type: "agree"; yes: boolean }
  | { type: "chat"; text: string };
