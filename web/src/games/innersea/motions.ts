/** What moves on the Inner Sea: discs onto the map, over it and off it, and points. */
import type { View } from "../../generated/innersea";
import type { TableEvent } from "../../generated/messages";
import { cell, type Motion, played, points, seat, type Spot } from "../../motion/motions";
import { colourOf } from "./colours";

const DECK: Spot = [".ranks [data-pile]", ".board"];

export function motions(event: TableEvent, _: View, after: View): readonly Motion[] {
  return [...ofCards(event, after), ...ofDiscs(event, after)];
}

/** Cards on their way: played, turned up, drawn. */
function ofCards({ kind, args }: TableEvent, after: View): readonly Motion[] {
  const held = `[data-about="${String(args.card)}"]`;
  switch (kind) {
    case "played":
    case "answered":
    case "revealed":
      return [played(after, Number(args.seat), String(args.card), held, [".board"])];
    case "event":
      return [{ kind: "card", word: String(args.card), from: DECK, to: [".board"] }];
    case "drew":
      return (args.cards as string[]).map((word) => {
        const came = `.held [data-about="${word}"]`;
        return { kind: "travels", came, from: DECK, to: [came] };
      });
    default:
      return [];
  }
}

function ofDiscs({ kind, args }: TableEvent, after: View): readonly Motion[] {
  const n = Number(args.seat);
  const area = cell(String(args.area));
  const disc = (from: Spot, to: Spot): Motion[] => [token(after, n, args.count, from, to)];
  switch (kind) {
    case "deployed":
    case "disc-placed":
      return disc(seat(n), area);
    case "disc-moved":
      return disc(cell(String(args.source)), area);
    case "discs-lost":
    case "retired":
    case "resettled":
    case "paid-disc":
      return disc(area, seat(n));
    case "barbarians-placed":
      return [token(after, null, args.count, [".board .horde", ".board"], area)];
    case "barbarians-lost":
      return [token(after, null, args.count, area, [".board .horde", ".board"])];
    case "competition":
      return [{ kind: "stirs", at: area, text: "" }];
    case "vp-gained":
    case "tally":
      return points([".board"], n, args.count);
    case "looted":
      return points(area, n, 1);
    case "epoch-most":
      return points([".board"], n, 1);
    default:
      return [];
  }
}

/** So many discs of somebody. */
function token(view: View, faction: number | null, count: unknown, from: Spot, to: Spot): Motion {
  const text = Number(count) > 1 ? String(count) : "";
  return { kind: "token", colour: `var(--is-${colourOf(view, faction)})`, text, from, to };
}
