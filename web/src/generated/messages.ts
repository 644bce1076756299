/* Made by page_types.py out of the types in Python: change them there. */

import type { ErrorCode } from "./errors";

export type Confirm = boolean | EventPattern[];
export type LobbyMessage =
  ListMessage | ListedMessage | UnlistedMessage | TournamentNews | HouseMessage | RefusedMessage;
export type ServerMessage =
  | ViewMessage
  | ChangeMessage
  | TableMessage
  | ChatMessage
  | UnsaidMessage
  | MutedMessage
  | HappeningMessage
  | UndoMessage
  | UndoOffMessage
  | LostMessage
  | HouseMessage
  | DoneMessage
  | RefusedMessage;
export type TableRequest =
  | Choose
  | Why
  | Preview
  | Hint
  | Undo
  | Redo
  | Agree
  | Say
  | Unsay
  | Mute
  | Report
  | Manners
  | Silence
  | Pass
  | Propose
  | Vote
  | Look;

/**
 * What belongs to my account.
 */
export interface AccountInfo {
  name: string;
  created: string;
  mail: string | null;
  password: boolean;
  /**
   * Whether there is a code to come in by when all else is lost.
   */
  recovery: boolean;
  passkeys: PasskeyInfo[];
  sessions: SessionInfo[];
  /**
   * Whether I may change it all without showing again who I am.
   */
  proved: boolean;
  /**
   * Whether the server is mine to keep.
   */
  owner: boolean;
}
export interface PasskeyInfo {
  id: string;
  /**
   * The device that it was made on, as far as is known.
   */
  label: string;
  created: string;
  used: string | null;
}
/**
 * A browser that is signed in.
 */
export interface SessionInfo {
  id: string;
  device: string;
  created: string;
  seen: string;
  /**
   * Whether it is the one that asks.
   */
  this: boolean;
}
/**
 * The answer to somebody else's undo.
 */
export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
}
/**
 * What is said to all.
 */
export interface Announcement {
  id: string;
  es: string;
  en: string;
  until: string;
}
/**
 * A letter to that mailbox, in that language.
 */
export interface AskLetter {
  mail: string;
  lang: "es" | "en";
}
/**
 * A new passkey: for a new account of that name, or without one for my own.
 */
