/** How the answers to a question stand on the buttons of its scene. */
import type { View } from "../../generated/ages";
import type { Choice } from "../../server/types";
import type { BoardProps } from "../game";
import type { Figure } from "./describe";

export interface Answer {
  choice: Choice;
  title: string;
  figures: Figure[];
  note: string;
}

type Table = BoardProps<View>;
type Drawn = Partial<Omit<Answer, "choice">>;

/** The strength that any card adds to a defence when it is put away face down. */
const FACE_DOWN = 1;
/** To give in comes last. */
const LAST = ["pass", "refuse", "yield"];

const BY_VERB: Readonly<Record<string, (table: Table, what: string) => Drawn>> = {
  bid: (_, bid) => ({ title: bid }),
  part: (table, food) => ({
    title: "",
    figures: [figure("food", food), figure("resources", amount(table) - Number(food))],
  }),
  food: (table) => ({ figures: [figure("food", amount(table))] }),
  resources: (table) => ({ figures: [figure("resources", amount(table))] }),
  send: sent,
  play: (table, what) =>
    what in table.view.cards ? defence(table, what, table.view.cards[what]!.defence ?? 0) : sent(table, what),
  discard: (table, card) => ({
    ...defence(table, card, FACE_DOWN),
    note: table.speaker.say("scene-face-down"),
  }),
  "remove-leader": (table) => lost(table, rival(table).leader),
  "remove-wonder": (table) => lost(table, rival(table).wonder?.card ?? null),
};

/** All answers as they stand on their buttons. */
export function answers(table: Table): Answer[] {
  const ordered = [...table.offered].sort(
    (a, b) => LAST.indexOf(a) - LAST.indexOf(b) || Number(isDiscard(a)) - Number(isDiscard(b)),
  );
  return ordered.map((choice) => {
    const [verb = "", what = ""] = choice.split(" ");
    const drawn = BY_VERB[verb]?.(table, what) ?? player(table, choice);
    return { choice, title: capital(table.speaker.choice(choice)), figures: [], note: "", ...drawn };
  });
}

export function figure(sign: string, value: number | string): Figure {
  return { sign, value: String(value), label: sign };
}

/** A player who is to be chosen: both strengths, and the cards that may stand behind the other. */
function player({ view, speaker, names }: Table, colour: Choice): Drawn {
  const other = view.civilizations.find((civ) => civ.colour === colour);
  if (!other || view.viewer === null) return {};
  const own = view.civilizations[view.viewer]!;
  return {
    title: speaker.player(other.seat, names),
    figures: [
      figure("strength", `${own.ratings.strength} : ${other.ratings.strength}`),
      figure("hand", other.military_hand_size),
    ],
  };
}

function sent({ view, speaker }: Table, count: string): Drawn {
  const { unit, what } = view.asked!.facts;
  return { title: `${count} × ${speaker.word(String(unit ?? what))}` };
}

function defence({ speaker }: Table, card: string, strength: number): Drawn {
  return { title: speaker.word(card), figures: [figure("strength", `+${strength}`)] };
}

function lost({ speaker }: Table, card: string | null): Drawn {
  return { note: card === null ? "" : speaker.word(card) };
}

function rival({ view }: Table) {
  return view.civilizations[Number(view.asked!.facts.rival_seat)]!;
}

function amount({ view }: Table): number {
  return Number(view.asked!.facts.amount);
}

function isDiscard(choice: Choice): boolean {
  return choice.startsWith("discard ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
