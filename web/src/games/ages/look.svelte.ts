/** The card that is being looked at, wherever it lies: pointed at for a moment, or opened with what it can do. */
import type { Spot } from "./choices";

export interface Looked {
  spot: Spot;
  /** What stands for the card on the page: what is said about it stands beside it. */
  from: HTMLElement;
  /** Opened, until it is closed. */
  open: boolean;
}

class Look {
  at: Looked | null = $state.raw(null);

  /** Something is pointed at; what is open stays. */
  glance(spot: Spot, from: HTMLElement): void {
    if (!this.at?.open) this.at = { spot, from, open: false };
  }

  glanceAway(): void {
    if (!this.at?.open) this.at = null;
  }

  open(spot: Spot, from: HTMLElement): void {
    this.at = { spot, from, open: true };
  }

  close(): void {
    this.at = null;
  }
}

export const look = new Look();

class Focus {
  /** The one cell of the board that the Tab key comes to. */
  cell = $state("");
}

export const focus = new Focus();
