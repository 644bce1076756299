/** What moves in Tigris & Euphrates: pieces between hands and board, the fallen, and points. */
import type { View } from "../../generated/tigris";
import type { TableEvent } from "../../generated/messages";
import { cell, keeps, type Motion, points, seat } from "../../motion/motions";

export function motions({ kind, args }: TableEvent, before: View, after: View): readonly Motion[] {
  const n = Number(args.seat);
  const place = String(args.cell);
  const piece = `[data-thing="${place}"]`;
  const inHand = (what: unknown) => keeps(after, n, `[data-choice="${String(what)}"]`);
  switch (kind) {
    case "placed-leader":
      return [{ kind: "travels", came: piece, from: inHand(args.leader), to: cell(place) }];
    case "placed-tile":
      return [{ kind: "travels", came: piece, from: inHand(args.tile), to: cell(place) }];
    case "catastrophe":
      return [{ kind: "travels", came: piece, from: inHand("catastrophe"), to: cell(place) }];
    case "withdrew":
    case "sent-home":
      return [{ kind: "travels", left: piece, to: inHand(args.leader) }];
    case "drew":
      return drawn(before, after, n);
    case "took-treasure":
      return [{ kind: "travels", left: `[data-thing="treasure ${place}"]`, to: seat(n) }];
    case "conflict":
      return [
        ...stirs(after, n, args.leader, args.attack),
        ...stirs(after, Number(args.defender_seat), args.leader, args.defence),
      ];
    case "conflict-won":
      return [...fallen(before, after, args), ...gained(before, Number(args.loser_seat), args, n)];
    case "scored-tile":
      return points(laidNow(before, after), n, args.points, colour(args.colour));
    case "monument-paid":
      return points([`[data-thing="monument ${String(args.monument)}"]`], n, 1, colour(args.colour));
    default:
      return [];
  }
}

/** Tiles out of the bag into the hand of whoever sees it: the last ones of each kind. */
function drawn(before: View, after: View, n: number): Motion[] {
  const [had, has] = [before.players[n]?.hand, after.players[n]?.hand];
  if (!had || !has) return [];
  return Object.entries(has).flatMap(([tile, count]) =>
    Array.from({ length: Math.max(0, count - (had[tile] ?? 0)) }, (_, i): Motion => {
      const came = `.held [data-thing="${tile} ${count - 1 - i}"]`;
      return { kind: "travels", came, from: [".bag", ".board"], to: [came] };
    }),
  );
}

function colour(word: unknown): string {
  return `var(--te-${String(word)})`;
}

/** Where a leader of a seat stands. */
function placeOf(view: View, n: number, leader: unknown): string | undefined {
  return Object.entries(view.leaders).find(([, found]) => found.seat === n && found.leader === leader)?.[0];
}

function stirs(view: View, n: number, leader: unknown, strength: unknown): Motion[] {
  const place = placeOf(view, n, leader);
  return place ? [{ kind: "stirs", at: cell(place), text: String(strength) }] : [];
}

/** The leader who lost goes home, and the tiles that stood by them leave the board. */
function fallen(before: View, after: View, args: TableEvent["args"]): Motion[] {
  const loser = Number(args.loser_seat);
  const place = placeOf(before, loser, args.leader);
  const tiles = Object.keys(before.tiles).filter((at) => !(at in after.tiles));
  const home = keeps(after, loser, `[data-choice="${String(args.leader)}"]`);
  return [
    ...(place ? [{ kind: "travels", left: `[data-thing="${place}"]`, to: home } as const] : []),
    ...tiles.map((at) => ({ kind: "travels", left: `[data-thing="${at}"]` }) as const),
  ];
}

function gained(before: View, loser: number, args: TableEvent["args"], winner: number): Motion[] {
  const place = placeOf(before, loser, args.leader);
  return points(place ? cell(place) : seat(loser), winner, args.points, colour(args.colour));
}

/** Where the tile of this turn lies. */
function laidNow(before: View, after: View): readonly string[] {
  const laid = Object.keys(after.tiles).find((at) => before.tiles[at] !== after.tiles[at]);
  return laid ? cell(laid) : [".board"];
}
