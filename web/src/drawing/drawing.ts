/**
 * Boards without a table: for pictures, for notebooks, and for replays that are one file.
 *
 * A page that has this script and an element `<script type="application/json" id="drawing">` with a `Drawing` shows
 * its views; one that asks for a picture finds it in the end as an SVG in the element `picture`.
 */
import { mount } from "svelte";
import type { AnyView } from "../generated/messages";
import { ownPage } from "../games/game";
import type { Language } from "../server/types";
import "../style.css";
import { speakerFor } from "../text/sources";
import { voice } from "../text/text.svelte";
import "./drawing.css";
import Steps from "./Steps.svelte";
import { asSvg } from "./svg";

interface Drawing {
  game: string;
  seat_words: string[];
  lang: Language;
  names: string[];
  /** What is shown, one view a step. */
  steps: { view: AnyView; said: string[] }[];
  /** The size of a picture; without one, the steps can be leafed through. */
  picture?: { width: number; height: number };
}

/** As often as sizes that were measured may change what is drawn. */
const FRAMES = 4;

async function show(drawing: Drawing): Promise<void> {
  document.documentElement.lang = drawing.lang;
  document.documentElement.dataset.speed = "off";
  await voice.speak(drawing.lang);
  const game = { id: drawing.game, seat_words: drawing.seat_words };
  const [page, speaker] = await Promise.all([
    ownPage(drawing.game),
    speakerFor(drawing.lang, game as Parameters<typeof speakerFor>[1]),
  ]);
  const { steps, names, picture } = drawing;
  mount(Steps, { target: document.body, props: { page, speaker, steps, names, picture } });
  if (!picture) return;
  for (let frame = 0; frame < FRAMES; frame++) await new Promise((done) => setTimeout(done, 30));
  const text = document.createElement("script");
  text.type = "text/plain";
  text.id = "picture";
  text.textContent = btoa(unescape(encodeURIComponent(asSvg(document.querySelector(".picture")!, picture))));
  document.head.append(text);
}

void show(JSON.parse(document.getElementById("drawing")!.textContent!) as Drawing);
