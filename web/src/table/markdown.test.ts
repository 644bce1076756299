import { readFileSync } from "node:fs";
import { parse as parseToml } from "smol-toml";
import { describe, expect, it } from "vitest";
import { chapters, found, inline, parse } from "./markdown";

interface Example {
  text: string;
  rules: [text: string, anchor: string][];
}

const { example: examples } = parseToml(readFileSync("../tests/core/anchors.toml", "utf-8")) as unknown as {
  example: Example[];
};

describe("the rules pages", () => {
  it.each(examples)("ends a rule where the terminal does: $text", ({ text, rules }) => {
    expect(parse(text).map((block) => [block.text, block.anchor ?? ""])).toEqual(rules);
  });

  it("gives every rule its anchor and loses no text", () => {
    const source = readFileSync("../src/ecumene/titles/tigris/rules/en.md", "utf-8");
    const anchors = parse(source).flatMap((block) => block.anchor ?? []);
    const told = source.split("{#").slice(1);
    expect(anchors).toEqual(told.map((rest) => rest.slice(0, rest.indexOf("}"))));
    expect(parse(source).every((block) => !block.text.includes("{#"))).toBe(true);
  });

  it("joins the lines of a paragraph and of an item", () => {
    expect(parse("one\ntwo\n\n- three\n  four {#rule}")).toEqual([
      { kind: "text", level: 0, text: "one two", anchor: null },
      { kind: "item", level: 0, text: "three four", anchor: "rule" },
    ]);
  });

  it("finds words whatever their accents, with what is around them and where", () => {
    const blocks = parse("# Juego\n\n## El turno\n\n- Dos **épocas** más. {#epochs}\n");
    expect(found(blocks, "EPOCA")).toEqual([
      { n: 2, chapter: "El turno", before: "Dos ", match: "época", after: "s más." },
    ]);
    expect(found(blocks, "nada")).toEqual([]);
  });

  it("lists the chapters", () => {
    expect(chapters(parse("# Game\n\n## The turn\n\ntext\n\n## The end"))).toEqual([
      { n: 1, title: "The turn" },
      { n: 3, title: "The end" },
    ]);
  });

  it("lets no tag through", () => {
    expect(inline("**a** <b>")).toBe("<strong>a</strong> &lt;b&gt;");
  });
});
