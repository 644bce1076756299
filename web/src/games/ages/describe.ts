/** What a card is, in one sentence for those who hear the page. */
import type { Face, View } from "../../generated/ages";
import type { Speaker } from "../../text/speaker";
import type { BoardProps } from "../game";
import { signOf } from "./shapes";
import { breakable } from "../../text/hyphens";
import type { Spot } from "./choices";
import type { CardId } from "./view";

/** The name of a card, with places where its long words may be broken. */
export function nameOf(speaker: Speaker, card: CardId): string {
  return breakable(speaker.word(card));
}

/** The effect of a card, in our own words. */
export function textOf(speaker: Speaker, card: CardId): string {
  return speaker.say("card-text", { card });
}

export function describe(table: BoardProps<View>, spot: Spot, more: string, isLive: boolean): string {
  const { speaker, view } = table;
  const face = view.cards[spot.card]!;
  const parts = [
    speaker.word(spot.card),
    speaker.say(`kind-${face.kind}`),
    speaker.word(`age-${face.age}`),
    more,
    isLive ? speaker.say("card-live") : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** A number with its sign, as it is drawn on a card. */
export interface Figure {
  sign: string;
  value: string;
  /** The message that names it. */
  label: string;
}

/** What a card costs. */
export function costs(face: Face): Figure[] {
  const found: Figure[] = [];
  if (face.science && face.kind !== "pact") {
    const value = face.revolution ? `${face.science} (${face.revolution})` : String(face.science);
    found.push({ sign: "science", value, label: face.revolution ? "cost-government" : "cost-science" });
  }
  if (face.cost) found.push({ sign: "resources", value: String(face.cost), label: "cost-resources" });
  if (face.stages) found.push({ sign: "resources", value: face.stages.join(" "), label: "cost-stages" });
  if (face.military) found.push({ sign: "military", value: String(face.military), label: "cost-military" });
  return found;
}

/** A number with a plus, or with a real minus. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** What a card brings, as far as symbols say it. */
export function symbols(face: Face): Figure[] {
  const given = { ...face.gives, ...(face.kind === "action" || face.kind === "territory" ? face.gains : {}) };
  const found = Object.entries(given).map(([name, amount]) => {
    const sign = signOf(name);
    const sum = face.kind === "government" && (name === "civil" || name === "military");
    const value = sum ? String(amount) : signed(amount);
    return { sign, value, label: `symbol-${name}` };
  });
  if (face.worth && !face.gives) {
    const sign = face.kind === "farm" ? "food" : "resources";
    found.push({ sign, value: `+${face.worth}`, label: `symbol-${sign}` });
  }
  if (face.army && face.strength)
    found.push({ sign: "strength", value: `+${face.strength}`, label: "symbol-strength" });
  if (face.defence) found.push({ sign: "strength", value: `+${face.defence}`, label: "symbol-defence" });
  if (face.colonization)
    found.push({ sign: "colonization", value: `+${face.colonization}`, label: "symbol-colonization" });
  return found;
}
