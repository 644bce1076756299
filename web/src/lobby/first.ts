/** How the rulebooks would have a first game played. */
import type { GameInfo, OptionInfo } from "../generated/messages";

export type Options = Record<string, OptionInfo["default"]>;

/** Where what they recommend is not what is set anyway; each game's `first-game` says it in a sentence. */
const ADVISED: Readonly<Record<string, Options>> = {
  ages: { last_age: "ii", peaceful: true },
  innersea: { epochs: 1 },
};

export function forAFirstGame(game: GameInfo): Options {
  return {
    ...Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual])),
    ...ADVISED[game.id],
  };
}
