import { describe, expect, it } from "vitest";
import { changed, kindsIn, leadsOn, wordOf } from "./mixtures";

const OFFERED = ["production-2", "production-1-and-gold-1", "gold-2"];

describe("a mixed price", () => {
  it("is called as the rules call it", () => {
    expect(wordOf({ gold: 1, production: 2, science: 0 })).toBe("production-2-and-gold-1");
    expect(wordOf(changed({ production: 2 }, "production", -1))).toBe("production-1");
  });

  it("can be put together as far as something on offer has it all", () => {
    expect(leadsOn(OFFERED, { production: 1 })).toBe(true);
    expect(leadsOn(OFFERED, { production: 2, gold: 1 })).toBe(false);
    expect(leadsOn(OFFERED, { science: 1 })).toBe(false);
  });

  it("is made of the kinds that are on offer", () => {
    expect(kindsIn(OFFERED)).toEqual(["production", "gold"]);
  });
});
