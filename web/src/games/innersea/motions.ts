/** What moves on the Inner Sea: discs onto the map, over it and off it, and points. */
import type { View } from "../../generated/innersea";
import type { TableEvent } from "../../generated/messages";
import { cell, keeps, type Motion, played, points, seat, type Spot } from "../../motion/motions";
import { colourOf } from "./colours";

const DECK: Spot = [".ranks [data-pile]", ".board"];
const HORDE: Spot = [".board .horde", ".board"];
/** The colours of what is known by its back alone, and of talents. */
const BACK = "var(--is-ability)";
const TALENTS = "var(--is-wonder)";

export function motions(event: TableEvent, _: View, after: View): readonly Motion[] {
  return [...ofCards(event, after), ...ofWonders(event, after), ...ofDiscs(event, after), ...ofGains(event)];
}

/** Cards on their way: played, turned up, drawn. */
function ofCards({ kind, args }: TableEvent, after: View): readonly Motion[] {
  const n = Number(args.seat);
  const held = `[data-about="${String(args.card)}"]`;
  switch (kind) {
    case "played":
    case "answered":
    case "revealed":
      return [played(after, n, String(args.card), held, [".board"])];
    case "event":
      return [{ kind: "card", word: String(args.card), from: DECK, to: [".board"] }];
    case "drew":
      return (args.cards as string[]).map((word) => {
        const came = `.held [data-about="${word}"]`;
        return { kind: "travels", came, from: DECK, to: [came] };
      });
    case "drew-count":
      return after.viewer === n
        ? []
        : [{ kind: "token", colour: BACK, text: `+${Number(args.count)}`, from: DECK, to: seat(n) }];
    case "discarded":
      return [played(after, n, String(args.card), held, DECK)];
    case "recovered": {
      const came = `.held ${held}`;
      return after.viewer === n
        ? [{ kind: "travels", came, from: DECK, to: [came] }]
        : [{ kind: "card", word: String(args.card), from: DECK, to: seat(n) }];
    }
    case "laid-face-down":
      return [
        { kind: "token", colour: BACK, text: "", from: seat(n), to: cell(after.competition?.area ?? "") },
      ];
    default:
      return [];
  }
}

/** Wonders on their way to where they stand, and out of sight. */
function ofWonders({ kind, args }: TableEvent, after: View): readonly Motion[] {
  const n = Number(args.seat);
  const [thing, about] = [`[data-thing="${String(args.wonder)}"]`, `[data-about="${String(args.wonder)}"]`];
  const area = cell(String(args.area));
  switch (kind) {
    case "wonder-built":
    case "wonder-restored":
      return [{ kind: "travels", came: thing, from: keeps(after, n, about), to: [thing] }];
    case "wonder-buried":
      return [{ kind: "travels", left: thing, to: seat(n) }];
    case "began-wonder":
    case "raided":
    case "dominated":
      return [{ kind: "stirs", at: area, text: "" }];
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
      return [token(after, null, args.count, HORDE, area)];
    case "allies-joined":
      return [token(after, null, args.count, HORDE, area)];
    case "barbarians-lost":
    case "barbarians-borrowed":
      return [token(after, null, args.count, area, HORDE)];
    case "ally-lost":
      return [token(after, null, 1, area, HORDE)];
    case "invested":
      return disc(seat(n), keeps(after, n, `[data-about="${String(args.card)}"]`));
    case "competition":
      return [{ kind: "stirs", at: area, text: "" }];
    default:
      return [];
  }
}

/** Points and talents on their way to whoever gets them. */
function ofGains({ kind, args }: TableEvent): readonly Motion[] {
  const n = Number(args.seat);
  const area = cell(String(args.area));
  switch (kind) {
    case "vp-gained":
    case "tally":
      return points([".board"], n, args.count);
    case "looted":
      return points(area, n, 1);
    case "talents-gained":
      return points([".board"], n, args.count, TALENTS);
    case "talents-lost":
      return points([".board"], n, -Number(args.count), TALENTS);
    case "talents-taken":
      return points(seat(Number(args.from_seat)), n, args.count, TALENTS);
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
