/** What touching a thing stands for: a choice that is offered, or an action together with what it is taken on. */
import type { Decision, View } from "../../generated/monumental";
import type { Choice } from "../../server/types";
import { ownQuestion } from "./view";

type Pick = (choice: Choice) => void;

/** The questions of each action's chain. */
const VERB_OF: Readonly<Partial<Record<Decision, Choice>>> = {
  acquire: "acquire",
  "use-effect": "use",
  conquer: "conquer",
  muster: "conquer",
  "move-unit": "move",
  "move-to": "move",
  "build-outpost-at": "outpost",
  "return-units": "outpost",
  explore: "explore",
  "explore-to": "explore",
  collect: "collect",
  defeat: "defeat",
  "spend-token": "spend",
  hire: "hire",
  deploy: "hire",
  "develop-policy": "develop",
};

/** The action whose particulars are being asked. */
export function verbAsked(view: View): Choice | null {
  const decision = ownQuestion(view)?.decision;
  return (decision && VERB_OF[decision]) ?? null;
}

export interface Deed {
  /** The words to choose, one after the other. */
  chain: Choice[];
  live: boolean;
}

/** What a card or token stands for: itself where it is offered, else one of some actions taken on it. */
export function deedOf(view: View, offered: ReadonlySet<Choice>, word: Choice, ...verbs: Choice[]): Deed {
  if (offered.has(word)) return { chain: [word], live: true };
  const verb = offered.size ? verbs.find((one) => view.actions[one]?.includes(word)) : undefined;
  return { chain: [verb ?? verbs[0]!, word], live: verb !== undefined };
}

/** Chooses word after word; an action that is half made already is begun anew. */
export function perform(view: View, pick: Pick, chain: readonly Choice[]): void {
  if (chain.length > 1 && verbAsked(view) === chain[0]) pick(chain[0]!);
  // Where the action itself is barred, that is what there is to say.
  const barred = !(chain[0]! in view.actions);
  for (const word of barred ? chain.slice(0, 1) : chain) pick(word);
}
