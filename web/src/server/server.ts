/** The server that this page has come from. */
import type { Place, Socket } from "./place";

export const server: Place = {
  silence: "server-silent",

  call(method, path, body) {
    const asText = typeof body === "string";
    return fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": asText ? "text/plain" : "application/json" },
      body: body === undefined ? undefined : asText ? body : JSON.stringify(body),
    });
  },

  socket(address) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/${address}`) as Socket;
  },
};
