/** One socket to the server, across lost connections. */
import { Patience } from "./patience";
import { place, type Socket } from "./place";

/** Messages as they come; `refused` without an id is how a socket is turned away. */
export interface AnyMessage {
  type: string;
  id?: string | null;
}

/** Close codes from here on say why a socket was not let in: this and the status over HTTP. */
const REFUSED = 4000;
const LATER = [408, 429];

/** Whether it is of no use to come again: there is no such place, or not for this person. */
function forGood(code: number): boolean {
  const status = code - REFUSED;
  return status >= 400 && status < 500 && !LATER.includes(status);
}

export interface Ends<Message> {
  /** Where to connect, with what the page knows already. */
  address: () => string;
  receive: (message: Message) => void;
  /** What has to be said again on a new connection. */
  resume?: () => void;
  connected: (connected: boolean) => void;
  /** Turned away for good, with that status. */
  gone?: (status: number) => void;
}

export class Line<Message extends AnyMessage> {
  private socket: Socket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly ends: Ends<Message>,
    private readonly patience = new Patience(),
  ) {
    this.connect();
    addEventListener("online", this.hurry);
  }

  /** Sends, if there is a connection right now. */
  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  /** The network is back: there is nothing to wait for. */
  private hurry = (): void => {
    clearTimeout(this.timer);
    if (this.socket === null) this.connect();
  };

  private connect(): void {
    if (this.closed) return;
    const socket = place().socket(this.ends.address());
    this.socket = socket;
    socket.onopen = () => {
      this.ends.connected(true);
      this.ends.resume?.();
    };
    socket.onmessage = ({ data }) => {
      for (const line of data.split("\n")) this.receive(JSON.parse(line) as Message);
    };
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lost(code);
    };
  }

  private receive(message: Message): void {
    const turnedAway = message.type === "refused" && message.id === null;
    if (!turnedAway) this.patience.answered();
    this.ends.receive(message);
  }

  private lost(code: number): void {
    this.socket = null;
    this.ends.connected(false);
    if (forGood(code)) this.ends.gone?.(code - REFUSED);
    else this.timer = setTimeout(this.hurry, this.patience.next());
  }
}
