/** This device as a place for tables: what is kept here is at hand at once, the rest is for the engine. */
import { GAMES } from "../generated/shelf";
import type { LobbyMessage, Me, TableInfo } from "../generated/messages";
import type { Place, Socket } from "../server/place";
import { app } from "../offline/app.svelte";
import type { Files, FromEngine, ToEngine } from "./messages";
import { readiness } from "./readiness.svelte";
import * as storage from "./storage";
import { remembered } from "../remembered";

const OPEN = 1;
const CLOSED = 3;
/** Nobody answers any more: a line that ends so comes again. */
const LOST = 1012;
const FOLDER = new URL(`${import.meta.env.BASE_URL}engine/`, location.href).href;
/** How long a bot may think, as on a server. */
const SECONDS = "ecumene-bot-seconds";

const rules = import.meta.glob("../../../src/ecumene/titles/*/rules/*.md", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

/** The end of a line that the page holds; what comes is said by whoever has the other one. */
class Wire implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    readonly send: (text: string) => void,
    private readonly leave: () => void,
  ) {}

  opened(): void {
    this.readyState = OPEN;
    this.onopen?.();
  }

  said(text: string): void {
    this.onmessage?.({ data: text });
  }

  ended(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.({ code });
  }

  close(): void {
    this.readyState = CLOSED;
    this.leave();
  }
}

class Device implements Place {
  private worker: Worker | null = null;
  private asked = new Map<number, { resolve: (answer: Response) => void; reject: () => void }>();
  private wires = new Map<number, Wire>();
  private count = 0;
  /** What this page's engine is made of: a newer one that has come since does not understand it. */
  private files: Promise<Files> | null = null;

  get silence(): string {
    return readiness.forbidden ? "keeping-forbidden" : "engine-failed";
  }

  async call(method: string, path: string, body?: unknown): Promise<Response> {
    const known = method === "GET" ? await this.known(path) : null;
    if (known) return known;
    const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
    return this.ask(method, path, text);
  }

  socket(address: string): Socket {
    if (address === "lobby") return lobby();
    const line = ++this.count;
    const wire = new Wire(
      (text) => this.tell({ type: "say", line, text }),
      () => {
        this.wires.delete(line);
        this.tell({ type: "leave", line });
      },
    );
    this.wires.set(line, wire);
    queueMicrotask(() => {
      this.tell({ type: "open", line, address });
      wire.opened();
    });
    return wire;
  }

  /** Has the engine ready for when it is needed. */
  wake(): void {
    if (this.worker) return;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (this.worker === worker) this.hear(data);
    };
    worker.onerror = () => {
      if (this.worker === worker) this.lose();
    };
    readiness.begin();
    void this.start(worker);
    // Games are not to be thrown away when the disk is full.
    void navigator.storage?.persist?.();
  }

  private async start(worker: Worker): Promise<void> {
    const seconds = Number(remembered(SECONDS) ?? 1);
    try {
      this.files ??= fetch(`${FOLDER}files.json`).then((answer) => answer.json() as Promise<Files>);
      const files = await this.files;
      worker.postMessage({ type: "start", folder: FOLDER, files, seconds } satisfies ToEngine);
    } catch {
      this.files = null;
      if (this.worker === worker) this.lose();
    }
  }

  /** What needs no engine. */
  private async known(path: string): Promise<Response | null> {
    if (path === "/me") return Response.json(await this.who());
    if (path === "/games") return Response.json(GAMES);
    if (path.startsWith("/tables?")) return Response.json([]);
    const [, game, lang] = /^\/games\/(\w+)\/rules\/(\w+)$/.exec(path) ?? [];
    const page = rules[`../../../src/ecumene/titles/${game}/rules/${lang}.md`];
    return page ? new Response(await page()) : null;
  }

  private async who(): Promise<Me> {
    try {
      const me = await storage.whoIsHere();
      readiness.forbidden = false;
      return me;
    } catch (problem) {
      readiness.forbidden = true;
      throw problem;
    }
  }

  private ask(method: string, path: string, body: string): Promise<Response> {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      this.tell({ type: "call", id, method, path, body });
    });
  }

  private tell(message: ToEngine): void {
    this.wake();
    this.worker!.postMessage(message);
  }

  private hear(message: FromEngine): void {
    switch (message.type) {
      case "progress":
        readiness.follow(message.progress);
        // It is here: let it be there with no network too.
        if (readiness.ready) void app.keepEngine();
        break;
      case "failed":
        this.lose();
        break;
      case "answer": {
        const { ok, body } = JSON.parse(message.answer) as { ok: boolean; body: unknown };
        const text = typeof body === "string" ? body : JSON.stringify(body);
        this.asked.get(message.id)?.resolve(new Response(text, { status: ok ? 200 : 400 }));
        this.asked.delete(message.id);
        break;
      }
      case "said":
        this.wires.get(message.line)?.said(message.text);
        break;
      case "closed":
        this.wires.get(message.line)?.ended(message.code);
        break;
    }
  }

  /** The engine is gone; whoever asks next starts another. */
  private lose(): void {
    this.worker?.terminate();
    this.worker = null;
    readiness.fail();
    const { asked, wires } = this;
    this.asked = new Map();
    this.wires = new Map();
    for (const { reject } of asked.values()) reject();
    for (const wire of wires.values()) wire.ended(LOST);
  }
}

/** The lobby's lists: read where tables are kept, and again whenever one of them changes. */
function lobby(): Socket {
  const changes = new BroadcastChannel(storage.CHANGED);
  const wire = new Wire(
    () => undefined,
    () => changes.close(),
  );
  const say = (message: LobbyMessage): void => wire.said(JSON.stringify(message));
  const list = (which: "mine" | "open" | "finished", tables: TableInfo[]): void =>
    say({ type: "list", which, tables, more: false });
  changes.onmessage = async ({ data }: MessageEvent<string>) => {
    const found = await storage.table(data);
    say(found ? { type: "listed", table: found.told } : { type: "unlisted", table: data });
  };
  void storage.allTables().then(
    (tables) => {
      wire.opened();
      list("mine", tables);
      list("open", []);
      list("finished", []);
    },
    () => wire.ended(LOST),
  );
  return wire;
}

/** Lets go of a table of this device. */
export async function discard(table: string): Promise<void> {
  await storage.discard(table);
  const changes = new BroadcastChannel(storage.CHANGED);
  changes.postMessage(table);
  changes.close();
}

export const device = new Device();
