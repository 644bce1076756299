import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const MOST_LINES = 40;
/** In milliseconds: a machine that has much else to do reads slowly. */
const PATIENCE = 120_000;

/** The modules of the page, and the scripts of its components, by name. */
function scripts(): [name: string, source: string][] {
  const names = readdirSync("src", { recursive: true, encoding: "utf-8" });
  return names.flatMap((name): [string, string][] => {
    if (!/\.(ts|svelte)$/.test(name) || /^generated|\.test\.ts$/.test(name)) return [];
    const text = readFileSync(`src/${name}`, "utf-8");
    if (name.endsWith(".ts")) return [[name, text]];
    return [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map((found) => [name, found[1]!]);
  });
}

/** The functions of a source, by the line that they begin in, with their lines. */
function functions(source: string): [line: number, lines: number][] {
  const file = ts.createSourceFile("x.ts", source, ts.ScriptTarget.Latest, true);
  const line = (at: number) => file.getLineAndCharacterOfPosition(at).line + 1;
  const found: [number, number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      found.push([line(node.getStart()), line(node.end) - line(node.getStart()) + 1]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

describe("the page's functions", () => {
  it(
    "are short enough to be read at a glance",
    () => {
      const sources = scripts();
      expect(sources.length).toBeGreaterThan(100);
      const long = sources.flatMap(([name, source]) =>
        functions(source).flatMap(([line, lines]) =>
          lines > MOST_LINES ? [`${name}:${line} ${lines}`] : [],
        ),
      );
      expect(long).toEqual([]);
    },
    PATIENCE,
  );

  it("are counted wherever they stand", () => {
    const source =
      "const f = () => {\n  return 1;\n};\nclass A {\n  g(): void {\n    h(() => 2);\n  }\n  i(): void;\n}";
    expect(functions(source)).toEqual([
      [1, 3],
      [5, 3],
      [6, 1],
    ]);
  });
});
