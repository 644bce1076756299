/** What moves in Monumental: units and explorers over the land, cards and tokens to whoever takes them. */
import type { Slot, View } from "../../generated/monumental";
import type { TableEvent } from "../../generated/messages";
import { cell, keeps, type Motion, points, seat, type Spot } from "../../motion/motions";
import { civilizationOf, type Resource, RESOURCES, slotName } from "./view";

/** Where the viewer's deck lies. */
const PILES = ".held .realm .piles";
/** Where those lie that are still to be developed. */
const SUPPLY = ".held .supply .piles";

export function motions(event: TableEvent, before: View, after: View): readonly Motion[] {
  return [
    ...ofLand(event, after),
    ...ofMonsters(event, before),
    ...ofCards(event, before, after),
    ...ofDisplay(event),
  ];
}

function ofLand({ kind, args }: TableEvent, after: View): readonly Motion[] {
  const n = Number(args.seat);
  const tile = cell(String(args.tile));
  const colour = `var(--mo-${civilizationOf(after, n) ?? "nobody"})`;
  const token = (from: Spot, to: Spot, text = ""): Motion[] => [{ kind: "token", colour, text, from, to }];
  switch (kind) {
    case "moved-unit":
    case "explorer-moved":
      return token(cell(String(args.old)), tile);
    case "chose-capital":
    case "outpost":
    case "wonder-placed":
      return token(seat(n), tile);
    case "explorer-sent-home":
      return token(tile, cell(after.players[n]?.capital ?? ""));
    case "conquered":
      return [{ kind: "stirs", at: tile, text: "" }, ...token(seat(n), tile, String(args.count))];
    case "unit-destroyed":
    case "lost-province":
    case "outpost-removed":
      return token(tile, seat(n));
    case "took-production":
      return [{ kind: "token", colour: "var(--mo-production)", text: "", from: tile, to: seat(n) }];
    case "gained":
      return RESOURCES.includes(args.resource as Resource)
        ? points([".board"], n, args.count, `var(--mo-${String(args.resource)})`)
        : [];
    case "gold-lost":
      return points([".board"], n, -Number(args.count), "var(--mo-gold)");
    default:
      return [];
  }
}

function ofMonsters({ kind, args }: TableEvent, before: View): readonly Motion[] {
  const tile = cell(String(args.tile));
  const lair = cell(before.monsters[String(args.monster)]?.tile ?? "");
  const token = (from: Spot, to: Spot): Motion => ({
    kind: "token",
    colour: "var(--mo-monster)",
    text: "",
    from,
    to,
  });
  switch (kind) {
    case "monster-appears":
    case "wonder-destroyed":
    case "revealed":
      return [{ kind: "stirs", at: tile, text: "" }];
    case "monster-attacks":
      return [{ kind: "stirs", at: [...lair, ".board"], text: "" }];
    case "monster-moved":
      return [token(lair, tile)];
    case "monster-defeated":
      return [token(lair, seat(Number(args.seat)))];
    default:
      return [];
  }
}

/** Cards between display, city, piles and whoever takes them. */
function ofCards({ kind, args }: TableEvent, before: View, after: View): readonly Motion[] {
  const n = Number(args.seat);
  const card = String(args.card);
  const printed = `.held [data-thing="${card}"]`;
  switch (kind) {
    case "acquired": {
      const slot = placeIn(after, before, n, card);
      return [
        {
          kind: "travels",
          left: printed,
          ...(slot && { came: slot }),
          to: slot ? [slot] : keeps(after, n, ".realm .piles"),
        },
      ];
    }
    case "developed":
    case "started-wonder":
    case "completed-wonder":
    case "hired":
    case "automa-took":
      return [{ kind: "travels", left: printed, to: seat(n) }];
    case "abandoned-wonder":
    case "retired":
      return [{ kind: "travels", left: printed }];
    case "archived":
    case "discarded": {
      const slot = placeIn(before, after, n, card);
      return slot ? [{ kind: "travels", left: slot, to: [PILES, ...seat(n)] }] : [];
    }
    case "turn":
      return filled(before, after).map((slot) => dealt(slot, PILES));
    case "automa-card":
      return [{ kind: "card", word: card, from: seat(n), to: [".board"] }];
    default:
      return [];
  }
}

/** The display, as cards leave it and come into it. */
function ofDisplay({ kind, args }: TableEvent): readonly Motion[] {
  const printed = (word: unknown): string => `.held [data-thing="${String(word)}"]`;
  switch (kind) {
    case "display-discarded":
      return [{ kind: "travels", left: printed(args.card) }];
    case "display-dealt":
      return (args.cards as string[]).map((word) => dealt(printed(word), SUPPLY));
    case "celebrity-appears":
      return [dealt(printed(args.card), SUPPLY)];
    default:
      return [];
  }
}

function dealt(came: string, pile: string): Motion {
  return { kind: "travels", came, from: [pile, ".held"], to: [came] };
}

/** Where a card lies in the viewer's city, and did not lie in another view of it. */
function placeIn(here: View, there: View, n: number, card: string): string | undefined {
  if (here.viewer !== n) return undefined;
  const [city, other] = [here.players[n]!.city, there.players[n]!.city];
  const slot = city.findIndex((place, i) => lies(place, card) && !lies(other[i]!, card));
  return slot < 0 ? undefined : slotOf(slot);
}

/** The places of the viewer's city that have other cards than before a turn ended. */
function filled(before: View, after: View): string[] {
  const { viewer } = after;
  if (viewer === null || viewer !== before.viewer) return [];
  const had = before.players[viewer]!.city;
  const changed = after.players[viewer]!.city.map(
    ({ card }, i) => card !== null && card.card !== had[i]?.card?.card,
  );
  return changed.flatMap((is, i) => (is ? [slotOf(i)] : []));
}

function lies({ card, knowledge }: Slot, word: string): boolean {
  return card?.card === word || knowledge?.card === word;
}

function slotOf(slot: number): string {
  return `.held [data-slot="${slotName(slot)}"]`;
}
