/** Says what is wrong, for an engine that has no sentences. */
import { GAMES } from "../generated/shelf";
import type { Languages } from "../generated/messages";
import { speakerFor } from "../text/sources";
import type { Complaint, Speaker } from "../text/speaker";

const LANGUAGES = ["es", "en"] as const;

type Both = Record<keyof Languages, Speaker>;

async function both(game?: string): Promise<Both> {
  const known = GAMES.find(({ id }) => id === game);
  const [es, en] = await Promise.all(LANGUAGES.map((lang) => speakerFor(lang, known)));
  return { es: es!, en: en! };
}

export class Voice {
  private readonly speakers = new Map<string | undefined, Both>();

  /** Gets ready to say what the rules of a game object to. */
  learn = async (game?: string): Promise<void> => {
    if (!this.speakers.has(game)) this.speakers.set(game, await both(game));
  };

  /** Both sentences of an error, as the engine tells it: JSON in, JSON out. */
  say = (told: string): string => {
    const { error, names } = JSON.parse(told) as { error: Complaint; names: string[] };
    const { game } = error.details;
    const speakers = this.speakers.get(game as string | undefined) ?? this.speakers.get(undefined)!;
    return JSON.stringify({ es: speakers.es.error(error, names), en: speakers.en.error(error, names) });
  };
}
