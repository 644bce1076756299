/** Something that a person tries, and what came of it; who has to show first that it is them, is asked to. */
import { Refused } from "../server/api";
import { say } from "../text/text.svelte";
import { inWords } from "../text/trouble";
import { NotUsed } from "./passkeys";
import { NotSubscribed } from "./push";

type Deed = () => Promise<void>;

/** What it was that the browser would not do, or its owner. */
function refusedHere(found: unknown): string | null {
  if (found instanceof NotUsed) return say("passkey-not-used");
  return found instanceof NotSubscribed ? say("bell-not-subscribed") : null;
}

export class Attempt {
  busy = $state(false);
  problem = $state("");
  /** What goes on once they have shown who they are. */
  waiting: Deed | null = $state.raw(null);

  /** Tries something; whether it was done. */
  async run(deed: Deed): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await deed();
      return true;
    } catch (found) {
      if (found instanceof Refused && found.refusal.code === "error-prove-first") this.waiting = deed;
      else this.problem = refusedHere(found) ?? inWords(found);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** They have shown who they are, or would rather not. */
  async proved(yes: boolean): Promise<void> {
    const deed = this.waiting;
    this.waiting = null;
    if (yes && deed) await this.run(deed);
  }
}
