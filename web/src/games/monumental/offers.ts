/** The questions whose answers stand neither on the map nor in the city: what is offered, and as what. */
import type { Decision, View } from "../../generated/monumental";
import type { Choice } from "../../server/types";
import { ACTION_SIGNS } from "./shapes";
import { type Amounts, faceOf, isSlot, isTile, NATIONS, type Resource } from "./view";

type Offered = "civilization" | "unit" | "amounts" | "card";

const UNIT = /^(leader|soldiers?|go|from [a-g][1-7]|back .+|explorer [12])$/;
const BENEFIT = /^(production|science|military|gold|culture|same|building|archive)(-|$)/;

/** What an answer is drawn as; null where it stands elsewhere, or is a button. */
export function offeredAs(view: View, choice: Choice): Offered | null {
  if (NATIONS.some(({ id }) => id === choice)) return "civilization";
  if (UNIT.test(choice)) return "unit";
  if (faceOf(choice) || choice === "production-token") return "card";
  const decision = view.asked?.decision;
  if (decision === "choose-price" || decision === "answer-sphinx") return null;
  return BENEFIT.test(choice) ? "amounts" : null;
}

/** Whether some part of the page other than the buttons shows a choice. */
export function isShown(view: View, choice: Choice): boolean {
  return (
    isTile(choice) ||
    isSlot(choice) ||
    /^(row|column) /.test(choice) ||
    (view.asked?.decision === "take-action" && choice in ACTION_SIGNS) ||
    offeredAs(view, choice) !== null
  );
}

/** Questions with plain buttons about a card, which is shown to be read. */
const ABOUT_A_CARD = new Set<Decision>(["use-or-not", "choose-price", "spend-celebrity"]);

/** Whether there are answers to be laid out; the cards to acquire have their own place. */
export function isOffer(view: View): boolean {
  if (!view.asked) return false;
  const { decision, choices = [] } = view.asked;
  if (decision === "take-action" || decision === "acquire") return false;
  if (choices.length && ABOUT_A_CARD.has(decision)) return true;
  return choices.some((choice) => offeredAs(view, choice) !== null);
}

/** Who takes part in a conquest so far, each with how many there are and what takes one back. */
export function joinedIn(view: View): { unit: Choice; count: number; back: Choice }[] {
  const joined = view.asked?.facts.joined;
  const units = Array.isArray(joined) ? joined.map(String) : [];
  return [...new Set(units)].map((unit) => ({
    unit,
    count: units.filter((one) => one === unit).length,
    back: `back ${unit.replace(/^from /, "")}`,
  }));
}

/** The resources in the name of a payment or a benefit, such as gold-1-and-culture-1. */
export function amountsIn(choice: Choice): Amounts {
  const found: Amounts = {};
  for (const part of choice.split("-and-")) {
    const [, resource, count] = /^(production|science|military|gold|culture)(?:-(\d))?$/.exec(part) ?? [];
    if (resource) found[resource as Resource] = Number(count ?? 1);
  }
  return found;
}
