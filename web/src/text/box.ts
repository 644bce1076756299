/** What the lobby says of a game stands in the game's own texts. */

/** A game's name and what it is about, as messages of the page. */
export function box(game: string, words: string): string {
  const about = { name: `game-${game}`, tagline: `game-${game}-tagline` };
  const said = Object.entries(about).map(([message, as]) => {
    const found = new RegExp(`^${message} = (.+)$`, "m").exec(words)?.[1];
    if (found === undefined) throw new Error(`${game} has no ${message}`);
    return `${as} = ${found}`;
  });
  return said.join("\n");
}
