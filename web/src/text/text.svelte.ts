/** Who speaks on this page: one speaker a language for the page, and one for each game that is open. */
import type { GameInfo } from "../generated/messages";
import type { Language } from "../server/types";
import { Speaker } from "./speaker";

type Sources = Record<string, () => Promise<string>>;

const core = import.meta.glob("../../../src/ecumene/core/text/*.ftl", {
  query: "?raw",
  import: "default",
}) as Sources;
const page = import.meta.glob("./*.ftl", { query: "?raw", import: "default" }) as Sources;
const ofGames = import.meta.glob("../../../src/ecumene/titles/*/text/*.ftl", {
  query: "?raw",
  import: "default",
}) as Sources;
const ofLessons = import.meta.glob("../../../src/ecumene/titles/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
}) as Sources;
const ofBoards = import.meta.glob("../games/*/text/*.ftl", { query: "?raw", import: "default" }) as Sources;

async function read(sources: Sources, ending: string): Promise<string[]> {
  const found = Object.keys(sources).filter((path) => path.endsWith(ending));
  return Promise.all(found.map((path) => sources[path]!()));
}

/** The speaker for the page, or for the page and one game. */
export async function speakerFor(lang: Language, game?: GameInfo): Promise<Speaker> {
  const parts = [read(core, `/${lang}.ftl`), read(page, `/${lang}.ftl`)];
  if (game) {
    const ending = `/${game.id}/text/${lang}.ftl`;
    parts.push(read(ofGames, ending), read(ofBoards, ending));
  }
  return new Speaker(lang, (await Promise.all(parts)).flat(), game?.seat_words);
}

/** The sentences of the first game that teaches. */
export async function lessonSpeaker(lang: Language, game: string): Promise<Speaker> {
  return new Speaker(lang, await read(ofLessons, `/${game}/lessons/${lang}.ftl`));
}

class Voice {
  private current: Speaker = $state.raw(new Speaker("en", []));

  get lang(): Language {
    return this.current.lang;
  }

  async speak(lang: Language): Promise<void> {
    this.current = await speakerFor(lang);
  }

  say: Speaker["say"] = (message, args, names) => this.current.say(message, args, names);
}

/** The page's own voice, in the language that is set. */
export const voice = new Voice();
export const say = voice.say;
