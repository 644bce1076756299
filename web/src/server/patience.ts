/** How long a page waits before it tries again: longer each time, and never all pages at the same moment. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 20_000;

export class Patience {
  private wait = FIRST_WAIT;

  constructor(private readonly chance: () => number = Math.random) {}

  /** Milliseconds until the next attempt: between half of what it has come to and all of it. */
  next(): number {
    const { wait } = this;
    this.wait = Math.min(wait * 2, LONGEST_WAIT);
    return wait * (0.5 + this.chance() / 2);
  }

  /** The server has answered a question; that it took the connection says nothing. */
  answered(): void {
    this.wait = FIRST_WAIT;
  }
}
