/** What moves in Tigris & Euphrates: pieces between hands and board, the fallen, and points. */
import type { View } from "../../generated/tigris";
import type { TableEvent } from "../../generated/messages";
import { cell, keeps, type Motion, points, seat, type Spot } from "../../motion/motions";
import { COLOUR_OF } from "./view";

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
    case "swapped":
      return thrown(before, n);
    case "drew":
      return drawn(after, n, args.tiles as string[]);
    case "took-treasure":
      return [{ kind: "travels", left: `[data-thing="treasure ${place}"]`, to: seat(n) }];
    case "built-monument":
      return [built(`monument ${String(args.monument)}`, inHand(args.monument))];
    case "built-building":
      return [built(`building ${String(args.building)}`, seat(n))];
    case "building-removed":
      return [{ kind: "travels", left: `[data-thing="building ${String(args.building)}"]` }];
    case "committed":
      return added(before, n, args, inHand(args.tile));
    case "conflict":
    case "conflict-won":
      return fought(kind, args, before, after);
    case "scored-tile":
      return points(laidNow(before, after), n, args.points, colour(args.colour));
    case "monument-paid":
      return points([`[data-thing="monument ${String(args.monument)}"]`], n, 1, colour(args.colour));
    default:
      return [];
  }
}

/** Tiles that their owner wants no more: those that were picked of each kind are its first ones. */
function thrown({ asked }: View, n: number): Motion[] {
  const picked = asked?.seat === n ? asked.facts.picked : null;
  return tilesOf(Array.isArray(picked) ? (picked as string[]) : []).map(([tile, i]): Motion => ({
    kind: "travels",
    left: `.held [data-thing="${tile} ${i}"]`,
  }));
}

/** Tiles out of the bag into the hand of whoever sees it: the last ones of each kind. */
function drawn(after: View, n: number, tiles: readonly string[]): Motion[] {
  const hand = after.players[n]?.hand;
  if (!hand) return [];
  return tilesOf(tiles).map(([tile, i]): Motion => {
    const came = `.held [data-thing="${tile} ${(hand[tile] ?? 0) - 1 - i}"]`;
    return { kind: "travels", came, from: [".bag", ".board"], to: [came] };
  });
}

/** Each tile with its number among those of its kind. */
function tilesOf(tiles: readonly string[]): [tile: string, i: number][] {
  return tiles.map((tile, n) => [tile, tiles.slice(0, n).filter((other) => other === tile).length]);
}

/** What is built comes from whoever builds it. */
function built(thing: string, from: Spot): Motion {
  const came = `[data-thing="${thing}"]`;
  return { kind: "travels", came, from, to: [came] };
}

/** Tiles of the hand on their way to the leader whom they support. */
function added(before: View, n: number, args: TableEvent["args"], from: Spot): Motion[] {
  const place = placeOf(before, n, before.asked?.facts.leader);
  if (!place || !Number(args.count)) return [];
  const text = `+${Number(args.count)}`;
  return [{ kind: "token", colour: colour(COLOUR_OF[String(args.tile)]), text, from, to: cell(place) }];
}

function colour(word: unknown): string {
  return `var(--te-${String(word)})`;
}

/** Where a leader of a seat stands. */
function placeOf(view: View, n: number, leader: unknown): string | undefined {
  return Object.entries(view.leaders).find(([, found]) => found.seat === n && found.leader === leader)?.[0];
}

/** Both leaders show what stands by them; who has lost goes. */
function fought(kind: string, args: TableEvent["args"], before: View, after: View): Motion[] {
  const n = Number(args.seat);
  if (kind === "conflict-won") {
    return [...fallen(before, after, args), ...gained(before, Number(args.loser_seat), args, n)];
  }
  const stirred = (side: number, strength: unknown): Motion[] =>
    stirs(placeOf(after, side, args.leader) ?? placeOf(before, side, args.leader), strength);
  return [...stirred(n, args.attack), ...stirred(Number(args.defender_seat), args.defence)];
}

function stirs(place: string | undefined, strength: unknown): Motion[] {
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
