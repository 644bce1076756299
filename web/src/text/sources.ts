/** The Fluent files: the core's, the page's own and each game's, loaded when they are needed. */
import type { GameInfo } from "../generated/messages";
import { api } from "../server/api";
import type { Language } from "../server/types";
import { box } from "./box";
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

/** Whether the page was built with a game. */
export function isOurs(game: string): boolean {
  return Object.keys(ofGames).some((path) => path.includes(`/titles/${game}/`));
}

/** The speaker for the page, or for the page and one game. */
export async function speakerFor(lang: Language, game?: GameInfo): Promise<Speaker> {
  const parts = pageParts(lang);
  if (game && isOurs(game.id)) {
    const ending = `/${game.id}/text/${lang}.ftl`;
    parts.push(read(ofGames, ending), read(ofBoards, ending));
  } else if (game) {
    parts.push(api.text(game.id, lang).then((words) => [words]));
  }
  return new Speaker(lang, (await Promise.all(parts)).flat(), game?.seat_words);
}

/** The speaker for the page and a game from outside whose words came along. */
export async function broughtSpeaker(
  lang: Language,
  words: string,
  seats: readonly string[],
): Promise<Speaker> {
  return new Speaker(lang, [...(await Promise.all(pageParts(lang))).flat(), words], seats);
}

function pageParts(lang: Language): Promise<string[]>[] {
  return [read(core, `/${lang}.ftl`), read(page, `/${lang}.ftl`)];
}

/** The speaker for the page, who also knows what games from outside are called, which it was not built with. */
export async function pageSpeaker(lang: Language, outside: readonly GameInfo[]): Promise<Speaker> {
  const named = outside.map(({ id }) =>
    api.text(id, lang).then(
      (words) => [box(id, words)],
      () => [], // One that cannot say its name keeps no other from being played.
    ),
  );
  return new Speaker(lang, (await Promise.all([...pageParts(lang), ...named])).flat());
}

/** The sentences of the first game that teaches. */
export async function lessonSpeaker(lang: Language, game: string): Promise<Speaker> {
  return new Speaker(lang, await read(ofLessons, `/${game}/lessons/${lang}.ftl`));
}
