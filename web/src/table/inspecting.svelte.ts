/** What is looked at closely: anything on the table that says, by `data-about`, what it is. */
import type { ErrorInfo } from "../generated/messages";
import type { Choice } from "../server/types";
import type { Picking } from "./picking.svelte";

/** How long, in milliseconds, the mouse rests on a thing before it is told about. */
const RESTS = 350;

export interface Looked {
  word: string;
  from: HTMLElement | SVGElement;
  /** What it costs now, in words; nothing where it costs nothing. */
  costs: string;
  /** It stays until it is closed. */
  open: boolean;
}

type Found = HTMLElement | SVGElement | null;

function thingAt(target: EventTarget | null): Found {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-about]") : null;
}

export class Inspecting {
  at: Looked | null = $state.raw(null);
  /** Why it cannot be used now. */
  objection: ErrorInfo | null = $state.raw(null);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly picking: Picking) {}

  onpointerover = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || this.at?.open) return;
    const thing = thingAt(event.target);
    if (thing === (this.at?.from ?? null)) return;
    this.close();
    if (thing) this.timer = setTimeout(() => this.look(thing, false), RESTS);
  };

  /** Whatever cannot be chosen is read when it is touched; elsewhere a touch closes. */
  onclick = (event: MouseEvent): void => {
    const thing = thingAt(event.target);
    if (thing && thing.dataset.choice === undefined && !thing.closest("[data-choice]"))
      this.look(thing, true);
    else if (!(event.target as Element).closest?.(".inspector")) this.close();
  };

  /** A long press, or the key that asks about what has the focus; false where there is nothing to tell. */
  open = (target: EventTarget | null): boolean => {
    const thing = thingAt(target);
    if (thing) this.look(thing, true);
    return thing !== null;
  };

  close = (): boolean => {
    clearTimeout(this.timer);
    const was = this.at?.open === true;
    this.at = null;
    return was;
  };

  private look(from: HTMLElement | SVGElement, open: boolean): void {
    clearTimeout(this.timer);
    if (!from.isConnected) return;
    const { about, costs = "", choice, chain, live } = from.dataset;
    this.at = { word: about!, from, costs, open };
    this.objection = null;
    const wanted: Choice[] = chain ? chain.split("|") : choice === undefined ? [] : [choice];
    if (wanted.length && live === undefined && this.picking.myTurn) void this.ask(this.at, wanted);
  }

  private async ask(looked: Looked, wanted: readonly Choice[]): Promise<void> {
    const objection = await this.picking.why(wanted);
    if (this.at === looked) this.objection = objection;
  }
}
