/** The review of a finished game: asked for until it is there. Whoever asks no more lets the server stop. */
import type { Better, ReviewReason, Reviewed } from "../generated/messages";
import { inWords } from "../text/trouble";
import type { Speaker } from "../text/speaker";

const AGAIN_MS = 1000;

export class Reviewing {
  told: Reviewed | null = $state.raw(null);
  asking = $state(false);
  problem = $state("");

  /** Of several times that it was asked for, the last counts. */
  private time = 0;

  constructor(private readonly fetch: () => Promise<Reviewed>) {}

  async ask(): Promise<void> {
    const time = ++this.time;
    this.problem = "";
    this.asking = true;
    try {
      for (;;) {
        const told = await this.fetch();
        if (time !== this.time) return;
        this.told = told;
        if (told.review) break;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        if (time !== this.time) return;
      }
    } catch (found) {
      if (time !== this.time) return;
      this.problem = inWords(found);
    }
    this.asking = false;
  }

  stop(): void {
    this.time += 1;
    this.asking = false;
  }

  /** The game goes on: what was known of its end is true no more. */
  forget(): void {
    this.stop();
    this.told = null;
    this.problem = "";
  }
}

/** Choices one after another, as their buttons would say them. */
export function played(speaker: Speaker, choices: readonly string[]): string {
  return choices.map((choice) => speaker.choice(choice)).join(", ");
}

/** Why one way is better, in the terms of the game; nothing where there is nothing to say. */
export function why(speaker: Speaker, reasons: readonly ReviewReason[]): string {
  const [first, second] = reasons.map(({ term, gain }) =>
    speaker.say(`${gain > 0 ? "more" : "less"}-${term}`),
  );
  if (first === undefined || second === undefined) return first ?? "";
  return speaker.say(reasons[1]!.gain > 0 ? "why-both" : "why-at-a-price", { first, second });
}

/** What the master would have done. */
export function better(speaker: Speaker, found: Better | null): string {
  if (!found) return speaker.say("review-no-better");
  const told = { choice: played(speaker, found.choices), then: percent(found.then) };
  const reason = why(speaker, found.why);
  return reason ? speaker.say("review-better", { ...told, why: reason }) : speaker.say("review-wins", told);
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}
