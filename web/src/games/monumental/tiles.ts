/** The tiles in words, and what can be done there. */
import type { View } from "../../generated/monumental";
import type { Choice } from "../../server/types";
import type { Speaker } from "../../text/speaker";
import { isLand } from "./view";

/** What a tile holds, in a few words each. */
export function contents(view: View, name: string, speaker: Speaker, names: readonly string[]): string[] {
  const tile = view.tiles[name];
  if (!isLand(tile)) return [speaker.say("tile-water")];
  const player = (seat: number): string => speaker.player(seat, names);
  const { kind, terrain, owner, token, soldiers, market } = tile;
  const parts = [
    kind === "capital" ? speaker.say("tile-capital") : speaker.say("tile-province", { terrain }),
  ];
  if (owner !== null) parts.push(speaker.say("tile-of", { player: player(owner) }));
  if (token?.kind === "barbarian") parts.push(speaker.say("tile-barbarian", { value: token.value }));
  if (token?.kind === "city") parts.push(speaker.say("tile-city"));
  if (soldiers) parts.push(speaker.say("tile-soldiers", { count: soldiers }));
  for (const seat of tile.leaders) {
    parts.push(speaker.say("tile-leader", { leader: view.players[seat]!.leader }));
  }
  if (tile.celebrity) parts.push(speaker.word(tile.celebrity));
  if (tile.outpost) parts.push(speaker.say("tile-outpost"));
  if (tile.wonder) parts.push(speaker.word(tile.wonder));
  for (const [monster, { tile: lair }] of Object.entries(view.monsters)) {
    if (lair === name) parts.push(speaker.word(monster));
  }
  if (market) {
    parts.push(speaker.say("tile-market", { market, count: view.markets[market]!.tokens }));
  }
  if (tile.production) parts.push(speaker.word("production-token"));
  for (const seat of tile.explorers) parts.push(speaker.say("tile-explorer", { player: player(seat) }));
  if (tile.defence !== undefined) parts.push(speaker.say("tile-defence", { defence: tile.defence }));
  return parts;
}

/** The viewer's pieces on a tile, as the words that name them. */
function unitsAt(view: View, name: string): Choice[] {
  const player = view.viewer === null ? undefined : view.players[view.viewer];
  const tile = view.tiles[name];
  if (!player || !isLand(tile)) return [];
  return [
    `from ${name}`,
    ...(tile.leaders.includes(view.viewer!) ? ["leader"] : []),
    ...(player.celebrity && tile.celebrity === player.celebrity ? [player.celebrity] : []),
    ...player.explorers.flatMap((at, n) => (at === name ? [`explorer ${n + 1}`] : [])),
  ];
}

/** What of a question can be answered by touching a tile. */
export function answersAt(view: View, offered: ReadonlySet<Choice>, name: string): Choice[] {
  const found = [name, ...unitsAt(view, name)].filter((choice) => offered.has(choice));
  // Two explorers in one place are as good as one.
  return found.includes("explorer 1") ? found.filter((choice) => choice !== "explorer 2") : found;
}

/** The actions that can be taken on a tile or with what stands there, each as a chain of choices. */
export function deedsAt(view: View, name: string): Choice[][] {
  const monsters = Object.keys(view.monsters).filter((one) => view.monsters[one]!.tile === name);
  const there = [name, ...unitsAt(view, name), ...monsters];
  const on = (verb: Choice): Choice[][] =>
    (view.actions[verb] ?? []).filter((choice) => there.includes(choice)).map((choice) => [verb, choice]);
  return ["conquer", "collect", "explore", "move", "outpost", "defeat"].flatMap((verb) =>
    answersOnce(on(verb)),
  );
}

function answersOnce(chains: Choice[][]): Choice[][] {
  const first = chains.some(([, what]) => what === "explorer 1");
  return first ? chains.filter(([, what]) => what !== "explorer 2") : chains;
}
