/** One socket a table: requests with their answers, and messages as they come, across lost connections. */
import { Refused } from "./api";
import type { DoneMessage, ServerMessage } from "../generated/messages";
import type { Request } from "./types";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

interface Waiting {
  text: string;
  resolve: (done: DoneMessage) => void;
  reject: (error: Refused) => void;
}

const pageId = Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join("");

/** Requests and their answers. */
export interface Connection {
  ask(request: Request): Promise<DoneMessage>;
}

export class TableSocket implements Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private sent = 0;
  private wait = FIRST_WAIT;
  private closed = false;

  constructor(
    private readonly table: string,
    /** What the page has already, for the address: `since=N&version=V`. */
    private readonly known: () => string,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onConnected: (connected: boolean) => void,
  ) {
    this.connect();
    addEventListener("online", this.reconnect);
  }

  /** Sent until it is answered: after a lost connection once more, with the same id, so it counts once. */
  ask(request: Request): Promise<DoneMessage> {
    const id = `${pageId}-${++this.sent}`;
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.reconnect);
    this.socket?.close();
  }

  private reconnect = (): void => {
    if (this.socket === null) this.connect();
  };

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/socket?${this.known()}`,
    );
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.onConnected(true);
      for (const { text } of this.waiting.values()) socket.send(text);
    };
    socket.onmessage = ({ data }) => {
      for (const line of (data as string).split("\n")) this.receive(JSON.parse(line) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.onConnected(false);
      setTimeout(this.reconnect, this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private receive(message: ServerMessage): void {
    if (message.type !== "done" && message.type !== "refused") return this.onMessage(message);
    if (message.id === null) return;
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "done") waiting?.resolve(message);
    else waiting?.reject(new Refused(message.error));
  }
}
