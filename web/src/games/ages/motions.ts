/** What moves in Through the Ages: cards from row to hand to table, workers, and culture. */
import type { View } from "../../generated/ages";
import type { TableEvent } from "../../generated/messages";
import { keeps, type Motion, played, points, seat, type Spot } from "../../motion/motions";

const WORKER = "var(--ag-yellow)";
const STAGE = "var(--ag-blue)";

export function motions(event: TableEvent, before: View, after: View): readonly Motion[] {
  if (event.kind === "filled-row") return shifted(before, after);
  return [...ofCards(event, after), ...ofTokens(event), ...ofCulture(event), ...ofStrife(event)];
}

/** Cards on their way. */
function ofCards({ kind, args }: TableEvent, after: View): Motion[] {
  const n = Number(args.seat);
  const held = `[data-card="${String(args.card)}"]`;
  const card = inPlay(n, args.card);
  switch (kind) {
    case "took": {
      const mine = n === after.viewer ? [`.held ${held}`, card] : [card];
      const came = `:is(${mine.join(", ")})`;
      return [{ kind: "travels", left: `.row ${held}`, came, to: [...mine, ...seat(n)] }];
    }
    case "leader":
    case "developed":
    case "revolution":
    case "tactic":
    case "colonized":
      return [{ kind: "travels", came: card, from: keeps(after, n, held), to: [card] }];
    case "copied-tactic":
      return [{ kind: "travels", came: card, from: [".rail"], to: [card] }];
    case "played":
    case "aggression":
    case "war":
    case "pact-offered":
      return [played(after, n, String(args.card), held, [".row", ".board"])];
    case "event":
    case "territory":
      return [{ kind: "card", word: String(args.card), from: [".events", ".board"], to: [".row", ".board"] }];
    case "drew-cards":
      return (args.cards as string[]).map((word) => {
        const came = `.held [data-card="${word}"]`;
        return { kind: "travels", came, from: [".events", ".board"], to: [came] };
      });
    default:
      return [];
  }
}

/** Workers, and what wonders are built with. */
function ofTokens({ kind, args }: TableEvent): Motion[] {
  const n = Number(args.seat);
  const card = [inPlay(n, args.card), ...seat(n)];
  const token = (colour: string, from: Spot, to: Spot): Motion[] => [
    { kind: "token", colour, text: "", from, to },
  ];
  switch (kind) {
    case "population":
      return token(WORKER, bank(n), workers(n));
    case "built":
      return token(WORKER, workers(n), card);
    case "destroyed":
      return token(WORKER, card, workers(n));
    case "upgraded":
      return token(WORKER, card, [inPlay(n, args.better)]);
    case "stage":
      return token(STAGE, workers(n), card);
    default:
      return [];
  }
}

function ofCulture({ kind, args }: TableEvent): Motion[] {
  const n = Number(args.seat);
  switch (kind) {
    case "scored":
    case "scored-leader":
      return points([inPlay(n, args.card), ".board"], n, args.culture);
    case "produced":
      return points([`[data-civilization="${n}"]`, ...seat(n)], n, args.culture);
    case "closing":
      return points([".board"], n, args.total);
    case "took-culture":
      return points(seat(Number(args.rival_seat)), n, args.amount);
    default:
      return [];
  }
}

function ofStrife({ kind, args }: TableEvent): Motion[] {
  const [own, rival] = [seat(Number(args.seat)), seat(Number(args.rival_seat))];
  switch (kind) {
    case "aggression":
    case "war":
      return [{ kind: "stirs", at: rival, text: "" }];
    case "war-resolved":
      return [
        { kind: "stirs", at: own, text: String(args.attack) },
        { kind: "stirs", at: rival, text: String(args.defence) },
      ];
    default:
      return [];
  }
}

/** A card that lies before somebody. */
function inPlay(n: number, card: unknown): string {
  return `[data-place="play"][data-owner="${n}"][data-card="${String(card)}"]`;
}

function bank(n: number): readonly string[] {
  return [`[data-civilization="${n}"] .yellow-bank`, ...seat(n)];
}

/** Where the workers of a civilization wait. */
function workers(n: number): readonly string[] {
  return [`[data-civilization="${n}"] .workers`, `[data-civilization="${n}"]`, ...seat(n)];
}

/** The cards of the row move up, and new ones come in at its end. */
function shifted(before: View, after: View): Motion[] {
  const spaces = new Map(before.row.map((offer, space) => [offer?.card, space]));
  return after.row.flatMap((offer, space): Motion[] => {
    if (!offer || spaces.get(offer.card) === space) return [];
    const card = `.row [data-card="${offer.card}"]`;
    const came = { kind: "travels", came: card, to: [card] } as const;
    return [spaces.has(offer.card) ? { ...came, left: card } : { ...came, from: [".row .space:last-child"] }];
  });
}
