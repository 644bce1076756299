/** What the page and the engine's worker say to each other. */

/** How far the engine is: bytes that are here, and what is being done. */
export interface Progress {
  step: "fetching" | "starting" | "ready";
  done: number;
  of: number;
}

/** What there is to fetch, as `offline.py` has listed it. */
export interface Files {
  /** The folder of Pyodide. */
  python: string;
  /** The archive with our package. */
  package: string;
  /** How large each is. */
  sizes: Record<string, number>;
}

export type ToEngine =
  | { type: "start"; folder: string; files: Files; seconds: number }
  | { type: "call"; id: number; method: string; path: string; body: string }
  | { type: "open"; line: number; address: string }
  | { type: "say"; line: number; text: string }
  | { type: "leave"; line: number };

export type FromEngine =
  | { type: "progress"; progress: Progress }
  | { type: "failed" }
  /** `answer` is JSON: `{"ok", "body"}`. */
  | { type: "answer"; id: number; answer: string }
  | { type: "said"; line: number; text: string }
  | { type: "closed"; line: number; code: number };

export type ToThinker = { type: "start"; folder: string; files: Files } | { type: "think"; job: string };
/** Null where nothing came of it. */
export type FromThinker = { result: string | null };
