import { expect, test } from "vitest";
import type { SeatInfo } from "../generated/messages";
import { voice } from "../text/text.svelte";
import { nameAll, SEAT, withAutomas } from "./seats";

const PERSON: SeatInfo = { ...SEAT, silent: true };
const BOT: SeatInfo = { ...PERSON, kind: "bot", level: "master" };

await voice.speak("en");

test("no two at a table look alike", () => {
  expect(nameAll([{ ...PERSON, name: "Ana" }, { ...PERSON, name: "Ana" }, BOT])).toEqual([
    "Ana 1",
    "Ana 2",
    "Master",
  ]);
  expect(
    nameAll([
      { ...PERSON, name: "Ana" },
      { ...PERSON, name: "Ana", account: true },
    ]),
  ).toEqual(["Ana (guest)", "Ana"]);
  expect(nameAll([PERSON, PERSON])).toEqual(["Guest 1", "Guest 2"]);
  expect(nameAll([PERSON, BOT, BOT])).toEqual(["Guest", "Master 1", "Master 2"]);
});

test("an empty seat has no name, and those whom the game plays are there as well", () => {
  const open: SeatInfo = { ...PERSON, kind: "open" };
  expect(nameAll(withAutomas([{ ...PERSON, name: "Ana" }, open], 3))).toEqual(["Ana", "", "Automa"]);
});
