/** What is kept on this device: who plays here, tables and their logs, in IndexedDB. */
import type { Me, TableInfo } from "../generated/messages";

const NAME = "ecumene";
const VERSION = 1;
/** Tells the other pages, and the engine of each, which table has changed. */
export const CHANGED = "ecumene-tables";

/** A table beside its log, as the engine writes it. */
interface Kept {
  id: string;
  /** What the page's lists show. */
  told: TableInfo;
  /** How often it was kept; unknown where that was not counted yet. */
  revision?: number;
}

interface Line {
  version: number;
}

const FIRST = 1;

let opened: Promise<IDBDatabase> | null = null;

/** Open while it can be; opened anew after a failure, or when the browser has closed it. */
function database(): Promise<IDBDatabase> {
  if (!opened) {
    opened = open();
    opened.then((found) => {
      found.onclose = forget;
      // Another page has a newer form of it, and waits.
      found.onversionchange = () => {
        found.close();
        forget();
      };
    }, forget);
  }
  return opened;
}

function forget(): void {
  opened = null;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      const made = asked.result;
      made.createObjectStore("people");
      made.createObjectStore("tables", { keyPath: "id" });
      made.createObjectStore("lines", { keyPath: ["table", "version"] });
      made.createObjectStore("papers", { keyPath: ["table", "name"] });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error!);
  });
}

function answer<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error!);
  });
}

/** Resolves once it is written to the disk. */
function written(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error("given up"));
  });
}

async function read<T>(store: string, key: IDBValidKey): Promise<T | undefined> {
  return answer<T | undefined>((await database()).transaction(store).objectStore(store).get(key));
}

async function write(store: string, value: unknown, key?: IDBValidKey): Promise<void> {
  const work = (await database()).transaction(store, "readwrite", { durability: "strict" });
  work.objectStore(store).put(value, key);
  await written(work);
}

/** All that a table has in a store whose keys begin with it; of its log, what comes after a line. */
const ofTable = (table: string, after?: number): IDBKeyRange =>
  IDBKeyRange.bound(after === undefined ? [table] : [table, after], [table, []], after !== undefined);

/** Whoever plays on this device; made the first time that somebody asks. */
export async function whoIsHere(): Promise<Me> {
  const known = await read<Me>("people", "me");
  if (known) return known;
  const me = { id: crypto.randomUUID(), name: "", account: false };
  await keepWho(me);
  return me;
}

export function keepWho(me: Me): Promise<void> {
  return write("people", me, "me");
}

/** All tables of this device, as the lobby shows them. */
export async function allTables(): Promise<TableInfo[]> {
  const found = await answer<Kept[]>((await database()).transaction("tables").objectStore("tables").getAll());
  return found.map(({ told }) => told);
}

export async function table(id: string): Promise<Kept | undefined> {
  return read<Kept>("tables", id);
}

export async function lines(id: string, after: number): Promise<Line[]> {
  const store = (await database()).transaction("lines").objectStore("lines");
  const found = await answer<(Line & { table: string })[]>(store.getAll(ofTable(id, after)));
  return found.map(({ table: _, ...line }) => line);
}

/**
 * Keeps a table and new lines of its log, all or nothing; false if another page has been quicker, or has let go
 * of the table: what is there is not the revision before.
 */
export async function keep(kept: Required<Kept>, added: readonly Line[]): Promise<boolean> {
  const work = (await database()).transaction(["tables", "lines"], "readwrite", { durability: "strict" });
  const tables = work.objectStore("tables");
  const done = written(work);
  done.catch(() => undefined);
  const before = await answer<Kept | undefined>(tables.get(kept.id));
  if ((before ? (before.revision ?? FIRST) : 0) !== kept.revision - 1) return false;
  tables.put(kept);
  for (const line of added) work.objectStore("lines").add({ table: kept.id, ...line });
  await done;
  return true;
}

export async function paper(id: string, name: string): Promise<string | undefined> {
  return (await read<{ text: string }>("papers", [id, name]))?.text;
}

export function keepPaper(id: string, name: string, text: string): Promise<void> {
  return write("papers", { table: id, name, text });
}

/** Lets go of a table and all that belongs to it. */
export async function discard(id: string): Promise<void> {
  const work = (await database()).transaction(["tables", "lines", "papers"], "readwrite");
  work.objectStore("tables").delete(id);
  work.objectStore("lines").delete(ofTable(id));
  work.objectStore("papers").delete(ofTable(id));
  await written(work);
}
