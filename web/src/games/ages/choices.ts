/** Where choices are made: which card a choice speaks of, and what a card can be asked to do where it lies. */
import type { Decision, Face, Technology, View } from "../../generated/ages";
import type { Choice } from "../../server/types";
import type { CardId } from "./view";

/** Where a card lies: what it can be asked to do depends on that, and aside it is only shown. */
export type Place = "row" | "play" | "hand" | "tactics" | "aside";

/** What a card says about itself on the page, read back. */
export function spotOf({ about = "", place, owner, only }: DOMStringMap): Spot {
  return {
    card: about,
    place: (place ?? "aside") as Place,
    seat: owner === undefined ? null : Number(owner),
    ...(only === undefined ? {} : { only }),
  };
}

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
const PLACE_OF_CARD: Readonly<Partial<Record<Decision, Place>>> = {
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
const OF_RIVALS = new Set<Decision>(["raid-building", "destroy-rivals", "annex-colony", "take-technology"]);

/** Questions with a scene of their own below the board. */
export const SCENES = new Set<Decision>([
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
export function cardOf(view: View, choice: Choice): { card: CardId; place: Place } | null {
  const [verb = "", card] = choice.split(" ");
  if (card !== undefined) {
    const place = PLACE_OF_VERB[verb];
    return place && card in view.cards ? { card, place } : null;
  }
  const place = view.asked && PLACE_OF_CARD[view.asked.decision];
  return place && choice in view.cards ? { card: choice, place } : null;
}

/** Whose cards in play the question is about. */
export function subject(view: View): number | null {
  const { asked, viewer } = view;
  if (asked && asked.seat === viewer && OF_RIVALS.has(asked.decision)) return Number(asked.facts.rival_seat);
  return viewer;
}

/** Whether the board, the hand or the scene shows a choice. */
export function isShown(view: View, choice: Choice): boolean {
  return (
    (view.asked !== null && SCENES.has(view.asked.decision)) ||
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
export function choicesAt(view: View, offered: ReadonlySet<Choice>, spot: Spot): Choice[] {
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
export function wishesAt(view: View, { card, place, seat, only }: Spot): Choice[] {
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

function politicalWishes(view: View, card: CardId, place: Place): Choice[] {
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
export function touchAt(view: View, choices: readonly Choice[]): Choice | null {
  const [only, another] = choices;
  if (only === undefined || another !== undefined) return null;
  const isBare = !only.includes(" ");
  return isBare || AT_ONCE.has(only.split(" ")[0]!) || view.asked?.half_made ? only : null;
}
