/** A table for tests: messages as a server would send them, and a connection that answers as it is told. */
import type { GamePage } from "../games/game";
import { Refused } from "../server/api";
import type { Connection } from "../server/socket";
import type { Asked, DoneMessage, TableEntry, TableInfo, ViewMessage } from "../generated/messages";
import type { ErrorCode } from "../generated/errors";
import type { Choice, Request } from "../server/types";
import { Feed } from "./feed.svelte";
import { Picking } from "./picking.svelte";
import { Replay } from "./replay.svelte";
import { Requests } from "./requests.svelte";
import { SEAT } from "./seats";

/** A table of two at which this person has seat 0. */
export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "toy",
    options: {},
    status: "playing",
    owner: "ana",
    seats: [
      { ...SEAT, name: "Ana", you: true },
      { ...SEAT, name: "Bruno" },
    ],
    number: 0,
    version: 0,
    asked_seat: 0,
    your_turn: true,
    created: "",
    changed: "",
    standings: null,
    hotseat: false,
    rematch: null,
    public: false,
    private: false,
    invited: false,
    rated: null,
    tournament: null,
    clock: null,
    kept: [],
    lang: null,
    talk: "players",
    watch: "all",
    lesson: false,
    proposal: null,
    halt: null,
    ...more,
  };
}

export function entry(number: number, seat: number, ...kinds: string[]): TableEntry {
  return { number, seat, turn: 1, events: kinds.map((kind) => ({ kind, args: {} })) };
}

/** A question to seat 0, or to nobody who looks where there are no choices. */
export function asking(choices: Choice[] | undefined, more: Partial<Asked> = {}): Asked {
  return { seat: 0, decision: "play", facts: {}, ...(choices && { choices }), ...more };
}

export function view(number: number, asked: Asked | null, more: Partial<ViewMessage> = {}): ViewMessage {
  return {
    type: "view",
    number,
    version: number,
    seat: 0,
    view: { game: "toy", seats: 2, viewer: 0, turn: 1, asked },
    undoable: 0,
    redoable: 0,
    passing: false,
    entries: [],
    ...more,
  };
}

type Answer = Partial<DoneMessage> | Refused;

/** Remembers what was asked, and answers in the order it was told to; else with a bare `done`. */
class FakeConnection implements Connection {
  readonly asked: Request[] = [];
  private answers: ((request: Request) => Answer)[] = [];

  /** What the next request brings; messages that belong to it may be sent before it is answered. */
  next(answer: (request: Request) => Answer): this {
    this.answers.push(answer);
    return this;
  }

  async ask(request: Request): Promise<DoneMessage> {
    this.asked.push(request);
    const answer = this.answers.shift()?.(request) ?? {};
    await Promise.resolve();
    if (answer instanceof Refused) throw answer;
    return { type: "done", id: String(this.asked.length), ...answer };
  }
}

export function refused(code: ErrorCode): Refused {
  return new Refused({ code, rule: null, text: { es: code, en: code } });
}

/** All parts of an open table, around a fake connection. */
export function openTable(page: Partial<GamePage> = {}) {
  const connection = new FakeConnection();
  const feed = new Feed(table());
  const requests = new Requests(feed, connection);
  const replay = new Replay(feed, () => Promise.reject(new Error("nobody looks back here")), {
    show: () => 0,
  });
  const picking = new Picking(feed, requests, replay, page as GamePage);
  feed.onshown = (showing) => {
    picking.renew(showing);
    return 0;
  };
  return { connection, feed, requests, replay, picking };
}
