/** What it means to carry a card or a worker somewhere and let it go there. */
import type { View } from "../../generated/ages";
import type { Attachment } from "svelte/attachments";
import { carried } from "../../board/carry";
import type { Choice } from "../../server/types";
import { type Spot, wishesAt } from "./choices";

const fine = matchMedia("(pointer: fine)");

/** Lets a mouse carry something; a finger moves the strips of cards instead. */
export function carriedByMouse(drop: (target: Choice) => void): Attachment<HTMLElement> | false {
  if (!fine.matches) return false;
  return carried({ grab: () => undefined, drop: (target) => target !== null && drop(target) });
}

/** The card that something was let go over. */
export function cardBelow(target: Choice): string {
  return target.split(" ").at(-1)!;
}

/** The choices that follow from letting a card go over something. */
export function dropped(view: View, spot: Spot, target: Choice): Choice[] {
  if (spot.place === "row") return target.startsWith("take") || spot.only === undefined ? [] : [spot.only];
  if (spot.place === "play") {
    const better = cardBelow(target);
    return better === spot.card ? [] : [`upgrade ${spot.card}`, better];
  }
  return wishesAt(view, spot).slice(0, 1);
}
