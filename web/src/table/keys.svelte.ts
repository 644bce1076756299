/** The keyboard: a key for everything, and the focus where the next thing is to be done. */
import { tick } from "svelte";
import type { Session } from "./session.svelte";

interface Panels {
  rules: () => void;
  help: () => void;
  log: () => void;
  chat: () => void;
}

export class Keys {
  private inUse = false;

  constructor(
    private readonly session: () => Session,
    private readonly panels: Panels,
  ) {}

  onpointerdown = (): void => {
    this.inUse = false;
  };

  onkeydown = (event: KeyboardEvent): void => {
    this.inUse = true;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const inField = (event.target as Element).closest("input, textarea, select");
    if (inField || document.querySelector("dialog[open]")) return;
    if (this.press(event.key)) event.preventDefault();
  };

  private press(key: string): boolean {
    const session = this.session();
    if (/^[1-9]$/.test(key)) return this.digit(Number(key));
    switch (key.length === 1 ? key.toLowerCase() : key) {
      case "Escape":
        if (!session.replay.now) session.replay.backToNow();
        else void session.picking.cancel();
        return true;
      case "m":
        return focusOn(".board [role=gridcell][tabindex='0']");
      case "j":
        return focusOn(".held [data-live]") || focusOn(".bar [data-live]");
      case "u":
        void session.undo();
        return true;
      case "y":
        void session.redo();
        return true;
      case "h":
        void session.picking.askHint();
        return true;
      case "r":
        this.panels.rules();
        return true;
      case "l":
        this.panels.log();
        return true;
      case "c":
        this.panels.chat();
        return true;
      case ",":
        void session.replay.step(-1);
        return true;
      case ".":
        void session.replay.step(1);
        return true;
      case "?":
        this.panels.help();
        return true;
      default:
        return false;
    }
  }

  /** The n-th of what can be chosen below the board. */
  private digit(n: number): boolean {
    const live = [".held", ".bar"].flatMap((place) => [
      ...document.querySelectorAll<HTMLElement>(`${place} [data-live]`),
    ]);
    live[n - 1]?.click();
    return live.length >= n;
  }

  /** After each choice the focus goes on: to the board when a place is asked for, else to what is held. */
  follow(): void {
    const session = this.session();
    void session.feed.shown?.number;
    const asked = session.picking.myTurn;
    if (!this.inUse || !asked) return;
    void tick().then(() => {
      if (document.querySelector("dialog[open]")) return;
      const here = document.activeElement;
      const onBoard = document.querySelector(".board [data-live]") !== null;
      if (here?.matches(".log *, .chat *, header *")) return;
      if (onBoard) focusOn(".board [role=gridcell][tabindex='0']");
      else if (!here?.matches(".controls [data-live]")) this.press("j");
    });
  }
}

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement | SVGElement>(selector);
  found?.focus();
  return found !== null;
}
