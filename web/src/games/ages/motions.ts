/** What moves in Through the Ages: cards from row to hand to table, workers, and culture. */
import type { View } from "../../generated/ages";
import type { TableEvent } from "../../generated/messages";
import { keeps, type Motion, played, points, seat, type Spot } from "../../motion/motions";

const WORKER = "var(--ag-yellow)";
const STAGE = "var(--ag-blue)";
/** What is known by its back alone. */
const BACK = "var(--ag-event)";
const COLOURS: Readonly<Record<string, string>> = {
  food: "var(--ag-leader)",
  resources: "var(--ag-production)",
  arms: "var(--ag-production)",
  science: "var(--ag-special)",
  culture: "var(--act)",
};

export function motions(event: TableEvent, before: View, after: View): readonly Motion[] {
  if (event.kind === "filled-row") return shifted(before, after);
  return [
    ...ofCards(event, after),
    ...ofPiles(event, after),
    ...ofLosses(event, before, after),
    ...ofTokens(event),
    ...ofGoods(event),
    ...ofCulture(event),
    ...ofStrife(event),
  ];
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
    case "pact-accepted":
      return [{ kind: "travels", came: card, from: [".row", ".board"], to: [card] }];
    case "shared-tactic":
      return [{ kind: "travels", came: `.rail ${held}`, from: [card, ...seat(n)], to: [`.rail ${held}`] }];
    case "copied-tactic":
      return [{ kind: "travels", came: card, from: [".rail"], to: [card] }];
    case "played":
    case "aggression":
    case "war":
    case "pact-offered":
      return [played(after, n, String(args.card), held, [".row", ".board"])];
    default:
      return [];
  }
}

/** Cards off the piles. */
function ofPiles({ kind, args }: TableEvent, after: View): Motion[] {
  const n = Number(args.seat);
  switch (kind) {
    case "event":
    case "territory":
      return [{ kind: "card", word: String(args.card), from: [".events", ".board"], to: [".row", ".board"] }];
    case "drew": {
      const text = `+${Number(args.count)}`;
      return after.viewer === n
        ? []
        : [{ kind: "token", colour: BACK, text, from: [".events"], to: seat(n) }];
    }
    case "drew-cards":
      return (args.cards as string[]).map((word) => {
        const came = `.held [data-card="${word}"]`;
        return { kind: "travels", came, from: [".events", ".board"], to: [came] };
      });
    default:
      return [];
  }
}

/** Cards that nobody keeps, and those that change hands. */
function ofLosses({ kind, args }: TableEvent, before: View, after: View): Motion[] {
  const n = Number(args.seat);
  const card = inPlay(n, args.card);
  const rivals = inPlay(Number(args.rival_seat), args.card);
  switch (kind) {
    case "swept":
      return (args.cards as string[]).map((word) => ({
        kind: "travels",
        left: `.row [data-card="${word}"]`,
      }));
    case "prepared":
      return given(before, after, n, [".events", ".board"]);
    case "discarded":
      return given(before, after, n);
    case "lost-leader":
    case "lost-wonder":
    case "lost-colony":
      return [{ kind: "travels", left: card }];
    case "infiltrated":
      return [{ kind: "travels", left: rivals }];
    case "annexed":
    case "took-technology":
      return [{ kind: "travels", left: rivals, came: card, to: [card, ...seat(n)] }];
    default:
      return [];
  }
}

/** The military cards that somebody holds no more, for whoever could see them; of a rival's, only that one went. */
function given(before: View, after: View, n: number, to?: Spot): Motion[] {
  const had = before.civilizations[n]!.military_hand;
  const has = after.civilizations[n]!.military_hand ?? [];
  if (!had) return to ? [{ kind: "token", colour: BACK, text: "", from: seat(n), to }] : [];
  const gone = had.filter((card) => !has.includes(card));
  return gone.map((card) => ({ kind: "travels", left: `.held [data-card="${card}"]`, ...(to && { to }) }));
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
    case "lost-worker":
      return token(WORKER, card, bank(n));
    case "lost-population":
      return token(WORKER, workers(n), bank(n));
    case "took-yellow":
      return token(WORKER, bank(Number(args.rival_seat)), bank(n));
    case "lost-token":
      return token(STAGE, card, blueBank(n));
    case "sent":
      return token(WORKER, card, [".row", ".board"]);
    default:
      return [];
  }
}

/** Food, resources and science on their way to their stocks, or out of them. */
function ofGoods({ kind, args }: TableEvent): Motion[] {
  const n = Number(args.seat);
  const stock = (what: string): Spot => [`[data-civilization="${n}"] .good.${what}`, ...seat(n)];
  const flow = (what: string, amount: unknown, from: Spot = blueBank(n)): Motion[] =>
    points(from, n, amount, COLOURS[what]).map((motion) => ({ ...motion, to: stock(what) }) as Motion);
  const amount = Number(args.amount);
  switch (kind) {
    case "produced-goods":
      return [...flow("food", Number(args.food) - Number(args.eaten)), ...flow("resources", args.resources)];
    case "corruption":
      return [...flow("food", -Number(args.food)), ...flow("resources", -Number(args.resources))];
    case "gained":
    case "lost":
      if (!(String(args.what) in COLOURS)) return [];
      return flow(String(args.what), kind === "gained" ? amount : -amount, [".board"]);
    case "produced":
      return points(stock("science"), n, args.science, COLOURS.science);
    case "took-science":
      return points(seat(Number(args.rival_seat)), n, amount, COLOURS.science);
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
    case "gates":
    case "war-dropped":
      return points(seat(n), n, args.culture);
    case "famine":
      return points([".board"], n, -Number(args.culture));
    case "closing":
      return points([".board"], n, args.total);
    case "infiltrated":
    case "took-culture":
      return points(seat(Number(args.rival_seat)), n, args.amount ?? args.culture);
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
    case "bid":
    case "sent-force":
      return [{ kind: "stirs", at: own, text: String(args.amount) }];
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

function blueBank(n: number): readonly string[] {
  return [`[data-civilization="${n}"] .bank.blue`, ...seat(n)];
}

/** Where the workers of a civilization wait. */
function workers(n: number): readonly string[] {
  return [`[data-civilization="${n}"] .workers`, `[data-civilization="${n}"]`, ...seat(n)];
}

/** The cards of the row move up, and new ones come in at its end; of equal ones each has its own way. */
function shifted(before: View, after: View): Motion[] {
  const spaces = new Map<string, number[]>();
  before.row.forEach((offer, space) => {
    if (offer) spaces.set(offer.card, [...(spaces.get(offer.card) ?? []), space]);
  });
  return after.row.flatMap((offer, space): Motion[] => {
    const old = offer && spaces.get(offer.card)?.shift();
    if (!offer || old === space) return [];
    const card = `${spaceOf(space)} [data-card]`;
    return [{ kind: "travels", came: card, from: [spaceOf(old ?? after.row.length - 1)], to: [card] }];
  });
}

function spaceOf(space: number): string {
  return `.row .space:nth-child(${space + 1})`;
}
