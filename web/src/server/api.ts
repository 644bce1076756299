/** The calls that happen now and then; play itself goes over the table's socket. */
import type {
  ErrorInfo,
  GameInfo,
  LessonInfo,
  ListMessage,
  Me,
  NewTable,
  Replay as Replayed,
  Reviewed,
  Story,
  TableInfo,
} from "../generated/messages";
import { place } from "./place";
import type { Language } from "./types";

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly refusal: ErrorInfo) {
    super(refusal.code);
  }
}

/** Nobody answered. */
export class Unreachable extends Error {}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await place().call(method, path, body);
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as { error?: ErrorInfo } | null;
  if (problem?.error) throw new Refused(problem.error);
  throw new Unreachable();
}

/** Asks, and reads the answer. */
export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

export const api = {
  me: () => json<Me>("GET", "/me"),
  rename: (name: string) => json<Me>("PUT", "/me", { name }),
  games: () => json<GameInfo[]>("GET", "/games"),
  rules: async (game: string, lang: Language) => (await call("GET", `/games/${game}/rules/${lang}`)).text(),
  text: async (game: string, lang: Language) => (await call("GET", `/games/${game}/text/${lang}`)).text(),
  lesson: (game: string) => json<LessonInfo>("GET", `/games/${game}/lesson`),
  tables: (list: ListMessage["which"], after: string) =>
    json<TableInfo[]>("GET", `/tables?list=${list}&after=${after}`),
  /** Open tables where people talk in a language. */
  openIn: (lang: string) => json<TableInfo[]>("GET", `/tables?list=open&lang=${lang}`),
  table: (table: string) => json<TableInfo>("GET", `/tables/${table}`),
  create: (wish: NewTable) => json<TableInfo>("POST", "/tables", wish),
  join: (table: string, seat?: number) =>
    json<TableInfo>("POST", `/tables/${table}/join`, seat === undefined ? {} : { seat }),
  placeBot: (table: string, seat: number, level: string | null) =>
    json<TableInfo>("POST", `/tables/${table}/bot`, { seat, level }),
  swap: (table: string, seat: number, other: number) =>
    json<TableInfo>("POST", `/tables/${table}/swap`, { seat, other }),
  leave: (table: string) => json<TableInfo>("POST", `/tables/${table}/leave`),
  start: (table: string) => json<TableInfo>("POST", `/tables/${table}/start`),
  resign: (table: string) => json<TableInfo>("POST", `/tables/${table}/resign`),
  rematch: (table: string) => json<TableInfo>("POST", `/tables/${table}/rematch`),
  replay: (table: string, to: number, seat: number | null) =>
    json<Replayed>("GET", `/tables/${table}/replay?to=${to}${seat === null ? "" : `&seat=${seat}`}`),
  practise: (table: string, at: number, seat: number) =>
    json<TableInfo>("POST", `/tables/${table}/practice`, { at, seat }),
  story: (table: string) => json<Story>("GET", `/tables/${table}/story`),
  review: (table: string) => json<Reviewed>("POST", `/tables/${table}/review`),
  record: async (table: string) => (await call("GET", `/tables/${table}/record`)).text(),
  importRecord: (text: string) => json<TableInfo>("POST", "/records", text),
};
