/** One open table: what arrives, what is being picked, and looking back. */
import type { GamePage } from "../games/game";
import { api } from "../server/api";
import { TableSocket } from "../server/socket";
import type { Choice } from "../server/types";
import { Hearing } from "../sound/hearing";
import { play } from "../sound/synth";
import type { AnyView, GameInfo, SeatInfo, TableEvent, TableInfo } from "../generated/messages";
import { Stage } from "../motion/stage";
import { Feed } from "./feed.svelte";
import { Lesson } from "./lesson.svelte";
import { Inspecting } from "./inspecting.svelte";
import { Picking } from "./picking.svelte";
import { Replay } from "./replay.svelte";
import { Requests } from "./requests.svelte";
import { nameAll, withAutomas } from "./seats";
import { Since } from "./since.svelte";

type Allowed = TableInfo["talk"];

export class Session {
  readonly feed: Feed;
  readonly replay: Replay;
  readonly picking: Picking;
  readonly requests: Requests;
  readonly since: Since;
  readonly inspecting: Inspecting;
  readonly stage: Stage;
  /** What the log points at. */
  marked: readonly TableEvent[] = $state.raw([]);

  /** The lesson that is followed here, if it is one. */
  lesson: Lesson | null = $state.raw(null);

  private readonly socket: TableSocket;

  constructor(
    readonly id: string,
    readonly game: GameInfo,
    /** The game's part of the page. */
    readonly page: GamePage,
    table: TableInfo,
  ) {
    this.feed = new Feed(table);
    this.socket = new TableSocket(id, this.feed.known, this.feed.receive, this.feed.connect, this.feed.lose);
    this.since = new Since(this.feed);
    this.requests = new Requests(this.feed, this.socket);
    this.stage = new Stage(page.motions);
    this.replay = new Replay(this.feed, (to, seat) => api.replay(id, to, seat), this.stage);
    this.picking = new Picking(this.feed, this.requests, this.replay, page);
    this.inspecting = new Inspecting(this.picking);
    const hearing = new Hearing(page.heard ?? {}, play);
    this.picking.onchosen = (seat, number) => this.since.act(seat, number);
    this.picking.onhanded = this.stage.handed;
    this.feed.ontrouble = (refusal) => (this.requests.note = { refusal });
    this.feed.onshown = (showing) => {
      this.picking.renew(showing);
      this.inspecting.follow(showing);
      this.replay.keepUp(showing);
      hearing.follow(showing);
      const { message, before, events } = showing;
      return this.replay.now ? this.stage.show(events, before?.view ?? null, message.view) : 0;
    };
    if (table.lesson) void this.learn();
  }

  /** What is proposed here: by the lesson, or by a hint that was asked for. */
  hinted: readonly Choice[] = $derived.by(() =>
    this.lesson?.following ? this.lesson.wanted : this.picking.hinted,
  );

  private async learn(): Promise<void> {
    const { steps } = await api.lesson(this.game.id);
    const lesson = new Lesson(steps, this.feed, `ecumene-lesson-${this.id}`);
    this.picking.allows = (choice) => !lesson.following || lesson.wanted[0] === choice;
    this.lesson = lesson;
  }

  close(): void {
    this.replay.stop();
    this.feed.close();
    this.socket.close();
  }

  view: AnyView | null = $derived.by(() => this.replay.at?.view ?? this.feed.shown?.view ?? null);
  /** What is new in what is shown: a step of the replay, or all that the others did since this person acted. */
  fresh: readonly TableEvent[] = $derived.by(() => this.replay.at?.events ?? this.since.events);
  /** What is pointed at: by the log, or by a step of the recap. */
  pointed: readonly TableEvent[] = $derived.by(() =>
    this.marked.length || this.since.step === null || !this.replay.now ? this.marked : this.since.told,
  );
  seats: SeatInfo[] = $derived.by(() => withAutomas(this.feed.table.seats, this.view?.seats ?? 0));
  names: string[] = $derived.by(() => nameAll(this.seats));

  undo = (to?: number): Promise<void> =>
    this.requests.inTurn(async () => {
      const seat = this.feed.seat ?? this.feed.mine[0];
      if (seat === undefined) return;
      this.replay.backToNow();
      await this.requests.change({ type: "undo", seat, ...(to === undefined ? {} : { to }) });
    });

  redo = (): Promise<void> =>
    this.requests.inTurn(async () => {
      const seat = this.feed.seat ?? this.feed.mine[0];
      if (seat !== undefined) await this.requests.change({ type: "redo", seat });
    });

  agree = (yes: boolean): Promise<void> =>
    this.requests.inTurn(() => {
      this.feed.undoAsked = null;
      return this.requests.change({ type: "agree", yes });
    });

  look = (seat: number): Promise<void> =>
    this.requests.inTurn(() => this.requests.ask({ type: "look", seat }));

  /** Lets the house pass for the seat where it has nothing to answer with, or asks again. */
  keepSilent = (on: boolean): Promise<void> =>
    this.requests.inTurn(() => this.requests.ask({ type: "silence", seat: this.feed.seat!, on }));

  /** Lets the house pass for the seat until its next turn, or no longer. */
  passUntilTurn = (on: boolean): Promise<void> =>
    this.requests.inTurn(() =>
      this.requests.ask({ type: "pass", seat: this.feed.seat!, until: on ? "turn" : null }),
    );

  /** Asks the others whether somebody else plays a seat from now on. */
  propose = async (seat: number, then: "bot" | "open"): Promise<void> => {
    await this.requests.ask({ type: "propose", seat, then });
  };

  vote = (yes: boolean): Promise<void> =>
    this.requests.inTurn(() => this.requests.ask({ type: "vote", yes }));

  talk = (text: string): Promise<void> =>
    this.requests.inTurn(() => this.requests.ask({ type: "chat", text }));

  /** Takes a remark away. */
  unsay = (number: number): Promise<void> =>
    this.requests.inTurn(() => this.requests.ask({ type: "unsay", number }));

  /** Wants no more remarks of whoever made this one, or wants them again. */
  mute = (number: number, on: boolean): Promise<void> =>
    this.requests.inTurn(() => this.requests.ask({ type: "mute", number, on }));

  /** Tells the owners of the server of a remark, or of who sits on a seat. */
  report = async (about: { number: number } | { seat: number }, why: string): Promise<void> => {
    await this.requests.ask({ type: "report", ...about, why });
  };

  /** Says who may talk at this table, or look on. */
  agreeOn = (manners: { talk?: Allowed; watch?: Allowed }): Promise<void> =>
    this.requests.inTurn(() => this.requests.ask({ type: "manners", ...manners }));
}
