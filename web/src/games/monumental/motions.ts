/** What moves in Monumental: units and explorers over the land, cards and tokens to whoever takes them. */
import type { View } from "../../generated/monumental";
import type { TableEvent } from "../../generated/messages";
import { cell, type Motion, points, seat, type Spot } from "../../motion/motions";
import { civilizationOf, type Resource, RESOURCES } from "./view";

export function motions({ kind, args }: TableEvent, _: View, after: View): readonly Motion[] {
  const n = Number(args.seat);
  const tile = cell(String(args.tile));
  const colour = `var(--mo-${civilizationOf(after, n) ?? "nobody"})`;
  const token = (from: Spot, to: Spot, text = ""): Motion[] => [{ kind: "token", colour, text, from, to }];
  switch (kind) {
    case "moved-unit":
    case "explorer-moved":
      return token(cell(String(args.old)), tile);
    case "outpost":
    case "wonder-placed":
      return token(seat(n), tile);
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
    case "automa-card":
      return [{ kind: "card", word: String(args.card), from: seat(n), to: [".board"] }];
    case "monster-attacks":
      return [{ kind: "stirs", at: [".board"], text: "" }];
    case "acquired":
    case "developed":
    case "started-wonder":
    case "hired":
    case "automa-took":
      return [{ kind: "travels", left: `.held [data-thing="${String(args.card)}"]`, to: seat(n) }];
    default:
      return [];
  }
}
