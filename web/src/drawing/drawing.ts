/**
 * Boards without a table: for pictures, for notebooks, and for replays that are one file.
 *
 * A page that has this script and an element `<script type="application/json" id="drawing">` with a `Drawing` shows
 * its views; one that asks for a picture finds it in the end as an SVG in the element `picture`.
 */
import { mount } from "svelte";
import type { AnyView } from "../generated/messages";
import { type GamePage, ownPage } from "../games/game";
import { type Brought, broughtPage } from "../outside/brought";
import type { Language } from "../server/types";
import "../style.css";
import { broughtSpeaker, speakerFor } from "../text/sources";
import type { Speaker } from "../text/speaker";
import { voice } from "../text/text.svelte";
import "./drawing.css";
import Steps from "./Steps.svelte";
import { asSvg, type Size } from "./svg";

interface Drawing {
  game: string;
  seat_words: string[];
  lang: Language;
  names: string[];
  /** What is shown, one view a step. */
  steps: { view: AnyView; said: string[] }[];
  /** What a game from outside brings along. */
  brought?: Brought;
  /** The size of a picture; without one, the steps can be leafed through. */
  picture?: Size;
}

/** As often as sizes that were measured may change what is drawn. */
const FRAMES = 4;
/** By how much the sheet grows at a time for a board that does not fit, and how large it becomes at most. */
const ROOMIER = 1.1;
const MOST_ROOM = 2;

function pageOf({ game, brought }: Drawing): Promise<GamePage> {
  return brought ? broughtPage(brought) : ownPage(game);
}

function speakerOf({ game: id, seat_words, lang, brought }: Drawing): Promise<Speaker> {
  if (brought) return broughtSpeaker(lang, brought.words, seat_words);
  return speakerFor(lang, { id, seat_words } as Parameters<typeof speakerFor>[1]);
}

async function show(drawing: Drawing): Promise<void> {
  document.documentElement.lang = drawing.lang;
  document.documentElement.dataset.speed = "off";
  await voice.speak(drawing.lang);
  const [page, speaker] = await Promise.all([pageOf(drawing), speakerOf(drawing)]);
  document.title = `${speaker.say("name")} · Ecumene`;
  const { steps, names, picture } = drawing;
  mount(Steps, { target: document.body, props: { page, speaker, steps, names, picture } });
  if (!picture) return;
  const drawn = document.querySelector<HTMLElement>(".picture")!;
  const room = await makeRoom(drawn, picture);
  const text = document.createElement("script");
  text.type = "text/plain";
  text.id = "picture";
  text.textContent = btoa(unescape(encodeURIComponent(asSvg(drawn, picture, room))));
  document.head.append(text);
  drawn.style.transform = `scale(${1 / room})`;
}

/** Lays the board out on a larger sheet until nothing of it would have to be scrolled; how many times as large. */
async function makeRoom(drawn: HTMLElement, { width, height }: Size): Promise<number> {
  for (let room = 1; ; room *= ROOMIER) {
    drawn.style.width = `${width * room}px`;
    drawn.style.height = `${height * room}px`;
    for (let frame = 0; frame < FRAMES; frame++) await new Promise((done) => setTimeout(done, 30));
    if (room * ROOMIER > MOST_ROOM || ![...drawn.querySelectorAll("*")].some(isCut)) return room;
  }
}

/** Whether part of what is within has to be scrolled to. */
function isCut(part: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(part);
  const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
  return (
    (scrolls(overflowY) && part.scrollHeight > part.clientHeight + 1) ||
    (scrolls(overflowX) && part.scrollWidth > part.clientWidth + 1)
  );
}

void show(JSON.parse(document.getElementById("drawing")!.textContent!) as Drawing);
