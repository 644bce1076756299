/** What moves in Gheos: others' tiles, followers, the markers of those who perish, and points. */
import type { View } from "../../generated/gheos";
import type { TableEvent } from "../../generated/messages";
import { cell, type Motion, points, seat } from "../../motion/motions";

export function motions({ kind, args }: TableEvent, before: View, after: View): readonly Motion[] {
  const n = Number(args.seat);
  switch (kind) {
    case "placed":
    case "replaced":
      // One's own tile lies there already, waiting for the yes.
      return n === after.viewer ? [] : [laid(n, String(args.cell))];
    case "drew":
      return [drawn(args.tile)];
    case "followed":
      return [follower(args.colour, marker(args.colour), seat(n))];
    case "founded":
      return [follower(args.civilization, marker(args.civilization), seat(n))];
    case "paid":
      return [follower(args.colour, seat(n), marker(args.colour))];
    case "perished":
      return [{ kind: "travels", left: marker(args.civilization)[0]! }];
    case "war":
    case "war-tied":
      return fighting(args.civilizations as string[], args.swords as number[]);
    case "temple":
      return points(laidNow(before, after), n, args.points);
    case "scored":
    case "epoch-points":
    case "final-points":
      return points([".board"], n, args.points);
    default:
      return [];
  }
}

/** Somebody else's tile on its way to the map. */
function laid(n: number, place: string): Motion {
  return { kind: "travels", came: `[data-thing="${place}"]`, from: seat(n), to: cell(place) };
}

/** A tile on its way from the pile to the hand. */
function drawn(tile: unknown): Motion {
  const came = `.held .tiles [data-choice="${String(tile)}"]`;
  return { kind: "travels", came, from: [".piles", ".board"], to: [came] };
}

function marker(civilization: unknown): readonly string[] {
  return [`[data-thing="marker ${String(civilization)}"]`];
}

function follower(colour: unknown, from: readonly string[], to: readonly string[]): Motion {
  return { kind: "token", colour: `var(--gh-${String(colour)})`, text: "", from, to };
}

/** Those who are at war show their swords. */
function fighting(civilizations: readonly string[], swords: readonly number[]): readonly Motion[] {
  return civilizations.map((one, i) => ({ kind: "stirs", at: marker(one), text: String(swords[i]) }));
}

/** Where the tile of this turn lies. */
function laidNow(before: View, after: View): readonly string[] {
  const were = new Set(before.tiles.map(({ cell: place, tile }) => `${place} ${tile}`));
  const laid = after.tiles.find(({ cell: place, tile }) => !were.has(`${place} ${tile}`));
  return laid ? cell(laid.cell) : [".board"];
}
