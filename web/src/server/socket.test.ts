import { afterEach, expect, it, vi } from "vitest";
import { settleAt, type Socket } from "./place";
import { TableSocket } from "./socket";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);
vi.stubGlobal("WebSocket", { OPEN: 1 });
afterEach(() => vi.unstubAllGlobals());

it("asks nothing twice by the same name, also of a table that it comes back to", () => {
  const said: string[] = [];
  const open = (): Socket => ({
    readyState: 1,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => said.push(text),
    close: () => undefined,
  });
  settleAt({ silence: "", call: () => Promise.reject(new Error()), socket: open });
  const nothing = (): void => undefined;
  for (let visit = 0; visit < 2; visit++) {
    const socket = new TableSocket("table", () => "", nothing, nothing, nothing);
    for (let n = 0; n < 3; n++) void socket.ask({ type: "undo", seat: 0 });
    socket.close();
  }
  const names = said.map((text) => (JSON.parse(text) as { id: string }).id);
  expect(new Set(names).size).toBe(6);
});
