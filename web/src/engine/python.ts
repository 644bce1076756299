/** Python in a worker: Pyodide, and of our package what the engine needs. */
import type { loadPyodide, PyodideInterface } from "pyodide";
import type { Files, Progress } from "./messages";
import { Snapshots } from "./snapshots";

/** As much of Pyodide's module as a snapshot needs. */
interface Module {
  _malloc(bytes: number): number;
}

type Options = NonNullable<Parameters<typeof loadPyodide>[0]>;
type Create = NonNullable<Options["createPyodideModule"]>;

/** All that the engine and the bots could ask for: what a snapshot has need not be imported again. */
const IMPORTS = `
import ecumene.browser.engine, ecumene.browser.jobs
ecumene.games()
`;

interface Wishes {
  tell?: (progress: Progress) => void;
  /** Whether a snapshot is made for the next time, if there is none. */
  snapshot?: boolean;
}

/** Starts Python with our package in it; from a snapshot of memory, if this browser has made one before. */
export async function startPython(
  folder: string,
  files: Files,
  wishes: Wishes = {},
): Promise<PyodideInterface> {
  const snapshots = await Snapshots.open(folder, files.package);
  const kept = await snapshots?.read();
  // Whoever was here before has it all at hand, and Pyodide takes what it needs by itself.
  const wanted = kept ? [files.package] : Object.keys(files.sizes);
  const packed = await fetchAll(folder, files, wanted, wishes.tell ?? (() => undefined));
  wishes.tell?.({ step: "starting", done: 1, of: 1 });
  if (kept) {
    try {
      return await start(folder, files, packed, await withSnapshot(folder, files, kept));
    } catch (problem) {
      console.warn(problem);
      await snapshots!.discard();
    }
  }
  const making = wishes.snapshot && snapshots !== null;
  const python = await start(folder, files, packed, making ? { _makeSnapshot: true } : {});
  if (making) {
    python.runPython(IMPORTS);
    await snapshots.keep(python.makeMemorySnapshot()).catch(() => undefined);
  }
  return python;
}

async function start(
  folder: string,
  files: Files,
  packed: ArrayBuffer,
  options: Options,
): Promise<PyodideInterface> {
  const indexURL = `${folder}${files.python}/`;
  const { loadPyodide: load } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide;
  };
  const python = await load({ indexURL, ...options });
  // Memory remembers what was imported, but not the files.
  python.unpackArchive(packed, "zip");
  return python;
}

/** Pyodide fills its memory from a snapshot, but does not make room for a large one. */
async function withSnapshot(folder: string, files: Files, snapshot: ArrayBuffer): Promise<Options> {
  const { default: create } = (await import(
    /* @vite-ignore */ `${folder}${files.python}/pyodide.asm.mjs`
  )) as { default: Create };
  const roomy: Create = async (settings) => {
    const made = await create(settings);
    (made as unknown as Module)._malloc(snapshot.byteLength);
    return made;
  };
  return { _loadSnapshot: snapshot, createPyodideModule: roomy };
}

/** Fetches what is wanted, so that it is at hand for Pyodide and can be counted; our package is the answer. */
async function fetchAll(
  folder: string,
  { sizes, package: name }: Files,
  wanted: readonly string[],
  tell: (progress: Progress) => void,
): Promise<ArrayBuffer> {
  const of = wanted.reduce((sum, file) => sum + sizes[file]!, 0);
  let done = 0;
  let packed = new ArrayBuffer(0);
  await Promise.all(
    wanted.map(async (file) => {
      const answer = await fetch(folder + file);
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      const parts: Uint8Array[] = [];
      for (const reader = answer.body!.getReader(); ;) {
        const { value } = await reader.read();
        if (!value) break;
        done += value.length;
        if (file === name) parts.push(value);
        tell({ step: "fetching", done: Math.min(done, of), of });
      }
      if (file === name) packed = await new Blob(parts as BlobPart[]).arrayBuffer();
    }),
  );
  return packed;
}
