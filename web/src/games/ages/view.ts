/** The view of Through the Ages, and where on the page its choices are made. */
import board from "../../../../src/ecumene/titles/ages/data/board.toml";
import type { Choice, Particulars, View } from "../../server/types";

export type Age = "a" | "i" | "ii" | "iii" | "iv";
export type CardId = string;
export type ByAge = Readonly<Record<string, number>>;

/** What is printed on a card; what it has not is left out. */
export interface Face {
  age: Age;
  kind: string;
  science?: number;
  revolution?: number;
  cost?: number;
  worth?: number;
  stages?: number[];
  limit?: number;
  military?: number;
  army?: number[];
  strength?: number;
  defence?: number;
  colonization?: number;
  sides?: boolean;
  gives?: Record<string, number>;
  gains?: Record<string, number>;
}

export interface Offer {
  card: CardId;
  space_price: number;
  price: number;
  choice: Choice;
  barred: { rule: string; args: Particulars } | null;
}

export interface Technology {
  card: CardId;
  kind: string;
  workers: number;
  tokens: number;
  worth: number;
  cost: number;
  upgrades: Record<CardId, number>;
  unit: boolean;
  room: boolean;
}

export interface Banks {
  blue: number;
  corruption: number;
  yellow: number;
  population_cost: number | null;
  consumption: number;
  famine: number;
  happiness_needed: number;
  discontent: number;
  unused_workers: number;
  workers: number;
  uprising: boolean;
}

export interface Held {
  card: CardId;
  science: number | null;
  revolution: number | null;
}

interface Actions {
  left: number;
  total: number;
}

export interface Civilization {
  seat: number;
  colour: string;
  resigned: boolean;
  culture: number;
  science: number;
  ratings: Record<
    "culture" | "science" | "strength" | "happiness" | "colonization" | "armies" | "force",
    number
  >;
  civil_actions: Actions;
  military_actions: Actions;
  banks: Banks;
  food: number;
  resources: number;
  production: { food: number; resources: number };
  government: { card: CardId; limit: number };
  leader: CardId | null;
  leaders_taken: Age[];
  technologies: Technology[];
  specials: Record<string, CardId | null>;
  wonder: { card: CardId; built: number; stages: number[]; at_once: number } | null;
  wonders: { card: CardId; ruined: boolean; homer: boolean }[];
  colonies: CardId[];
  tactic: { card: CardId; exclusive: boolean } | null;
  war: { card: CardId; against: number; attack: number; defence: number } | null;
  pacts: { card: CardId; side: string; other: number; own: boolean }[];
  hand: Held[] | null;
  hand_size: number;
  hand_limit: number;
  military_hand: CardId[] | null;
  military_hand_by_age: ByAge;
  military_hand_size: number;
  military_hand_limit: number;
  shown: CardId[];
  owes_politics: number;
}

/** What the end of the turn would bring as things stand. */
export interface Forecast {
  uprising: boolean;
  corruption: number;
  famine: number;
  culture: number;
  science: number;
  food: number;
  resources: number;
  drawn: number;
  discards: number;
}

export interface AgesView extends View {
  age: Age;
  round: number;
  current: number;
  first: number;
  rounds_left: number | null;
  players_left: number;
  row: (Offer | null)[];
  civil_deck: number;
  military_deck: number | null;
  discards: ByAge;
  events: ByAge;
  next_event: CardId | null;
  future: ByAge;
  own_events: CardId[];
  past: CardId[];
  common_tactics: { card: CardId; users: number[] }[];
  this_turn: {
    civil_actions: number;
    military_actions: number;
    resources_for_units: number;
    science_for_units: number;
    food: number;
    resources: number;
    cards_taken: CardId[];
  };
  /** Only for whoever is on turn. */
  forecast: Forecast | null;
  civilizations: Civilization[];
  cards: Record<CardId, Face>;
}

/** The technologies of a civilization, kind by kind in the order of the board. */
export function byKind({ technologies }: Civilization): [kind: string, technologies: Technology[]][] {
  const kinds = new Map<string, Technology[]>();
  for (const technology of technologies)
    kinds.set(technology.kind, [...(kinds.get(technology.kind) ?? []), technology]);
  return [...kinds];
}

/** What of the row goes at the start of the next turn. */
export function sweptSpaces(view: AgesView): number {
  return (board.row as { swept: number[] }).swept[view.players_left - 2] ?? 0;
}

/** A stretch of a bank: so many spaces, and what it means when the tokens end there. */
export interface Section {
  from: number;
  to: number;
  meaning: number;
}

/** A table that is read by tokens in a bank, cut where its numbers change. */
function sections(table: readonly number[], spaces: number): Section[] {
  const found: Section[] = [];
  for (let tokens = 1; tokens <= spaces; tokens += 1) {
    const meaning = table[tokens] ?? 0;
    const last = found.at(-1);
    if (last?.meaning === meaning) last.to = tokens;
    else found.push({ from: tokens, to: tokens, meaning });
  }
  return found;
}

