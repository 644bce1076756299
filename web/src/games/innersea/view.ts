/** What is in the box of the Inner Sea, and what its view comes to. */
import cards from "../../../../src/ecumene/titles/innersea/data/cards.toml";
import civilizations from "../../../../src/ecumene/titles/innersea/data/civilizations.toml";
import map from "../../../../src/ecumene/titles/innersea/data/map.toml";
import setUps from "../../../../src/ecumene/titles/innersea/data/setups.toml";
import wonders from "../../../../src/ecumene/titles/innersea/data/wonders.toml";
import type { Decision, View } from "../../generated/innersea";
import type { Choice } from "../../server/types";

export type Area = string;
/** A civilization by its seat; null stands for the barbarians. */
export type Faction = number | null;

interface AreaRow {
  word: Area;
  type: "land" | "shallow" | "deep";
}

interface CardRow {
  id: number;
  word: string;
  kind: string;
  tags?: string[];
  great_person?: boolean;
  uses?: { word: string }[];
}

interface CivilizationRow {
  word: string;
  home: Area;
  ability: { word: string; when: string }[];
}

interface Beginning {
  settlements: Area[];
  camps: Area[];
}

interface SetUpRow {
  civilizations: number;
  at: Record<string, Beginning>;
}

const AREA_ROWS = map.area as AreaRow[];
const CARD_ROWS = cards.card as CardRow[];
const CIVILIZATION_ROWS = civilizations.civilization as CivilizationRow[];
const SET_UPS = setUps.set_up as SetUpRow[];
const BESIDES = setUps.besides as Record<string, Beginning>;

export const AREAS: readonly Area[] = AREA_ROWS.map(({ word }) => word);
export const TYPE_OF: Readonly<Record<Area, AreaRow["type"]>> = Object.fromEntries(
  AREA_ROWS.map(({ word, type }) => [word, type]),
);

export const CARD_OF: Readonly<Record<string, CardRow>> = Object.fromEntries(
  CARD_ROWS.map((row) => [row.word, row]),
);
/** The card that a use of an investment belongs to. */
export const USE_OF: Readonly<Record<string, string>> = Object.fromEntries(
  CARD_ROWS.flatMap(({ word, uses = [] }) => uses.map((use) => [use.word, word])),
);
export const WONDERS: ReadonlySet<string> = new Set(
  (wonders.wonder as { word: string }[]).map(({ word }) => word),
);
export const CIVILIZATION_OF: Readonly<Record<string, CivilizationRow>> = Object.fromEntries(
  CIVILIZATION_ROWS.map((row) => [row.word, row]),
);
const ABILITIES: ReadonlySet<string> = new Set(
  CIVILIZATION_ROWS.flatMap(({ ability }) => ability.map(({ word }) => word)),
);

/** What a civilization alone can do. */
export function abilitiesOf(civilization: string): string[] {
  return CIVILIZATION_OF[civilization]!.ability.map(({ word }) => word);
}

/** Where a civilization begins: as in the set-up for that many, else as in the largest that has it. */
export function beginnings(view: View, civilization: string): Beginning {
  const setUp = SET_UPS.find(({ civilizations: count }) => count === view.players.length);
  const largest = SET_UPS.findLast(({ at }) => civilization in at);
  return setUp?.at[civilization] ?? largest?.at[civilization] ?? BESIDES[civilization]!;
}

/** Questions whose answer is a civilization, which is called as its home. */
const CHOOSES_CIVILIZATION = new Set<Decision>(["choose-civilization", "choose-new-civilization"]);
const CHOOSES_FACTION = new Set<Decision>(["choose-faction", "take-from"]);

/** What is asked, looking into the card that is being planned. */
export function stepOf({ asked }: View): Decision | undefined {
  const inside = asked?.decision === "plan" || asked?.decision === "aim";
  return inside ? (asked.facts.step as Decision) : asked?.decision;
}

export function choosesCivilization(view: View): boolean {
  const step = stepOf(view);
  return step !== undefined && CHOOSES_CIVILIZATION.has(step);
}

export function choosesFaction(view: View): boolean {
  const step = stepOf(view);
  return step !== undefined && CHOOSES_FACTION.has(step);
}

/** What is chosen by touching an area: itself, or the civilization that is at home there. */
export function choiceAt(view: View, area: Area): Choice {
  if (!choosesCivilization(view)) return area;
  return CIVILIZATION_ROWS.find(({ home }) => home === area)?.word ?? area;
}

/** Whether touching an area can answer what is asked now. */
export function isOpen(view: View, offered: ReadonlySet<Choice>, area: Area): boolean {
  return !choosesFaction(view) && offered.has(choiceAt(view, area));
}

export function isArea(word: string): boolean {
  return word in TYPE_OF;
}

/** Whether a word names something that lies on the table: a card, a Wonder, an ability, a use of a card. */
export function isHeld(word: string): boolean {
  return word in CARD_OF || word in USE_OF || WONDERS.has(word) || ABILITIES.has(word);
}

/** The seat that leads a civilization; the barbarians are null. */
export function factionOf(view: View, word: string): Faction {
  const seat = view.players.findIndex(({ civilization }) => civilization === word);
  return seat < 0 ? null : seat;
}

/** What a faction is called: by its civilization, or by its colour before there is one. */
export function wordOf(view: View, faction: Faction): string {
  if (faction === null) return "barbarians";
  const { civilization, colour } = view.players[faction]!;
  return civilization ?? colour;
}

const GROWING = new Set<Decision>(["retire", "resettle", "deploy"]);

/** Whether the viewer is taking discs back or laying them out, area by area. */
export function isGrowing(view: View): boolean {
  return view.asked?.choices !== undefined && GROWING.has(view.asked.decision);
}
