/** The keyboard: a key for everything, and the focus where the next thing is to be done. */
import { tick, untrack } from "svelte";
import type { Session } from "./session.svelte";

interface Panels {
  rules: () => void;
  help: () => void;
  possible: () => void;
  log: () => void;
  chat: () => void;
}

export class Keys {
  /** Whether somebody uses them, rather than the mouse or a finger. */
  inUse = $state(false);

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
    if (/^[1-9]$/.test(key)) return this.digit(Number(key));
    const found = this.deeds[key.length === 1 ? key.toLowerCase() : key];
    return found !== undefined && found() !== false;
  }

  /** What each key does; false if there was nothing to do. */
  private readonly deeds: Readonly<Record<string, () => unknown>> = {
    Escape: () => {
      const { replay, picking, inspecting } = this.session();
      if (inspecting.close()) return;
      if (replay.now) void picking.cancel();
      else replay.backToNow();
    },
    i: () => this.session().inspecting.open(document.activeElement),
    m: () => focusOn(".board [role=gridcell][tabindex='0']"),
    j: () => focusOn(".held [data-live]") || focusOn(".bar [data-live]"),
    u: () => this.session().undo(),
    y: () => this.session().redo(),
    h: () => this.session().picking.askHint(),
    q: () => this.panels.possible(),
    r: () => this.panels.rules(),
    l: () => this.panels.log(),
    c: () => this.panels.chat(),
    b: () => this.session().since.move(-1),
    n: () => this.session().since.move(1),
    ",": () => this.session().replay.step(-1),
    ".": () => this.session().replay.step(1),
    "?": () => this.panels.help(),
  };

  /** The n-th of what can be chosen below the board. */
  private digit(n: number): boolean {
    const chosen = numbered()[n - 1];
    chosen?.click();
    return chosen !== undefined;
  }

  /** After each choice the focus goes on: to the board when a place is asked for, else to what is held. */
  follow(): void {
    const session = this.session();
    void session.feed.shown?.number;
    const asked = session.picking.myTurn;
    if (!untrack(() => this.inUse) || !asked) return;
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

/** What the digits choose: what is held, then the buttons. */
export function numbered(): HTMLElement[] {
  const live = [".held", ".bar"].flatMap((place) => [
    ...document.querySelectorAll<HTMLElement>(`${place} [data-live]`),
  ]);
  return live.slice(0, 9);
}

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement | SVGElement>(selector);
  found?.focus();
  return found !== null;
}
