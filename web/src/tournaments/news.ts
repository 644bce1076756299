/** Hears what is new about tournaments, over the lobby's socket. */
import type { LobbyMessage } from "../generated/messages";
import { person } from "../person.svelte";
import { Line } from "../server/line";

/** Calls `renew` at first and after lost connections, and whenever a tournament has news; ends what it began. */
export function follow(renew: (id: string | null) => void): () => void {
  let line: Line<LobbyMessage> | undefined;
  const ready = person.load().then(() => {
    line = new Line<LobbyMessage>({
      address: () => "lobby",
      receive: (message) => {
        if (message.type === "tournament") renew(message.id);
      },
      connected: (yes) => {
        if (yes) renew(null);
      },
    });
  });
  return () => void ready.then(() => line?.close());
}