export interface AskPasskey {
  name?: string | null;
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
 * What an owner has done.
 */
export interface AuditLine {
  id: number;
  at: string;
  /**
   * Whether it was done at the terminal, or by the server as its owner has set.
   */
  terminal: boolean;
  /**
   * What the owner is called who did it on the page.
   */
  by: string;
  deed:
    | "own"
    | "disown"
    | "ban"
    | "lift"
    | "dismiss"
    | "delete"
    | "close"
    | "prune"
    | "announce"
    | "withdraw"
    | "read-only"
    | "writable";
  whom: string | null;
  /**
   * What whom it was done to is called; empty for somebody who was forgotten.
   */
  name: string;
  table: string | null;
  why: string;
}
export interface BanInfo {
  reason: string;
  until: string | null;
}
/**
 * One way in which I am called.
 */
export interface BellInfo {
  id: string;
  kind: "push" | "mail" | "discord" | "slack" | "matrix";
  /**
   * A browser and its system, a mailbox, or where a webhook leads to.
   */
  label: string;
  rings: boolean;
  /**
   * Why the server has switched it off: it tried several times.
   */
  trouble: ("gone" | "refused" | "unanswered") | null;
}
/**
 * Switch a bell on or off.
 */
export interface BellSwitch {
  rings: boolean;
}
/**
 * How I am called when it becomes my turn.
 */
export interface Bells {
  /**
   * What a browser subscribes to this server's messages with.
   */
  key: string;
  /**
   * Whether a letter would reach me.
   */
  mail: boolean;
  bells: BellInfo[];
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
 * What the browser has to have signed; `options` is for `navigator.credentials`.
 */
export interface Challenge {
  ticket: string;
  options: {
    [k: string]: unknown;
  };
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
  passing: boolean;
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
  /**
   * Whether the name is that of an account.
   */
  account: boolean;
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
 * How long everybody may think, as was agreed at the start.
 */
export interface Clock {
  kind: "choice" | "turn" | "bank" | "days";
  seconds: number;
  increment: number;
  zero: "bot" | "resign" | "nothing";
}
/**
 * A table's clock, and how it stands.
 */
export interface ClockInfo {
  kind: "choice" | "turn" | "bank" | "days";
  seconds: number;
  increment: number;
  zero: "bot" | "resign" | "nothing";
  /**
   * Seconds that each seat had when it was last asked, where they are counted down.
   */
  left: number[] | null;
  /**
   * When the time of whoever is asked is over; nobody's, if a bot is asked or it is still to begin.
   */
  due: string | null;
}
export interface CloseTable {
  why: string;
}
/**
 * A remark around the one that was reported, or that one.
 */
export interface ContextRemark {
  at: string;
  name: string;
  text: string;
  this: boolean;
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
/**
 * Somebody who takes part.
 */
export interface EntrantInfo {
  number: number;
  /**
   * Empty for a bot, and for somebody who was forgotten.
   */
  name: string;
  /**
   * Of a bot.
   */
  level: string | null;
  you: boolean;
  /**
   * In which round they left.
   */
  withdrawn: number | null;
}
export interface ErrorBody {
  error: ErrorInfo;
}
/**
 * Everything that is kept about me.
 */
export interface Export {
  id: string;
  name: string;
  account: AccountInfo | null;
  seats: ExportedSeat[];
  /**
   * Tables that are mine.
   */
  opened: string[];
  /**
   * Tables to which somebody has invited me.
   */
  invitations: string[];
  /**
   * Tables whose owner lets me say nothing there.
   */
  muted: string[];
  remarks: ExportedRemark[];
  notes: ExportedNote[];
  happenings: ExportedHappening[];
  /**
   * What others may see of my profile.
   */
  sharing: Sharing | null;
  rest: RestInfo;
  bells: ExportedBell[];
  strength: Strength;
  tournaments: ExportedTournament[];
  ban: BanInfo | null;
  /**
   * Which I have made.
   */
  reports: ExportedReport[];
}
/**
 * Where I sat.
 */
export interface ExportedSeat {
  table: string;
  game: string;
  status: "waiting" | "playing" | "finished";
  seat: number;
  name: string;
  rank: number | null;
  created: string;
  changed: string;
}
export interface ExportedRemark {
  table: string;
  at: string;
  text: string;
}
export interface ExportedNote {
  table: string;
  text: string;
}
/**
 * What the log of a table tells of me, or of what I have proposed there about somebody's seat.
 */
export interface ExportedHappening {
  table: string;
  at: string;
  what: "proposed-bot" | "proposed-open" | "agreed" | "refused" | "withdrawn" | "bot" | "open" | "taken";
  seat: number;
  by_me: boolean;
}
/**
 * What others may see of me; nothing, until I say so.
 */
export interface Sharing {
  /**
   * Whether my name leads to my profile.
   */
  public: boolean;
  /**
   * Whether it lists my finished games, with their records, where anybody might have looked on.
   */
  games: boolean;
  /**
   * Whether it says how I fare against whom: bots, and people whose profile is public.
   */
  opponents: boolean;
  /**
   * The games that I like best, the dearest first.
   */
  favourites: string[];
}
/**
 * When clocks of days stand still for me, and how many days away I have left in a year.
 */
export interface RestInfo {
  vacation: string | null;
  sleep: Sleep | null;
  days: number;
}
/**
 * Hours of the day in which a clock of days stands still for somebody.
 */
export interface Sleep {
  start: string;
  end: string;
  zone: string;
}
export interface ExportedBell {
  kind: string;
  address: string;
  label: string;
  rings: boolean;
}
/**
 * How strong I am, and my last rated games, newest first.
 */
export interface Strength {
  ratings: OwnStrength[];
  results: RatedResult[];
}
/**
 * How strong I am in a game of so many players.
 */
export interface OwnStrength {
  game: string;
  seats: number;
  strength: number;
  spread: number;
  games: number;
  won: number;
  provisional: boolean;
}
/**
 * How a rated game ended for me.
 */
export interface RatedResult {
  table: string;
  game: string;
  seats: number;
  rank: number;
  strength: number;
  change: number;
  at: string;
}
/**
 * Where I took part, what I have announced, or where I am invited.
 */
export interface ExportedTournament {
  tournament: string;
  name: string;
  owner: boolean;
  joined: string | null;
  withdrawn: number | null;
}
export interface ExportedReport {
  table: string;
  at: string;
  why: string;
}
/**
 * Use the link of a letter.
 */
export interface FollowLink {
  ticket: string;
  /**
   * Of the account that it makes, if it makes one.
   */
  name?: string | null;
  bring?: boolean;
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
  /**
   * Whether it brings a board along, for a page that was not built with one.
   */
  board: boolean;
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
/**
 * Something about who sits where, as the table's log tells it; no undo touches it.
 */
export interface HappeningMessage {
  type: "happening";
  /**
   * It grows, so that a page that comes again knows which it has.
   */
  number: number;
  at: string;
  /**
   * How many choices stood then.
   */
  choices: number;
  what: "proposed-bot" | "proposed-open" | "agreed" | "refused" | "withdrawn" | "bot" | "open" | "taken";
  seat: number;
  /**
   * Who had the seat, or has taken it; empty for a bot, and for who is known no more.
   */
  name: string;
  /**
   * Who proposed it, agreed or did not; empty for nobody.
   */
  by: string;
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
 * What owners say to all, in the lobby and at tables.
 */
export interface HouseMessage {
  type: "house";
  announcement: Announcement | null;
  /**
   * Whether nothing is written for now.
   */
  read_only: boolean;
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
  private: boolean;
  invited: boolean;
  rated: ("loss" | "void") | null;
  tournament: string | null;
  clock: ClockInfo | null;
  kept: number[];
  lang: string | null;
  talk: "all" | "players";
  watch: "all" | "players";
  lesson: boolean;
  proposal: ProposalInfo | null;
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
  /**
   * Whether a bot plays it until another person sits down there.
   */
  free: boolean;
  you: boolean;
  /**
   * Only told of one's own seats.
   */
  silent: boolean;
  online: boolean;
  /**
   * Whether nobody else can have that name: it is that of an account.
   */
  account: boolean;
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
 * The others are asked whether a seat is played by somebody else from now on.
 */
export interface ProposalInfo {
  seat: number;
  /**
   * Whether a bot plays it to the end, or until another person sits down.
   */
  then: "bot" | "open";
  /**
   * The seat of whoever proposes it.
   */
  by: number | null;
  /**
   * The seats that have said yes.
   */
  agreed: number[];
  /**
   * Those whose word is still missing.
   */
  asked: number[];
  /**
   * From when on those who have agreed need nobody else, if the table waits for the seat till then.
   */
  due: string | null;
}
/**
 * Ask somebody who has an account to a table, by their name.
 */
export interface Invite {
  name: string;
}
/**
 * Who was asked to a table and has not sat down.
 */
export interface Invited {
  invited: string[];
}
/**
 * Where to sit; anywhere, if it is not said.
 */
export interface JoinSeat {
  seat?: number | null;
}
/**
 * Who is how strong in a game of so many players.
 */
export interface Leaderboard {
  game: string;
  seats: number;
  players: PlayerStrength[];
}
/**
 * Somebody in a list, strongest first.
 */
export interface PlayerStrength {
  place: number;
  /**
   * Empty for a bot.
   */
  name: string;
  /**
   * Of a bot.
   */
  level: string | null;
  you: boolean;
  strength: number;
  /**
   * How far off the strength may be: it lies within that, nineteen times of twenty.
   */
  spread: number;
  games: number;
  won: number;
  /**
   * Whether too few games were played to say much.
   */
  provisional: boolean;
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
 * What the link of a letter does: come in, make an account, or add the mailbox to one.
 */
export interface LinkInfo {
  kind: "come-in" | "join" | "mailbox";
  mail: string;
  /**
   * Of the account, if there is one.
   */
  name: string | null;
}
/**
 * The first page of a list; whether there are more is asked of `GET /api/tables`.
 */
export interface ListMessage {
  type: "list";
  which: "open" | "mine" | "invited" | "finished";
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
   * Whether only those whom somebody there has invited may come.
   */
  private: boolean;
  /**
   * Whether I am one of them; only lists look.
   */
  invited: boolean;
  /**
   * Whether it counts for ratings: then leaving is a loss, or it counts for nobody; none is friendly.
   */
  rated: ("loss" | "void") | null;
  /**
   * Which it belongs to.
   */
  tournament: string | null;
  clock: ClockInfo | null;
  /**
   * Seats that a bot plays for me until I am back.
   */
  kept: number[];
  /**
   * In which language people talk there, as ISO 639 names it; nobody has said it where there is none.
   */
  lang: string | null;
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
  proposal: ProposalInfo | null;
  /**
   * Likewise.
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
 * Something is new about a tournament: who shows it asks for it again.
 */
export interface TournamentNews {
  type: "tournament";
  id: string;
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
 * What the link of a letter is for.
 */
export interface LookLink {
  ticket: string;
}
/**
 * The database has lost choices that were told before; `number` are left, and all are told again.
 */
export interface LostMessage {
  type: "lost";
  number: number;
}
/**
 * Be called by a letter to the mailbox of the account.
 */
export interface MailBell {
  kind: "mail";
  lang: "es" | "en";
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
  /**
   * Whether I am signed in; else I am a guest.
   */
  account: boolean;
}
/**
 * A table of a round; or somebody who had nobody to play against (`bye`), or who rests in their turn.
 */
export interface MeetingInfo {
  kind: "table" | "bye" | "rest";
  table: string | null;
  over: boolean;
  met: MetInfo[];
}
/**
 * Somebody at a table of a round, and what came of it.
 */
export interface MetInfo {
  number: number;
  rank: number | null;
  points: number | null;
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
 * An account with a password; the games of whoever asks come along.
 */
export interface NewAccount {
  name: string;
  password: string;
}
/**
 * One line for everybody, in each language, until it is over.
 */
export interface NewAnnouncement {
  es: string;
  en: string;
  until: string;
}
/**
 * Why somebody may do nothing any more, and until when; for good, if it is not said.
 */
export interface NewBan {
  reason: string;
  until?: string | null;
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
 * How long everybody may think: for each choice, each turn, the whole game, or in days for each turn.
 */
export interface NewClock {
  kind: "choice" | "turn" | "bank" | "days";
  seconds: number;
  /**
   * What a bank gets back whenever its owner's move is over.
   */
  increment?: number;
  /**
   * What happens when the time is over: a bot plays on until its owner is back, they resign, or nothing.
   */
  zero: "bot" | "resign" | "nothing";
}
/**
 * Another password, or a first one.
 */
export interface NewPassword {
  password: string;
  /**
   * Of the letter that says so, if there is a mailbox.
   */
  lang: "es" | "en";
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
   * Only for those whom somebody at the table invites: nobody else finds it, link or not.
   */
  private?: boolean;
  /**
   * How long everybody may think; not around one screen.
   */
  clock?: NewClock | null;
  /**
   * Whether it counts for ratings, among accounts and bots: leaving is a loss, or it counts for nobody.
   */
  rated?: ("loss" | "void") | null;
  /**
   * In which language people talk there.
   */
  lang?: string | null;
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
 * A tournament to be announced.
 */
export interface NewTournament {
  name: string;
  form: "round-robin" | "swiss" | "knock-out";
  game: string;
  options?: {
    [k: string]: string | number | boolean;
  };
  /**
   * At a full table; where not all can be full, all are as even as can be.
   */
  seats: number;
  /**
   * Whether the tables count for ratings: then leaving is a loss.
   */
  rated: boolean;
  /**
   * Whether only those find it who take part, and whom its owner invites.
   */
  private?: boolean;
  clock: NewClock1;
  /**
   * Which bots fill up what is missing at the start; none, if it is not said.
   */
  bots?: string | null;
  least: number;
  most: number;
  /**
   * When it begins by itself; if it is not said, when its owner says so.
   */
  starts?: string | null;
  /**
   * Of a Swiss; if it is not said, as many as it takes to find the best.
   */
  rounds?: number | null;
}
/**
 * How long everybody may think: for each choice, each turn, the whole game, or in days for each turn.
 */
export interface NewClock1 {
  kind: "choice" | "turn" | "bank" | "days";
  seconds: number;
  /**
   * What a bank gets back whenever its owner's move is over.
   */
  increment?: number;
  /**
   * What happens when the time is over: a bot plays on until its owner is back, they resign, or nothing.
   */
  zero: "bot" | "resign" | "nothing";
}
/**
 * What I have written down at a table, for nobody else.
 */
export interface Note {
  text: string;
}
/**
 * How it went against somebody.
 */
export interface OpponentTally {
  /**
   * Empty for a bot.
   */
  name: string;
  /**
   * Of a bot.
   */
  level: string | null;
  /**
   * Whether the name leads to a profile.
   */
  profile: boolean;
  games: number;
  /**
   * How often I took a better place than they.
   */
  before: number;
  /**
   * How often they did.
   */
  after: number;
}
/**
 * What every view tells a seat, or a spectator (None).
 */
export interface OwnFrame {
  viewer: number | null;
  asked: Asked | null;
  standings?: Place[];
}
/**
 * What an owner sees first.
 */
export interface OwnerInfo {
  announcement: Announcement | null;
  /**
   * After how many days the server prunes by itself; 0 is never.
   */
  prune_days: number;
  /**
   * How many wait.
   */
  reports: number;
}
/**
 * A table that is not over, as owners see it.
 */
export interface OwnerTable {
  id: string;
  game: string;
  status: "waiting" | "playing" | "finished";
  /**
   * Of the people who sit there.
   */
  names: string[];
  changed: string;
}
export interface Particulars {
  [k: string]: string | number | boolean | string[] | number[] | null;
}
/**
 * Whether the server passes for the seat until its next turn, even where it could answer otherwise.
 */
export interface Pass {
  type: "pass";
  id: string;
  seat: number;
  until: "turn" | null;
}
/**
 * Somebody, as owners see them.
 */
export interface PersonInfo {
  id: string;
  name: string;
  account: boolean;
  owner: boolean;
  created: string;
  ban: BanInfo | null;
}
/**
 * Which bot is to sit there while the table waits; none, and the seat is open again.
 */
export interface PlaceBot {
  seat: number;
  level: string | null;
}
/**
 * A finished game.
 */
export interface PlayedGame {
  table: string;
  game: string;
  seat: number;
  seats: number;
  rank: number;
  at: string;
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
 * From where a game is to be played on, against bots.
 */
export interface Practice {
  /**
   * After how many choices.
   */
  at: number;
  /**
   * Where to sit.
   */
  seat: number;
  /**
   * Of all bots; the strategist's, if it is not said.
   */
  level?: string;
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
 * What is kept here, and for how long, as far as the owner of the server decides.
 */
export interface Privacy {
  contact: string;
  /**
   * Whether the server sends letters, and so may know mailboxes.
   */
  letters: boolean;
  accounts: boolean;
  session_days: number;
  report_days: number;
  audit_days: number;
  /**
   * After how many days abandoned tables go; 0 is never.
   */
  prune_days: number;
}
/**
 * What somebody has played, and how it went.
 */
export interface Profile {
  name: string;
  /**
   * When the account was made; a guest has none.
   */
  since: string | null;
  yours: boolean;
  /**
   * Only told of one's own, and of accounts.
   */
  sharing: Sharing | null;
  favourites: string[];
  /**
   * How many games in all.
   */
  played: number;
  titles: TitleTally[];
  seats: SeatTally[];
  opponents: OpponentTally[];
  strength: Strength;
  /**
   * The last ones, newest first.
   */
  games: PlayedGame[];
}
/**
 * How it went in one game.
 */
export interface TitleTally {
  game: string;
  games: number;
  /**
   * How often which place was taken, the first one first.
   */
  ranks: number[];
  /**
   * How many would have been won by chance alone, as many as sat there.
   */
  fair: number;
}
/**
 * How it went in one seat of a game.
 */
export interface SeatTally {
  game: string;
  seat: number;
  games: number;
  ranks: number[];
  fair: number;
}
/**
 * Ask the others whether a bot plays a seat on: to the end, or until another person sits down.
 */
export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  then: "bot" | "open";
}
/**
 * Clear tables away where nobody has been for so many days.
 */
export interface PruneTables {
  days: number;
}
/**
 * Be called by this browser, also when no page is open: its push subscription.
 */
export interface PushBell {
  kind: "push";
  address: string;
  keys: PushKeys;
  lang: "es" | "en";
}
/**
 * What a browser wants its messages to be encrypted with.
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
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
 * Come in by the code that was written down for that.
 */
export interface Recover {
  name: string;
  code: string;
  bring?: boolean;
}
/**
 * Told this once, and good for coming in once.
 */
export interface RecoveryCode {
  code: string;
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
 * Tell the owners of the server of a remark, or of who sits on a seat: one of the two is named.
 */
export interface Report {
  type: "report";
  id: string;
  /**
   * Of the remark.
   */
  number?: number;
  seat?: number;
  why: string;
}
/**
 * What somebody has reported.
 */
export interface ReportInfo {
  id: number;
  at: string;
  table: string;
  /**
   * What whoever has reported it is called.
   */
  by: string;
  whom: string;
  name: string;
  /**
   * The remark it is about, as it was; none, if it is about the person.
   */
  said: string | null;
  why: string;
  banned: boolean;
  context: ContextRemark[];
}
/**
 * When clocks of days stand still for me: every night, and until the end of a day.
 */
export interface Rest {
  vacation: string | null;
  sleep: Sleep | null;
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
 * A letter is on its way; to whom it says what, only who gets it knows.
 */
export interface Sent {
  sent: true;
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
  passing: boolean;
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
 * What becomes of a report; a ban takes the remark away as well.
 */
export interface Settlement {
  deed: "dismiss" | "delete" | "ban";
  why: string;
  /**
   * Of a ban.
   */
  until?: string | null;
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
  passing: boolean;
  entries: TableEntry[];
}
/**
 * Come in by name and password.
 */
export interface SignIn {
  name: string;
  password: string;
  /**
   * Whether what was played in this browser as a guest belongs to the account from now on.
   */
  bring?: boolean;
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
 * Where somebody stands, and what has decided between them and whoever stands before.
 */
export interface StandingInfo {
  number: number;
  place: number;
  points: number;
  /**
   * Buchholz in a Swiss, Sonneborn-Berger in a round robin.
   */
  opponents: number;
  /**
   * What they took from those who are level with them in both.
   */
  each_other: number;
  lot: number;
  by: ("rounds" | "points" | "opponents" | "each-other" | "lots") | null;
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
/**
 * My word on what is proposed about a seat; a no ends it, and so does one's own.
 */
export interface Vote {
  type: "vote";
  id: string;
  yes: boolean;
}
/**
 * A tournament as its own page shows it.
 */
export interface Tournament {
  id: string;
  name: string;
  owner: string;
  yours: boolean;
  status: "open" | "playing" | "finished" | "off";
  form: "round-robin" | "swiss" | "knock-out";
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  seats: number;
  rated: boolean;
  private: boolean;
  clock: Clock | null;
  bots: string | null;
  least: number;
  most: number;
  starts: string | null;
  round: number;
  rounds: number | null;
  entrants: number;
  entered: boolean;
  invited: boolean;
  created: string;
  changed: string;
  people: EntrantInfo[];
  /**
   * Round by round.
   */
  meetings: MeetingInfo[][];
  /**
   * Empty before the start.
   */
  standings: StandingInfo[];
}
/**
 * A tournament as a list shows it.
 */
export interface TournamentInfo {
  id: string;
  name: string;
  /**
   * What whoever has announced it is called.
   */
  owner: string;
  yours: boolean;
  status: "open" | "playing" | "finished" | "off";
  form: "round-robin" | "swiss" | "knock-out";
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  seats: number;
  rated: boolean;
  /**
   * Found only by those who take part, and whom its owner has invited.
   */
  private: boolean;
  clock: Clock | null;
  bots: string | null;
  least: number;
  most: number;
  starts: string | null;
  /**
   * That is being played, or was last; 0 before the start.
   */
  round: number;
  /**
   * How many there are, as far as is known.
   */
  rounds: number | null;
  entrants: number;
  /**
   * Whether I take part.
   */
  entered: boolean;
  /**
   * Whether I am asked to take part, and do not yet.
   */
  invited: boolean;
  created: string;
  changed: string;
}
/**
 * Where I am asked: the table that has waited longest for me, and how many there are.
 */
export interface Turns {
  table: string | null;
  game: string | null;
  waiting: number;
}
/**
 * What the browser made of a challenge, as `PublicKeyCredential.toJSON` says it.
 */
export interface UsePasskey {
  ticket: string;
  credential: {
    [k: string]: unknown;
  };
  bring?: boolean;
}
/**
 * By which ways people may have an account here; by none, there are no accounts.
 */
export interface Ways {
  ways: ("password" | "passkey" | "mail")[];
}
/**
 * Be called where a webhook leads to: a channel of Discord or Slack, or a room of Matrix.
 */
export interface WebhookBell {
  kind: "discord" | "slack" | "matrix";
  address: string;
  lang: "es" | "en";
}

/** What every game's view has; the rest is the game's own. */
export type AnyView = SharedFrame & OwnFrame;
