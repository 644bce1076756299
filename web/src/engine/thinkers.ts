/** Those who think for bots: a few workers, each with one job at a time, the most urgent first. */
import type { Files, FromThinker, ToThinker } from "./messages";

interface Job {
  text: string;
  urgency: number;
  resolve: (result: string) => void;
  reject: (problem: Error) => void;
}

/** The page and the engine have a core of their own where there are several. */
const MOST = Math.max(1, Math.min(2, navigator.hardwareConcurrency - 2));

/** What gives way to all else: `AHEAD` of `ecumene.browser.bot_turns`. */
const AHEAD = 3;

class Thinker {
  job: Job | null = null;
  private readonly worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });

  constructor(
    folder: string,
    files: Files,
    private readonly free: () => void,
    private readonly gone: (thinker: Thinker) => void,
  ) {
    this.worker.onmessage = ({ data: { result } }: MessageEvent<FromThinker>) => {
      if (result === null) return this.lose();
      this.job?.resolve(result);
      this.job = null;
      this.free();
    };
    this.worker.onerror = () => this.lose();
    this.tell({ type: "start", folder, files });
  }

  /** Whoever has given no answer might never give one again: Python may be out of memory. */
  private lose(): void {
    this.worker.terminate();
    this.job?.reject(new Error("no answer"));
    this.gone(this);
  }

  take(job: Job): void {
    this.job = job;
    this.tell({ type: "think", job: job.text });
  }

  private tell(message: ToThinker): void {
    this.worker.postMessage(message);
  }
}

export class Thinkers {
  private readonly thinkers = new Set<Thinker>();
  private waiting: Job[] = [];
  /** Whether one may think ahead: another is left for what people wait for. */
  readonly spare = MOST > 1;

  constructor(
    private readonly folder: string,
    private readonly files: Files,
  ) {}

  think = (text: string, urgency: number): Promise<string> =>
    new Promise((resolve, reject) => {
      this.waiting.push({ text, urgency, resolve, reject });
      this.work();
    });

  /** Has somebody ready before there is anything to think about. */
  wake = (): void => {
    if (this.thinkers.size === 0) this.engage();
  };

  private work(): void {
    while (this.waiting.length) {
      const [next] = this.waiting.toSorted((one, other) => one.urgency - other.urgency);
      const thinker = this.available(next!.urgency);
      if (!thinker) return;
      this.waiting = this.waiting.filter((job) => job !== next);
      thinker.take(next!);
    }
  }

  /** Who has nothing to do, or somebody new; for thinking ahead, only where another is left with nothing to do. */
  private available(urgency: number): Thinker | null {
    const free = [...this.thinkers].filter(({ job }) => job === null);
    if (urgency === AHEAD && !free.length) return null;
    return free[urgency === AHEAD ? 1 : 0] ?? (this.thinkers.size < MOST ? this.engage() : null);
  }

  private engage(): Thinker {
    const work = (): void => this.work();
    const thinker = new Thinker(this.folder, this.files, work, (lost) => {
      this.thinkers.delete(lost);
      this.work();
    });
    this.thinkers.add(thinker);
    return thinker;
  }
}
