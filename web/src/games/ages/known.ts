/** All that everybody knows of a civilization, in brief: its own panel opens it in full. */
import type { View } from "../../generated/ages";
import type { Speaker } from "../../text/speaker";
import type { Fact } from "../game";

export function known(view: View, seat: number, speaker: Speaker, names: readonly string[]): Fact[] {
  const civ = view.civilizations[seat]!;
  const each = (stock: number, made: number): string => speaker.say("known-each-turn", { stock, made });
  const held = (count: number, most: number): string => speaker.say("known-of", { count, most });
  const card = (kind: string, word: string | null | undefined): Fact[] =>
    word ? [{ name: speaker.say(`kind-${kind}`), value: speaker.word(word) }] : [];
  const wonders = civ.wonders.map((wonder) => wonder.card);
  const several = (kind: string, words: string[]): Fact[] =>
    words.length ? [{ name: speaker.say(`kind-${kind}`), value: speaker.say("known-list", { words }) }] : [];
  return [
    { name: speaker.word("culture"), value: each(civ.culture, civ.ratings.culture) },
    { name: speaker.word("science"), value: each(civ.science, civ.ratings.science) },
    { name: speaker.word("food"), value: each(civ.food, civ.production.food) },
    { name: speaker.word("resources"), value: each(civ.resources, civ.production.resources) },
    { name: speaker.word("strength"), value: civ.ratings.strength },
    { name: speaker.word("happiness"), value: held(civ.ratings.happiness, civ.banks.happiness_needed) },
    { name: speaker.word("civil-hand"), value: held(civ.hand_size, civ.hand_limit) },
    { name: speaker.word("military-hand"), value: held(civ.military_hand_size, civ.military_hand_limit) },
    ...card("government", civ.government.card),
    ...card("leader", civ.leader),
    ...card("tactic", civ.tactic?.card),
    ...several("wonder", wonders),
    ...several("territory", civ.colonies),
    ...(civ.war
      ? [
          {
            name: speaker.say("kind-war"),
            value: speaker.say("tile-war", { ...counted(civ.war), seat: civ.war.against }, names),
          },
        ]
      : []),
  ];
}

function counted({ attack, defence }: { attack: number; defence: number }): Record<string, number> {
  return { attack, defence };
}
