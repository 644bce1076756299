/** Where tables are: on a server, or on this device. The page asks both the same. */
import { server } from "./server";

/** What a line needs of a socket. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Place {
  /** What the page says where nobody answers: one of its messages. */
  readonly silence: string;
  /** Answers a call; fails if nobody answers. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  socket(address: string): Socket;
}

let chosen = server;

/** The place that this page is about. */
export function place(): Place {
  return chosen;
}

/** Settles it, before anything is asked. */
export function settleAt(other: Place): void {
  chosen = other;
}
