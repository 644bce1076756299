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
const PAGE = `ecumene-page-${VERSION}`;
/** Its files are named by their content: other versions of the page share those that have not changed. */
const ENGINE = "ecumene-engine";
const FRONT = "index.html";

interface Files {
  page: string[];
  engine: string[];
}

const scope = (): string => worker.registration.scope;
const address = (file: string): string => new URL(file, scope()).href;

async function files(): Promise<Files> {
  return (await (await fetch(address("offline.json"), { cache: "no-cache" })).json()) as Files;
}

async function keepPage(): Promise<void> {
  const { page } = await files();
  const cache = await caches.open(PAGE);
  await cache.addAll(page.map((file) => new Request(address(file), { cache: "no-cache" })));
  await cache.put(address("offline.json"), await fetch(address("offline.json"), { cache: "no-cache" }));
}

/** Fetches what is missing of the engine, and lets go of what is old. */
async function keepEngine(): Promise<void> {
  const wanted = (await files()).engine.map(address);
  const cache = await caches.open(ENGINE);
  const known = (await cache.keys()).map(({ url }) => url);
  for (const url of wanted) if (!known.includes(url) || url.endsWith("/files.json")) await cache.add(url);
  for (const url of known) if (!wanted.includes(url)) await cache.delete(url);
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith("ecumene-page-") && name !== PAGE) await caches.delete(name);
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const page = await caches.open(PAGE);
  if (request.mode === "navigate") return (await page.match(address(FRONT))) ?? fetch(request);
  const kept = (await page.match(request)) ?? (await (await caches.open(ENGINE)).match(request));
  return kept ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(keepPage()));
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
