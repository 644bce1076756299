/** The engine's worker: Python plays the part of the server for this page. */
import type { PyodideInterface } from "pyodide";
import type { Files, FromEngine, ToEngine } from "./messages";
import { startPython } from "./python";
import * as storage from "./storage";
import { Thinkers } from "./thinkers";
import { Voice } from "./voice";

/** `ecumene.browser.engine.Engine`. */
interface Engine {
  call(method: string, path: string, body: string): Promise<string>;
  open(line: number, address: string): Promise<void>;
  say(line: number, text: string): Promise<void>;
  leave(line: number): void;
  changed(table: string): Promise<void>;
}

const changes = new BroadcastChannel(storage.CHANGED);

function tell(message: FromEngine): void {
  postMessage(message);
}

/** Where the engine keeps things; all that it gives and gets is text. */
const STORAGE = {
  me: async () => JSON.stringify(await storage.whoIsHere()),
  keep_me: (me: string) => storage.keepWho(JSON.parse(me)),
  table: async (id: string) => {
    const found = await storage.table(id);
    return found && JSON.stringify(found);
  },
  lines: async (id: string, after: number) => JSON.stringify(await storage.lines(id, after)),
  keep: async (kept: string, lines: string) => {
    const table = JSON.parse(kept);
    const done = await storage.keep(table, JSON.parse(lines));
    if (done) changes.postMessage(table.id);
    return done;
  },
  paper: storage.paper,
  keep_paper: storage.keepPaper,
};

async function start(folder: string, files: Files, seconds: number): Promise<Engine> {
  const voice = new Voice();
  const thinkers = new Thinkers(folder, files);
  const [python] = await Promise.all([
    startPython(folder, files, { tell: (progress) => tell({ type: "progress", progress }) }),
    voice.learn(),
  ]);
  const engine = makeEngine(python, thinkers, voice, seconds);
  tell({ type: "progress", progress: { step: "ready", done: 1, of: 1 } });
  thinkers.wake();
  return engine;
}

function makeEngine(python: PyodideInterface, thinkers: Thinkers, voice: Voice, seconds: number): Engine {
  const send = (line: number, text: string): void => tell({ type: "said", line, text });
  const close = (line: number, code: number): void => tell({ type: "closed", line, code });
  return python
    .pyimport("ecumene.browser.engine")
    .Engine(STORAGE, thinkers, voice, send, close, seconds) as Engine;
}

let begin: (engine: Promise<Engine>) => void;
const running = new Promise<Engine>((resolve) => (begin = resolve));
running.catch(fail);

/** The engine cannot go on: the page lets go of this worker, and begins anew when it is asked something. */
function fail(problem: unknown): void {
  console.error(problem);
  tell({ type: "failed" });
}

async function serve(data: Exclude<ToEngine, { type: "start" }>): Promise<void> {
  const engine = await running;
  switch (data.type) {
    case "call":
      tell({ type: "answer", id: data.id, answer: await engine.call(data.method, data.path, data.body) });
      break;
    case "open":
      await engine.open(data.line, data.address);
      break;
    case "say":
      await engine.say(data.line, data.text);
      break;
    case "leave":
      engine.leave(data.line);
      break;
  }
}

onmessage = ({ data }: MessageEvent<ToEngine>) => {
  if (data.type !== "start") serve(data).catch(fail);
  else begin(start(data.folder, data.files, data.seconds));
};

changes.onmessage = ({ data }: MessageEvent<string>) => {
  running.then((engine) => engine.changed(data)).catch(fail);
};
