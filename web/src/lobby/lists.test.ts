import { describe, expect, it, vi } from "vitest";
import type { TableInfo } from "../generated/messages";
import { table } from "../table/fake";
import { heard, lastOf, listed, NOTHING, withPage, type Lists } from "./lists";

vi.mock("../settings.svelte", () => ({ settings: {}, pace: () => 0 }));

function at(id: string, changed: string, more: Partial<TableInfo> = {}): TableInfo {
  return table({ id, changed, your_turn: false, ...more });
}

function open(id: string, changed: string, online: boolean): TableInfo {
  const seats = table().seats.map((seat) => ({ ...seat, you: false, online }));
  return at(id, changed, { status: "waiting", public: true, seats });
}

function told(...tables: TableInfo[]): Lists {
  return heard(NOTHING, { type: "list", which: "mine", tables, more: false });
}

const ids = (tables: TableInfo[]): string[] => tables.map(({ id }) => id);

describe("the lists of the lobby", () => {
  it("have my turn first, then what changed last", () => {
    const lists = told(at("a", "1"), at("b", "2"), at("c", "0", { your_turn: true }));
    expect(ids(listed(lists, "mine"))).toEqual(["c", "b", "a"]);
    expect(listed(lists, "open")).toEqual([]);
  });

  it("have open tables where somebody is before empty ones", () => {
    const tables = [open("empty", "9", false), open("real", "1", true)];
    const lists = heard(NOTHING, { type: "list", which: "open", tables, more: true });
    expect(ids(listed(lists, "open"))).toEqual(["real", "empty"]);
    expect(lists.more.open).toBe(true);
    expect(lastOf(lists, "open")).toBe("real");
  });

  it("take over what changes", () => {
    let lists = heard(told(), { type: "listed", table: open("t", "1", true) });
    expect(ids(listed(lists, "open"))).toEqual(["t"]);
    lists = heard(lists, { type: "listed", table: at("t", "2", { your_turn: true }) });
    expect([ids(listed(lists, "open")), ids(listed(lists, "mine"))]).toEqual([[], ["t"]]);
    lists = heard(lists, { type: "listed", table: at("t", "3", { status: "finished" }) });
    expect([ids(listed(lists, "mine")), ids(listed(lists, "finished"))]).toEqual([[], ["t"]]);
    lists = heard(lists, { type: "unlisted", table: "t" });
    expect(listed(lists, "finished")).toEqual([]);
  });

  it("are told anew on a new connection, and grow by a page at a time", () => {
    let lists = told(at("a", "1"));
    lists = heard(lists, { type: "list", which: "mine", tables: [], more: false });
    expect(listed(lists, "mine")).toEqual([]);
    lists = withPage(lists, "finished", [at("f", "1", { status: "finished" })]);
    expect([ids(listed(lists, "finished")), lists.more.finished]).toEqual([["f"], true]);
    expect(withPage(lists, "finished", []).more.finished).toBe(false);
  });
});
