/** The lists of the lobby, as they are told once and then change. */
import type { ListMessage, LobbyMessage, TableInfo } from "../generated/messages";

export type ListName = ListMessage["which"];

export interface Lists {
  tables: ReadonlyMap<string, TableInfo>;
  /** Which lists the server has more of. */
  more: Readonly<Record<ListName, boolean>>;
}

export const NOTHING: Lists = {
  tables: new Map(),
  more: { mine: false, invited: false, open: false, finished: false },
};

/** The lists after a message. Each connection tells them anew, beginning with one's own. */
export function heard(lists: Lists, message: LobbyMessage): Lists {
  switch (message.type) {
    case "list": {
      const before = message.which === "mine" ? NOTHING : lists;
      return {
        tables: withTables(before, message.tables),
        more: { ...before.more, [message.which]: message.more },
      };
    }
    case "listed":
      return { ...lists, tables: withTables(lists, [message.table]) };
    case "unlisted": {
      const tables = new Map(lists.tables);
      tables.delete(message.table);
      return { ...lists, tables };
    }
    default:
      return lists;
  }
}

/** The lists with a further page of one of them. */
export function withPage(lists: Lists, which: ListName, page: readonly TableInfo[]): Lists {
  return { tables: withTables(lists, page), more: { ...lists.more, [which]: page.length > 0 } };
}

/** The lists with further tables, whatever else there is of them. */
export function withMore(lists: Lists, tables: readonly TableInfo[]): Lists {
  return { ...lists, tables: withTables(lists, tables) };
}

/** A list in its order. */
export function listed(lists: Lists, which: ListName): TableInfo[] {
  return [...lists.tables.values()].filter(BELONGS[which]).sort(ORDER[which]);
}

/** After which table a list goes on: the last that the server read off it. */
export function lastOf(lists: Lists, which: ListName): string | undefined {
  return listed(lists, which).sort(newest).at(-1)?.id;
}

function withTables({ tables }: Lists, more: readonly TableInfo[]): Map<string, TableInfo> {
  return new Map([...tables, ...more.map((table) => [table.id, table] as const)]);
}

const BELONGS: Record<ListName, (table: TableInfo) => boolean> = {
  mine: (table) => table.status !== "finished" && sitsThere(table),
  invited: (table) => table.invited && hasRoom(table) && !sitsThere(table),
  open: (table) => table.public && hasRoom(table),
  finished: (table) => table.status === "finished",
};

/** Whether somebody may still sit down: before the game, or on a seat that became free in the middle of it. */
function hasRoom({ status, seats }: TableInfo): boolean {
  return status === "waiting" || (status === "playing" && seats.some(({ free }) => free));
}

function sitsThere(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.you);
}

function newest(one: TableInfo, other: TableInfo): number {
  return order(other.changed, one.changed) || order(other.id, one.id);
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Whether somebody waits there right now. */
function attended(table: TableInfo): boolean {
  return table.seats.some((seat) => (seat.kind === "person" || seat.kind === "local") && seat.online);
}

/** When this person has to have chosen; where they are not asked, or have no clock, after all others. */
function dueAt({ your_turn, clock }: TableInfo): string {
  return (your_turn && clock?.due) || "9";
}

const ORDER: Record<ListName, (one: TableInfo, other: TableInfo) => number> = {
  mine: (one, other) =>
    Number(other.your_turn) - Number(one.your_turn) || order(dueAt(one), dueAt(other)) || newest(one, other),
  invited: newest,
  open: (one, other) => Number(attended(other)) - Number(attended(one)) || newest(one, other),
  finished: newest,
};
