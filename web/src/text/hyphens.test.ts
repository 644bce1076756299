import { describe, expect, it } from "vitest";
import { breakable } from "./hyphens";

describe("names that may be broken", () => {
  it.each([
    ["Espadachines", "Espa-da-chi-nes"],
    ["Stonehenge", "Sto-ne-henge"],
    ["Fundamentalismo", "Fun-da-men-ta-lismo"],
    ["Biblioteca", "Biblio-teca"],
    ["Campo de trabajo", "Campo de trabajo"],
  ])("%s", (name, broken) => {
    expect(breakable(name).replaceAll("\u00ad", "-")).toBe(broken);
  });
});
