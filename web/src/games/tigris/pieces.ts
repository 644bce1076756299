/** What stands on the board, seen closely: what it is, whose, and what it gives now. */
import type { View } from "../../generated/tigris";
import type { Speaker } from "../../text/speaker";
import type { About, Fact } from "../game";
import { LYING } from "./map";
import { COLOUR_OF, COLOURS, LEADERS, TILES } from "./view";

type Names = readonly string[];

/** Whether anything stands there. */
export function holds(view: View, cell: string): boolean {
  return (
    cell in view.leaders ||
    cell in view.tiles ||
    view.catastrophes.includes(cell) ||
    view.flipped.includes(cell) ||
    view.treasures.includes(cell)
  );
}

export function about(view: View, cell: string, speaker: Speaker, names: Names): About {
  const leader = view.leaders[cell];
  if (leader) {
    return {
      title: speaker.say("cell-leader", { leader: leader.leader, seat: leader.seat }, names),
      text: lines(
        speaker.say(`about-${leader.leader}`),
        speaker.say("leader-strength", strength(view, cell)),
      ),
    };
  }
  const monument = monumentOn(view, cell);
  if (monument) {
    return {
      title: speaker.say("monument-of", { monument }),
      text: lines(
        speaker.say("about-monument"),
        ...monument.split("-").map((colour) => collects(view, cell, colour, speaker, names)),
      ),
    };
  }
  if (view.catastrophes.includes(cell)) {
    return { title: speaker.word("catastrophe"), text: speaker.say("about-catastrophe") };
  }
  return tile(view, cell, speaker, names);
}

function tile(view: View, cell: string, speaker: Speaker, names: Names): About {
  const word = view.tiles[cell];
  const building = Object.entries(view.buildings ?? {}).find(([, where]) => where === cell)?.[0];
  const treasure = view.treasures.includes(cell);
  const first = view.first_treasures.includes(cell);
  return {
    title: [word, building].flatMap((found) => (found ? [speaker.word(found)] : [])).join(" · "),
    kind: treasure ? speaker.say(first ? "cell-first-treasure" : "cell-treasure") : "",
    text: lines(
      word ? speaker.say(`about-${word}`) : "",
      building ? speaker.say("about-building") : "",
      word ? collects(view, cell, COLOUR_OF[word]!, speaker, names) : "",
    ),
  };
}

/** All that everybody knows of a dynasty. */
export function known(view: View, seat: number, speaker: Speaker): Fact[] {
  const player = view.players[seat]!;
  const standing = Object.entries(view.leaders).filter(([, leader]) => leader.seat === seat);
  const home = LEADERS.filter((leader) => player.leaders.includes(leader));
  return [
    { name: speaker.say("known-home"), value: speaker.say("known-list", { words: home }) },
    ...standing.map(([cell, { leader }]) => ({
      name: speaker.say("known-leader", { leader, cell }),
      value: speaker.say("known-strength", strength(view, cell)),
    })),
    { name: speaker.say("tiles-in-hand"), value: player.hand_size },
    { name: speaker.say("catastrophes"), value: player.catastrophes },
    ...(player.points
      ? COLOURS.map((colour) => ({
          name: speaker.say("points-of", { colour }),
          value: player.points![colour] ?? 0,
        }))
      : []),
    ...(player.treasures === null ? [] : [{ name: speaker.say("treasures"), value: player.treasures }]),
  ];
}

function lines(...said: string[]): string {
  return said.filter(Boolean).join("\n");
}

function kingdomOf(view: View, cell: string): readonly string[] {
  return view.kingdoms.find((kingdom) => kingdom.includes(cell)) ?? [];
}

/** What a leader could bring to conflicts: temples beside it, and tiles of its colour in its kingdom. */
function strength(view: View, cell: string): { inside: number; outside: number } {
  const { leader } = view.leaders[cell]!;
  const word = TILES.find((found) => COLOUR_OF[found] === COLOUR_OF[leader])!;
  const { x, y } = LYING.place(cell);
  const beside = [LYING.cell(x + 1, y), LYING.cell(x - 1, y), LYING.cell(x, y + 1), LYING.cell(x, y - 1)];
  return {
    inside: beside.filter((near) => near !== null && view.tiles[near] === "temple").length,
    outside: kingdomOf(view, cell).filter((place) => view.tiles[place] === word).length,
  };
}

/** The monument whose square a cell is part of. */
function monumentOn(view: View, cell: string): string | undefined {
  const { x, y } = LYING.place(cell);
  return Object.entries(view.monuments).find(([, corner]) => {
    if (!corner) return false;
    const at = LYING.place(corner);
    return x - at.x >= 0 && x - at.x <= 1 && y - at.y >= 0 && y - at.y <= 1;
  })?.[0];
}

/** Who gets the points of a colour there: whose leader of it, or else whose king, stands in the kingdom. */
function collects(view: View, cell: string, colour: string, speaker: Speaker, names: Names): string {
  const leaders = kingdomOf(view, cell).flatMap((place) => view.leaders[place] ?? []);
  const own = leaders.find(({ leader }) => COLOUR_OF[leader] === colour);
  const found = own ?? (monumentOn(view, cell) ? undefined : leaders.find(({ leader }) => leader === "king"));
  return found
    ? speaker.say("points-go-to", { colour, seat: found.seat, leader: found.leader }, names)
    : speaker.say("points-go-nowhere", { colour });
}
