import { describe, expect, it } from "vitest";
import { LARGEST_RECORD } from "../generated/shelf";
import { packed, unpacked } from "./packing";

const RECORD = `ecumene-record 1
game: tigris
seats: 2
seed: 7
names: Ana Núñez, 悠

${Array.from({ length: 200 }, (_, n) => `${n + 1}. archer: king; b3\n`).join("")}`;

describe("a record in an address", () => {
  it("comes out as it went in", async () => {
    expect(await unpacked(await packed(RECORD), LARGEST_RECORD)).toBe(RECORD);
  });

  it("needs no more than addresses allow, and little room", async () => {
    const address = await packed(RECORD);
    expect(address).toMatch(/^[\w-]+$/);
    expect(address.length).toBeLessThan(RECORD.length / 3);
  });

  it("is refused where it was cut off", async () => {
    const address = await packed(RECORD);
    await expect(unpacked(address.slice(0, address.length / 2), LARGEST_RECORD)).rejects.toThrow();
    await expect(unpacked("no record!", LARGEST_RECORD)).rejects.toThrow();
  });

  it("is not unpacked further than anybody would take it", async () => {
    const bomb = await packed("x".repeat(20_000_000));
    expect(bomb.length).toBeLessThan(50_000);
    expect(await unpacked(bomb, 1000)).toBe("x".repeat(1001));
  });
});
