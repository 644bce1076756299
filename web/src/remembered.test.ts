import { afterEach, describe, expect, it, vi } from "vitest";
import { forget, remember, remembered } from "./remembered";

function denied(): never {
  throw new DOMException("no", "SecurityError");
}

describe("what a browser remembers", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is there for other pages and later", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
    remember("a", "1");
    expect([kept.get("a"), remembered("a"), remembered("b")]).toEqual(["1", "1", null]);
    forget("a");
    expect([kept.size, remembered("a")]).toEqual([0, null]);
  });

  it("is there for this page where a browser may keep nothing, or has no room", () => {
    vi.stubGlobal("localStorage", { getItem: denied, setItem: denied, removeItem: denied });
    expect(remembered("a")).toBe(null);
    remember("a", "1");
    expect(remembered("a")).toBe("1");
    forget("a");
    expect(remembered("a")).toBe(null);
  });
});
