/** How far the engine of this device is. */
import type { Progress } from "./messages";

class Readiness {
  /** Null until somebody has asked for it. */
  progress: Progress | null = $state.raw(null);
  failed = $state(false);
  /** Whether this browser lets nothing be kept, and so no game be played. */
  forbidden = $state(false);

  begin(): void {
    this.failed = false;
    this.progress = { step: "fetching", done: 0, of: 1 };
  }

  follow(progress: Progress): void {
    this.progress = progress;
  }

  fail(): void {
    this.failed = true;
    this.progress = null;
  }

  get ready(): boolean {
    return this.progress?.step === "ready";
  }
}

export const readiness = new Readiness();