export const YELLOW_SECTIONS = sections(board.population_cost as number[], board.yellow_tokens as number);
export const BLUE_SECTIONS = sections(board.corruption as number[], board.blue_tokens as number);

export function consumptionWith(yellow: number): number {
  return (board.consumption as number[])[yellow] ?? 0;
}

export function happinessWith(yellow: number): number {
  return (board.happy_faces_needed as number[])[yellow] ?? 0;
}

/** The group of a card by its colour: brown, gray, red and so on. */
export function groupOf(kind: string): string {
  if (kind === "farm" || kind === "mine") return "production";
  if (["lab", "temple", "arena", "library", "theater"].includes(kind)) return "urban";
  if (["infantry", "cavalry", "artillery", "air-force"].includes(kind)) return "unit";
  return kind.startsWith("special-") ? "special" : kind;
}

// Where choices are made -----------------------------------------------------------------------------

/** Where a card lies: what it can be asked to do depends on that, and aside it is only shown. */
export type Place = "row" | "play" | "hand" | "tactics" | "aside";

const PLACE_OF_VERB: Readonly<Record<string, Place>> = {
  take: "row",
  "take-2": "row",
  "take-3": "row",
  build: "play",
  upgrade: "play",
  destroy: "play",
  disband: "play",
  recruit: "play",
  compose: "play",
  cancel: "play",
  leader: "hand",
  develop: "hand",
  revolution: "hand",
  play: "hand",
  tactic: "hand",
  event: "hand",
  aggression: "hand",
  war: "hand",
  pact: "hand",
  columbus: "hand",
  discard: "hand",
  copy: "tactics",
};

/** Questions that are answered by a card alone, and where it lies. */
const PLACE_OF_CARD: Readonly<Record<string, Place>> = {
  "discard-military": "hand",
  "upgrade-to": "play",
  "compose-into": "play",
  "homer-stays": "play",
  "lose-population": "play",
  "lose-token": "play",
  "destroy-own": "play",
  "choose-ruin": "play",
  "lose-colony": "play",
  "raid-building": "play",
  "destroy-rivals": "play",
  "annex-colony": "play",
  "take-technology": "play",
};
const OF_RIVALS = new Set(["raid-building", "destroy-rivals", "annex-colony", "take-technology"]);

/** Questions with a scene of their own below the board. */
export const SCENES = new Set([
  "bid",
  "send-force",
  "send-more",
  "defend",
  "defend-with",
  "answer-pact",
  "choose-rival",
  "choose-side",
  "share-plunder",
  "split-gain",
  "split-loss",
  "choose-gain",
  "choose-reserves",
  "infiltrate",
  "offer-worker",
]);

export const INCREASE = "population";

/** The card that a choice speaks of and where it lies; null for all other choices. */
export function cardOf(view: AgesView, choice: Choice): { card: CardId; place: Place } | null {
  const [verb = "", card] = choice.split(" ");
  if (card !== undefined) {
    const place = PLACE_OF_VERB[verb];
    return place && card in view.cards ? { card, place } : null;
  }
  const place = PLACE_OF_CARD[view.asked?.decision ?? ""];
  return place && choice in view.cards ? { card: choice, place } : null;
}

/** Whose cards in play the question is about. */
export function subject(view: AgesView): number | null {
  const { asked, viewer } = view;
  if (asked && asked.seat === viewer && OF_RIVALS.has(asked.decision)) return Number(asked.facts.rival_seat);
  return viewer;
}

/** Whether the board, the hand or the scene shows a choice. */
export function isShown(view: AgesView, choice: Choice): boolean {
  return (
    SCENES.has(view.asked?.decision ?? "") ||
    choice === INCREASE ||
    choice.startsWith("stage ") ||
    cardOf(view, choice) !== null
  );
}

/** A card where it lies on the table. */
export interface Spot {
  card: CardId;
  place: Place;
  /** Whose it is; null for cards that are nobody's. */
  seat: number | null;
  /** The choice of this very copy: there may be several of a card in the row. */
  only?: Choice;
}

/** What can be chosen with a card where it lies. */
export function choicesAt(view: AgesView, offered: ReadonlySet<Choice>, spot: Spot): Choice[] {
  const { card, place, seat, only } = spot;
  if (only !== undefined) return offered.has(only) ? [only] : [];
  if (place === "play" && seat !== subject(view)) return [];
  const isUnfinished = place === "play" && seat !== null && view.civilizations[seat]!.wonder?.card === card;
  return [...offered].filter((choice) => {
    if (isUnfinished && choice.startsWith("stage ")) return true;
    const found = cardOf(view, choice);
    return found?.card === card && found.place === place;
  });
}

