import { describe, expect, it } from "vitest";
import { borders, outline } from "./outline";

describe("borders", () => {
  it("goes round a cell clockwise", () => {
    expect(borders([{ x: 0, y: 0 }])).toEqual([
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 1 },
      ],
    ]);
  });

  it("has corners only where the line turns", () => {
    const row = [0, 1, 2].map((x) => ({ x, y: 0 }));
    expect(borders(row)[0]).toHaveLength(4);
  });

  it("keeps cells apart that touch at a corner only", () => {
    expect(
      borders([
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]),
    ).toHaveLength(2);
  });

  it("finds the hole in a ring", () => {
    const ring = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y) => ({ x, y })))
      .filter(({ x, y }) => x !== 1 || y !== 1);
    expect(borders(ring).map((loop) => loop.length)).toEqual([4, 4]);
  });
});

describe("outline", () => {
  it("moves inwards and outwards", () => {
    expect(outline([{ x: 0, y: 0 }], 10, 1, 0)).toContain("M1.0 1.0");
    expect(outline([{ x: 0, y: 0 }], 10, -1, 0)).toContain("M-1.0 -1.0");
  });
});
