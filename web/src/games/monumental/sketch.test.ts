import { describe, expect, it } from "vitest";
import { painted, PLACES, provinceOf, readyFor, sketchOf, stroked, textOf } from "./sketch";

describe("a map of one's own", () => {
  it("has the places that the ready maps use", () => {
    const names = new Set(PLACES.map(({ name }) => name));
    for (const seats of [2, 3, 4]) {
      expect(readyFor(seats).length).toBe(2);
      for (const { tiles } of readyFor(seats)) {
        expect(Object.keys(tiles).filter((name) => !names.has(name))).toEqual([]);
      }
    }
    const at = (name: string): unknown => PLACES.find((place) => place.name === name);
    expect(at("d4")).toEqual({ q: 0, r: 0, name: "d4" });
    expect(at("a7")).toBeUndefined();
  });

  it("is the same as text and as a sketch", () => {
    const { tiles } = readyFor(2)[0]!;
    expect(sketchOf(textOf(tiles))).toEqual(tiles);
    expect(sketchOf("b4 = capital; z9=water, c4")).toEqual({ b4: "capital" });
  });

  it("is painted tile by tile", () => {
    expect(painted(undefined, "2")).toBe("2 b1");
    expect(painted("2 b1", "free")).toBe("2 free");
    expect(painted("2 free", "market")).toBe("2 free market");
    expect(painted("2 free market", "market")).toBe("2 free");
    expect(painted("water", "b3")).toBe("0 b3");
    expect(stroked({ b4: "capital" }, "b4", "nothing")).toEqual({});
    expect(stroked({}, "b4", "water")).toEqual({ b4: "water" });
    expect(provinceOf("water")).toBeNull();
  });
});
