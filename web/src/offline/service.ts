/**
 * The service worker: keeps the page, and the engine once it was wanted, so that both are there with no network;
 * and shows what the server calls people for, also when no page is open.
 * A new version waits until a page says that it may come: never in the middle of a game.
 */

/** As much of a service worker as this one needs: TypeScript knows it only instead of a page. */
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Asked) => void): void;
  addEventListener(kind: "message", listener: (event: Lasting & { data: unknown }) => void): void;
  addEventListener(
    kind: "push",
    listener: (event: Lasting & { data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    kind: "notificationclick",
    listener: (event: Lasting & { notification: Notification }) => void,
  ): void;
}

/** A page of ours. */
interface Window {
  url: string;
  focus(): Promise<unknown>;
}

/** What the server calls somebody for, in their language. */
interface Call {
  title: string;
  text: string;
  path: string;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;

/** Of all files; whoever builds the page puts it here. */
const VERSION = "__VERSION__";
const FRONT = "index.html";
const LIST = "offline.json";

interface Files {
  page: string[];
  engine: string[];
}

const scope = (): string => worker.registration.scope;
const address = (file: string): string => new URL(file, scope()).href;
/** Other folders of the same host may have pages of their own. */
const folder = (): string => new URL(scope()).pathname;
const PAGES = `ecumene-page-${folder()}-`;
const PAGE = PAGES + VERSION;
/** Its files are named by their content: versions of the page share those that have not changed. */
const ENGINE = `ecumene-engine-${folder()}`;

/** What belongs to a version, as its cache has it. */
async function filesOf(page: string): Promise<Files | null> {
  const list = await (await caches.open(page)).match(address(LIST));
  return list ? ((await list.json()) as Files) : null;
}

async function keepPage(): Promise<void> {
  const list = await (await fetch(address(LIST), { cache: "no-cache" })).text();
  const { page, engine } = JSON.parse(list) as Files;
  const cache = await caches.open(PAGE);
  await cache.addAll(page.map((file) => new Request(address(file), { cache: "no-cache" })));
  const front = (await cache.match(address(FRONT)))!;
  // Some hosts send whoever asks for it elsewhere; a browser takes no such answer for a page.
  if (front.redirected) await cache.put(address(FRONT), new Response(front.body, { headers: front.headers }));
  await cache.put(address(LIST), new Response(list));
  if (await playable()) await keepFiles(engine);
}

/** Whether there is a version here that can be played without a network: then so can the next one. */
async function playable(): Promise<boolean> {
  const cache = await caches.open(ENGINE);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  for (const name of await caches.keys())
    if (name.startsWith(PAGES) && (await filesOf(name))?.engine.every((file) => known.has(address(file))))
      return true;
  return false;
}

/** Fetches what is missing of the engine. */
async function keepFiles(engine: readonly string[]): Promise<void> {
  const cache = await caches.open(ENGINE);
  for (const file of engine) if (!(await cache.match(address(file)))) await cache.add(address(file));
}

async function install(): Promise<void> {
  try {
    await keepPage();
  } catch (problem) {
    await caches.delete(PAGE);
    throw problem;
  }
}

async function keepEngine(): Promise<void> {
  const known = await filesOf(PAGE);
  if (known) await keepFiles(known.engine);
}

/** Lets go of what is old; but pages may be open still that are of the version before, with games on their tables. */
async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== PAGE);
  const before = others.pop();
  for (const name of others) await caches.delete(name);
  const wanted = new Set<string>();
  for (const name of before ? [before, PAGE] : [PAGE])
    for (const file of (await filesOf(name))?.engine ?? []) wanted.add(address(file));
  const engine = await caches.open(ENGINE);
  for (const request of await engine.keys()) if (!wanted.has(request.url)) await engine.delete(request);
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const page = await caches.open(PAGE);
  if (request.mode === "navigate") return (await page.match(address(FRONT))) ?? fetch(request);
  return (await page.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.url.slice(scope().length);
  const ours = request.url.startsWith(scope()) && !/^(api|healthz|readyz)\b/.test(path);
  if (request.method === "GET" && ours) event.respondWith(answer(request));
});
/** One notice a table: a newer one takes the place of the one before. */
async function showCall(data: { json(): unknown } | null): Promise<void> {
  if (!data) return;
  const { title, text, path } = data.json() as Call;
  const icon = address("icons/icon-192.png");
  await worker.registration.showNotification(title, { body: text, tag: path, icon, data: path });
}

/** Goes to where a notice leads, on a page that is open there if there is one. */
async function answerCall(notice: Notification): Promise<void> {
  notice.close();
  const wanted = address(String(notice.data).replace(/^\//, ""));
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => url === wanted);
  await (there ? there.focus() : worker.clients.openWindow(wanted));
}

worker.addEventListener("push", (event) => event.waitUntil(showCall(event.data)));
worker.addEventListener("notificationclick", (event) => event.waitUntil(answerCall(event.notification)));
worker.addEventListener("message", (event) => {
  if (event.data === "keep-engine") event.waitUntil(keepEngine());
  if (event.data === "come") event.waitUntil(worker.skipWaiting());
});
