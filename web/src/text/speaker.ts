/**
 * Sentences for people, from the same Fluent files and by the same conventions as `ecumene/core/text.py`:
 * `$tile` is the word's name, `$tile-one` a form of it, `$tile-id` the bare id; seats are called by name.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Asked, Particulars, TableEvent } from "../generated/messages";
import type { Choice, Language } from "../server/types";

/** Particulars that are said as they are typed, in any language. */
const NOTATION = new Set(["choice", "known", "path", "possible", "word"]);
/** Numbers from here on are no amounts but names, such as seeds, and are written as they are. */
const LARGE = 1e9;
/** How a word begins that sounds like an i, as Iliria and Hispania do and hierro does not: Spanish says “e”. */
const I_SOUND = /^h?(i(?![aeouáéó])|í)/i;

/** How much is said again of what somebody has typed. */
const LONGEST = 200;

type Spoken = Record<string, FluentVariable>;

/** Something that is wrong, as an engine tells it which has no sentences. */
export interface Complaint {
  code: string;
  details: Record<string, Particulars[string] | Objection | Complaint>;
}

/** Why a choice is not allowed. */
interface Objection {
  rule: string;
  args: Particulars;
}

export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    sources: readonly string[],
    private readonly seatWords: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(message: string): boolean {
    return this.bundle.getMessage(message)?.value != null;
  }

  /** The sentence of a message, with its particulars put into words. */
  say(message: string, args: Particulars = {}, names: readonly string[] = []): string {
    const spoken: Spoken = {};
    for (const [name, value] of Object.entries(args)) {
      this.putIntoWords(spoken, name.replaceAll("_", "-"), value, names);
    }
    return this.format(message, spoken);
  }

  /** What a word of the game is called: by its parts where it joins others, else the word itself. */
  word(word: string): string {
    if (this.has(`word-${word}`)) return this.format(`word-${word}`, {});
    const parts = word.split("-and-");
    return parts.length > 1 ? this.listed(parts.map((part) => this.word(part))) : word;
  }

  /** What is printed on a thing of the game, in its attribute `text`; nothing where nothing is. */
  text(word: string): string {
    const printed = this.bundle.getMessage(`word-${word}`)?.attributes.text;
    return printed ? this.bundle.formatPattern(printed, {}, []) : "";
  }

  /** The name of who sits there, or else of the seat. */
  player(seat: number, names: readonly string[] = []): string {
    const word = this.seatWords[seat];
    return names[seat] || (word === undefined ? String(seat + 1) : this.word(word));
  }

  event(event: TableEvent, names: readonly string[] = []): string {
    return this.say(`event-${event.kind}`, event.args, names);
  }

  /** What the `asked` part of a view asks. */
  question(asked: Asked, names: readonly string[] = []): string {
    return this.say(`ask-${asked.decision}`, { ...asked.facts, seat: asked.seat }, names);
  }

  /** What is wrong: a rule that forbids it, what cannot be read in a record, or the error itself. */
  error({ code, details }: Complaint, names: readonly string[] = []): string {
    const said: Particulars = {};
    for (const [name, value] of Object.entries(details)) {
      if (isObjection(value)) said.reason = this.say(`why-${value.rule}`, value.args, names);
      else if (isComplaint(value)) said[name] = this.error(value, names);
      else said[name] = typeof value === "string" && value.length > LONGEST ? brief(value) : value;
    }
    if ("problem" in said) said.problem = this.say(`record-problem-${String(said.problem)}`, said, names);
    return this.say(code, said, names);
  }

  /** A choice as a button would say it: its own message, or its verb's, or its word's. */
  choice(choice: Choice): string {
    const [verb = "", ...rest] = choice.split(" ");
    const whole = [verb, ...rest].join("-");
    if (this.has(`choice-${whole}`)) return this.say(`choice-${whole}`);
    if (rest.length && this.has(`choice-${verb}`)) {
      const what = rest.join("-");
      return this.say(`choice-${verb}`, { what: /^\d+$/.test(what) ? Number(what) : what });
    }
    return this.word(whole);
  }

  private format(id: string, args: Spoken): string {
    const message = this.bundle.getMessage(id);
    if (message?.value == null) return id;
    return this.bundle.formatPattern(message.value, args, []);
  }

  private putIntoWords(
    spoken: Spoken,
    name: string,
    value: Particulars[string],
    names: readonly string[],
  ): void {
    if (typeof value === "boolean") {
      spoken[name] = value ? "yes" : "no";
    } else if (name === "seat" || name.endsWith("-seat")) {
      spoken[name] = typeof value === "number" ? this.player(value, names) : String(value);
    } else if (NOTATION.has(name)) {
      const words = (Array.isArray(value) ? value : [value]).map(String);
      spoken[name] = this.listed(words);
      spoken[`${name}-count`] = words.length;
    } else if (Array.isArray(value)) {
      const words = value.map((item) => this.word(String(item)));
      spoken[name] = this.listed(words);
      spoken[`${name}-count`] = words.length;
    } else if (typeof value === "string") {
      spoken[name] = this.word(value);
      spoken[`${name}-id`] = value;
      const attributes = this.bundle.getMessage(`word-${value}`)?.attributes ?? {};
      for (const [form, pattern] of Object.entries(attributes)) {
        spoken[`${name}-${form}`] = this.bundle.formatPattern(pattern, {}, []);
      }
    } else if (typeof value === "number" && Math.abs(value) < LARGE) {
      spoken[name] = value;
    } else {
      spoken[name] = String(value);
    }
  }

  private listed(words: string[]): string {
    if (words.length === 0) return this.say("list-nothing");
    if (words.length === 1) return words[0]!;
    const some = words.slice(0, -1).join(", ");
    const last = words.at(-1)!;
    return this.format(I_SOUND.test(last) ? "list-last-i" : "list-last", { some, last });
  }
}

function brief(text: string): string {
  return `${text.slice(0, LONGEST)}…`;
}

function isObjection(value: unknown): value is Objection {
  return typeof value === "object" && value !== null && "rule" in value;
}

function isComplaint(value: unknown): value is Complaint {
  return typeof value === "object" && value !== null && "code" in value;
}
