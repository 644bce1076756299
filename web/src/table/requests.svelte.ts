/** What this person asks of the server: one thing after the other, and a note where it went wrong. */
import { Refused } from "../server/api";
import type { Connection } from "../server/socket";
import type { DoneMessage, ErrorInfo } from "../generated/messages";
import type { Request } from "../server/types";
import type { Feed } from "./feed.svelte";

/** A small note at the decision bar: a rule that forbids something, or what went wrong. */
interface Note {
  refusal?: ErrorInfo;
  /** One of the page's messages. */
  message?: string;
  /** What something is called. */
  text?: string;
}

export class Requests {
  note: Note | null = $state.raw(null);

  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly feed: Feed,
    private readonly connection: Connection,
  ) {}

  ask(request: Request): Promise<DoneMessage> {
    return this.connection.ask(request);
  }

  /** Asks for something that may change the table, and waits until that can be seen here. */
  async change(request: Request): Promise<DoneMessage> {
    const done = await this.connection.ask(request);
    const { version } = done;
    if (version !== undefined) await this.feed.until((live) => live.version >= version);
    return done;
  }

  /** A quick second click waits for the answer to the first. */
  inTurn(work: () => Promise<unknown>): Promise<void> {
    this.work = this.work.then(work).then(
      () => undefined,
      (problem: unknown) => {
        this.note = problem instanceof Refused ? { refusal: problem.refusal } : { message: "note-lost" };
      },
    );
    return this.work;
  }
}