/** What one would expect to do with a card in one's own turn, whether or not it is allowed now. */
export function wishesAt(view: AgesView, { card, place, seat, only }: Spot): Choice[] {
  const { asked, viewer } = view;
  const isOwn = seat === viewer || place === "row" || place === "tactics";
  if (viewer === null || asked?.seat !== viewer || !isOwn) return [];
  if (asked.decision === "choose-politics") return politicalWishes(view, card, place);
  if (only !== undefined) return asked.decision === "take-action" ? [only] : [];
  if (asked.decision !== "take-action") return [];
  if (place === "tactics") return [`copy ${card}`];
  if (place === "hand") return wishesInHand(view.cards[card]!, card);
  const technology = view.civilizations[viewer]!.technologies.find((each) => each.card === card);
  if (technology) return wishesOnTechnology(technology);
  return view.civilizations[viewer]!.wonder?.card === card ? ["stage 1"] : [];
}

const POLITICAL: Readonly<Record<string, string>> = {
  event: "event",
  territory: "event",
  aggression: "aggression",
  war: "war",
  pact: "pact",
};

function politicalWishes(view: AgesView, card: CardId, place: Place): Choice[] {
  const verb = POLITICAL[view.cards[card]!.kind];
  return place === "hand" && verb ? [`${verb} ${card}`] : [];
}

function wishesInHand({ kind, revolution }: Face, card: CardId): Choice[] {
  if (kind === "leader" || kind === "tactic") return [`${kind} ${card}`];
  if (kind === "action") return [`play ${card}`];
  if (kind in POLITICAL || kind === "bonus" || kind === "wonder") return [];
  return revolution ? [`develop ${card}`, `revolution ${card}`] : [`develop ${card}`];
}

function wishesOnTechnology({ card, unit, workers, upgrades }: Technology): Choice[] {
  const better = workers > 0 && Object.keys(upgrades).length > 0;
  return [
    `build ${card}`,
    ...(better ? [`upgrade ${card}`] : []),
    ...(workers > 0 ? [`${unit ? "disband" : "destroy"} ${card}`] : []),
  ];
}

/** What may be done with one touch, because it takes nothing away that one has. */
const AT_ONCE = new Set([
  "take",
  "take-2",
  "take-3",
  "build",
  "develop",
  "leader",
  "play",
  "tactic",
  "copy",
  "stage",
]);

/** The one thing that a touch of a card does; null where there are several, or one worth a second thought. */
export function touchAt(view: AgesView, choices: readonly Choice[]): Choice | null {
  const [only, another] = choices;
  if (only === undefined || another !== undefined) return null;
  const isBare = !only.includes(" ");
  return isBare || AT_ONCE.has(only.split(" ")[0]!) || view.asked?.half_made ? only : null;
}

/** Whether the hint begins with a choice. */
export function isHinted(hinted: readonly Choice[], choice: Choice): boolean {
  return `${hinted.join(" ")} `.startsWith(`${choice} `);
}

/** What a choice costs: of what, and how much. */
export interface Price {
  sign: string;
  amount: number;
}

export function priceOf(view: AgesView, choice: Choice): Price | null {
  const [verb = "", what = ""] = choice.split(" ");
  const civ = view.viewer === null ? null : view.civilizations[view.viewer]!;
  if (!civ) return null;
  if (verb.startsWith("take")) {
    const offer = view.row.find((each) => each?.choice === choice);
    return offer ? { sign: "civil", amount: offer.price } : null;
  }
  if (verb === "build") {
    const technology = civ.technologies.find(({ card }) => card === what);
    return technology && view.asked?.decision === "take-action"
      ? { sign: "resources", amount: technology.cost }
      : null;
  }
  if (verb === "develop" || verb === "revolution") {
    const held = civ.hand?.find(({ card }) => card === what);
    const amount = verb === "develop" ? held?.science : held?.revolution;
    return amount == null ? null : { sign: "science", amount };
  }
  if (verb === "stage" && civ.wonder) {
    const { built, stages } = civ.wonder;
    const amount = stages.slice(built, built + Number(what)).reduce((sum, cost) => sum + cost, 0);
    return { sign: "resources", amount };
  }
  const military = view.cards[what]?.military;
  return (verb === "aggression" || verb === "war") && military
    ? { sign: "military", amount: military }
    : null;
}

/** Something to think of before the turn ends: what it is called, its numbers, and whether it hurts. */
export interface Warning {
  name: string;
  args: Record<string, number>;
  bad: boolean;
}

export function warnings(view: AgesView): Warning[] {
  const { forecast, asked, viewer } = view;
  if (!forecast || viewer === null) return [];
  const { uprising, corruption, famine, discards } = forecast;
  const unused = Number(asked?.facts.civil ?? 0);
  const found: (Warning | false)[] = [
    uprising && { name: "uprising", args: {}, bad: true },
    corruption > 0 && { name: "corruption", args: { amount: corruption }, bad: true },
    famine > 0 && {
      name: "famine",
      args: { count: famine, culture: famine * (board.culture_lost_per_missing_food as number) },
      bad: true,
    },
    unused > 0 && { name: "unused", args: { count: unused }, bad: false },
    discards > 0 && { name: "discards", args: { count: discards }, bad: false },
  ];
  return found.filter((warning) => warning !== false);
}
