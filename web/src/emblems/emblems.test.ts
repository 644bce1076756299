import { describe, expect, it } from "vitest";
import civil from "../../../src/ecumene/titles/ages/data/civil.toml";
import military from "../../../src/ecumene/titles/ages/data/military.toml";
import civilizations from "../../../src/ecumene/titles/innersea/data/civilizations.toml";
import { EMBLEMS as AGES, emblemOf } from "../games/ages/emblems";
import { EMBLEMS as INNERSEA } from "../games/innersea/emblems";
import { CARD_OF, WONDERS } from "../games/innersea/view";
import { EMBLEMS as MONUMENTAL } from "../games/monumental/emblems";
import { PRINTED } from "../games/monumental/view";
import { type Emblems, SHAPES } from "./emblems";

const TABLES: Readonly<Record<string, Emblems>> = { ages: AGES, innersea: INNERSEA, monumental: MONUMENTAL };

describe.each(Object.entries(TABLES))("the emblems of %s", (_, emblems) => {
  it("are all different", () => {
    const drawn = Object.values(emblems).map((emblem) => emblem.join(" "));
    expect(drawn.filter((emblem, at) => drawn.indexOf(emblem) !== at)).toEqual([]);
  });
});

describe("every card has an emblem", () => {
  it("in Through the Ages", () => {
    const cards = [...(civil.card as { id: string }[]), ...(military.card as { id: string }[])];
    expect(cards.map(({ id }) => id).filter((id) => !emblemOf(id))).toEqual([]);
  });

  it("in the Inner Sea", () => {
    const abilities = (civilizations.civilization as { ability: { word: string }[] }[]).flatMap(
      ({ ability }) => ability.map(({ word }) => word),
    );
    const words = [...Object.keys(CARD_OF), ...WONDERS, ...abilities];
    expect(words.filter((word) => !INNERSEA[word])).toEqual([]);
  });

  it("in Monumental, but for tokens that show nothing besides what they give", () => {
    const named = [...PRINTED].filter(([, { kind }]) => kind !== "token" && kind !== "market");
    expect(named.map(([word]) => word).filter((word) => !MONUMENTAL[word])).toEqual([]);
  });
});

it("draws no shape that no emblem has", () => {
  const used = new Set(Object.values(TABLES).flatMap((emblems) => Object.values(emblems).flat()));
  expect(Object.keys(SHAPES).filter((shape) => !used.has(shape as keyof typeof SHAPES))).toEqual([]);
});
