/** A price paid with whatever one likes: the mixtures that are offered, and how to get from one to another. */
import type { Choice } from "../../server/types";
import { amountsIn } from "./offers";
import { type Amounts, RESOURCES, type Resource } from "./view";

/** What a mixture is called, as in production-2-and-gold-1. */
export function wordOf(amounts: Amounts): Choice {
  return RESOURCES.filter((resource) => amounts[resource])
    .map((resource) => `${resource}-${amounts[resource]}`)
    .join("-and-");
}

export function changed(amounts: Amounts, resource: Resource, by: number): Amounts {
  return { ...amounts, [resource]: (amounts[resource] ?? 0) + by };
}

/** Whether some mixture on offer has at least these amounts. */
export function leadsOn(offered: Iterable<Choice>, amounts: Amounts): boolean {
  return [...offered].some((choice) => {
    const whole = amountsIn(choice);
    return RESOURCES.every((resource) => (amounts[resource] ?? 0) <= (whole[resource] ?? 0));
  });
}

/** The resources that some mixture on offer has. */
export function kindsIn(offered: Iterable<Choice>): Resource[] {
  const found = [...offered].map(amountsIn);
  return RESOURCES.filter((resource) => found.some((amounts) => amounts[resource]));
}
