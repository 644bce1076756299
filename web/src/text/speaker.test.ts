import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Language } from "../server/types";
import { Speaker } from "./speaker";

function speaker(lang: Language, source: string): Speaker {
  const core = readFileSync(`../src/ecumene/core/text/${lang}.ftl`, "utf-8");
  return new Speaker(lang, [core, source], ["archer", "lion"]);
}

const WORDS = `
word-temple = templo
    .one = un templo
    .text = Da puntos rojos.
word-archer = arco
choice-end = terminar
choice-commit = { $what ->
    [0] nada
   *[other] { $what } más
}
event-placed = { $seat } pone { $tile-one } ({ $tile }, { $tile-id }) en { $cell }
event-drew = { $tiles-count }: { $tiles }
event-won = { $seat } a { $loser-seat }{ $clean ->
    [yes] !
   *[no] .
}
`;

describe("the conventions of core/text.py", () => {
  const es = speaker("es", WORDS);

  it("names words, their forms and their ids, and seats by their players", () => {
    const placed = { kind: "placed", args: { seat: 0, tile: "temple", cell: "d7" } };
    expect(es.event(placed, ["Ana"])).toBe("Ana pone un templo (templo, temple) en d7");
    expect(es.event(placed)).toBe("arco pone un templo (templo, temple) en d7");
  });

  it("says what is wrong as core/text.py does, with the rule's reason or what cannot be read", () => {
    const ours = speaker("es", `${WORDS}\nwhy-beside = { $tile-one } no.`);
    const objection = { rule: "beside", args: { tile: "temple" } };
    const details = { choice: "temple a1", game: "tigris", objection };
    expect(ours.error({ code: "error-not-allowed", details })).toContain("un templo no.");
    const reason = { code: "error-game-over", details: {} };
    const read = { line: 7, problem: "choice", found: "x".repeat(300), reason };
    const said = ours.error({ code: "error-bad-record", details: read });
    expect(said).toContain(ours.say("error-game-over"));
    expect(said).toContain(`${"x".repeat(200)}…`);
    expect(said).not.toContain("x".repeat(201));
  });

  it("reads what is printed on a thing", () => {
    expect(es.text("temple")).toBe("Da puntos rojos.");
    expect(es.text("archer")).toBe("");
    expect(es.text("nothing")).toBe("");
  });

  it("lists things as people do", () => {
    const drew = (tiles: string[]) => es.event({ kind: "drew", args: { tiles } });
    expect(drew([])).toBe("0: nada");
    expect(drew(["temple"])).toBe("1: templo");
    expect(drew(["temple", "farm", "temple"])).toBe("3: templo, farm y templo");
    expect(drew(["temple", "Hispania"])).toBe("2: templo e Hispania");
    expect(drew(["temple", "hierro"])).toBe("2: templo y hierro");
  });

  it("leaves notation as it is typed, and names that are numbers as they are", () => {
    const source = "error = { $choice } { $possible } { $seed }";
    const said = speaker("es", WORDS + source).say("error", {
      choice: "temple",
      possible: ["temple", "end"],
      seed: 1234567890,
    });
    expect(said).toBe("temple temple y end 1234567890");
  });

  it("reads underscores as hyphens, and truth as yes or no", () => {
    const won = { kind: "won", args: { seat: 1, loser_seat: 0, clean: true } };
    expect(es.event(won, ["Ana", "Bruno"])).toBe("Bruno a Ana!");
  });

  it("says a choice by its own message, its verb's, or its word's", () => {
    expect(es.choice("end")).toBe("terminar");
    expect(es.choice("commit 3")).toBe("3 más");
    expect(es.choice("temple")).toBe("templo");
    expect(es.choice("d7")).toBe("d7");
  });

  it("names a word that joins others by its parts", () => {
    expect(es.choice("temple-and-archer-and-d7")).toBe("templo, arco y d7");
  });
});
