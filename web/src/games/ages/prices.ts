/** What choices cost. */
import type { View } from "../../generated/ages";
import type { Choice } from "../../server/types";

/** Of what, and how much. */
interface Price {
  sign: string;
  amount: number;
}

export function priceOf(view: View, choice: Choice): Price | null {
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
