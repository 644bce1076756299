/** Lets a table be heard: one sound a beat, however much is shown in it. */
import type { TableEvent } from "../generated/messages";
import { type Heard, type Sound, soundOf } from "./sounds";

/** In milliseconds: what is shown sooner than this after a sound belongs to the same beat. */
const BEAT = 300;

export class Hearing {
  private last = -Infinity;

  constructor(
    private readonly heard: Heard,
    private readonly play: (sound: Sound) => void,
  ) {}

  /** Something more is shown. A page that nobody looks at keeps quiet about it. */
  follow({ events }: { events: readonly TableEvent[] }): void {
    const sound = soundOf(this.heard, events);
    const now = performance.now();
    if (!sound || document.hidden || now - this.last < BEAT) return;
    this.last = now;
    this.play(sound);
  }
}
