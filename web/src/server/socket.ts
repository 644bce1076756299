/** One socket a table: requests with their answers, and messages as they come. */
import { Refused } from "./api";
import { Line } from "./line";
import type { DoneMessage, ServerMessage } from "../generated/messages";
import type { Request } from "./types";

interface Waiting {
  text: string;
  resolve: (done: DoneMessage) => void;
  reject: (error: Refused) => void;
}

const pageId = Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join("");
/** How much this page has asked, at all tables it was at: who comes back to one asks nothing a second time. */
let sent = 0;

/** Requests and their answers. */
export interface Connection {
  ask(request: Request): Promise<DoneMessage>;
}

export class TableSocket implements Connection {
  private readonly line: Line<ServerMessage>;
  private waiting = new Map<string, Waiting>();

  constructor(
    table: string,
    /** What the page has already, for the address: `since=N&version=V`. */
    known: () => string,
    private readonly onMessage: (message: ServerMessage) => void,
    onConnected: (connected: boolean) => void,
    onGone: (status: number) => void,
  ) {
    this.line = new Line<ServerMessage>({
      address: () => `tables/${table}/socket?${known()}`,
      receive: (message) => this.receive(message),
      resume: () => {
        for (const { text } of this.waiting.values()) this.line.send(text);
      },
      connected: onConnected,
      gone: onGone,
    });
  }

  /** Sent until it is answered: after a lost connection once more, with the same id, so it counts once. */
  ask(request: Request): Promise<DoneMessage> {
    const id = `${pageId}-${++sent}`;
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      this.line.send(text);
    });
  }

  close(): void {
    this.line.close();
  }

  private receive(message: ServerMessage): void {
    if (message.type !== "done" && message.type !== "refused") return this.onMessage(message);
    if (message.id === null) return this.onMessage(message);
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "done") waiting?.resolve(message);
    else waiting?.reject(new Refused(message.error));
  }
}
