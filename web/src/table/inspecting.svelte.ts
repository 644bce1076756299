/**
 * What is looked at closely: anything on the table that says, by `data-about`, what it is. What leads somewhere else
 * when it is touched (`data-leads`) is told about by pointing, by a long press and by the key.
 */
import type { ErrorInfo, ViewMessage } from "../generated/messages";
import type { Choice } from "../server/types";
import type { Showing } from "./feed.svelte";
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

/** What is told about where the keyboard is, or under a long press: a button may have it in its midst. */
function thingIn(target: EventTarget | null): Found {
  const within = target instanceof Element ? target.closest("button") : null;
  return thingAt(target) ?? within?.querySelector<HTMLElement>("[data-about]") ?? null;
}

function thingAt(target: EventTarget | null): Found {
  return target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-about]") : null;
}

export class Inspecting {
  at: Looked | null = $state.raw(null);
  /** Why it cannot be used now. */
  objection: ErrorInfo | null = $state.raw(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What was closed by its reader is not told about again before they come to something else. */
  private read: Found = null;

  constructor(private readonly picking: Picking) {}

  onpointerover = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || this.at?.open) return;
    this.come(thingAt(event.target));
  };

  /** What the keyboard comes to is told about as well. */
  onfocusin = ({ target }: FocusEvent): void => {
    if (this.at?.open || !(target as Element).matches(":focus-visible")) return;
    this.come(thingIn(target));
  };

  /** Whatever cannot be chosen and leads nowhere is read when it is touched; elsewhere a touch closes. */
  onclick = (event: MouseEvent): void => {
    const thing = thingAt(event.target);
    const does = thing && ("leads" in thing.dataset || thing.closest("[data-choice]") !== null);
    if (thing && !does) this.look(thing, true);
    else if (!(event.target as Element).closest?.(".inspector") && thing !== this.at?.from) this.close();
  };

  /** Opens a thing, or closes it if it is open. */
  toggle = (thing: Element): void => {
    if (this.at?.open && this.at.from === thing) this.close();
    else this.open(thing);
  };

  /** A long press, or the key that asks about what has the focus; false where there is nothing to tell. */
  open = (target: EventTarget | null): boolean => {
    const thing = thingIn(target);
    if (thing) this.look(thing, true);
    return thing !== null;
  };

  close = (): boolean => {
    clearTimeout(this.timer);
    const { at } = this;
    this.at = null;
    if (at?.open) this.read = at.from;
    if (at?.open && document.activeElement?.closest(".inspector")) at.from.focus();
    return at?.open === true;
  };

  /** Something more is shown: what was pointed at may mean something else now, and a new question is to be answered. */
  follow({ message, before }: Showing): void {
    const asks = (shown: ViewMessage | null): string => JSON.stringify(shown?.view.asked);
    if (!this.at?.open || asks(message) !== asks(before)) this.close();
  }

  private come(thing: Found): void {
    if (thing !== null && (thing === this.at?.from || thing === this.read)) return;
    this.close();
    this.read = null;
    if (thing) this.timer = setTimeout(() => this.look(thing, false), RESTS);
  }

  private look(from: HTMLElement | SVGElement, open: boolean): void {
    clearTimeout(this.timer);
    if (!from.isConnected) return;
    const { about, costs = "", choice, chain, live } = from.dataset;
    this.at = { word: about!, from, costs, open };
    this.objection = null;
    // A chain of nothing: it is told about, and nobody asks why it cannot be chosen.
    const wanted: Choice[] =
      chain !== undefined ? chain.split("|").filter(Boolean) : choice === undefined ? [] : [choice];
    if (wanted.length && live === undefined && this.picking.myTurn) void this.ask(this.at, wanted);
  }

  private async ask(looked: Looked, wanted: readonly Choice[]): Promise<void> {
    const objection = await this.picking.why(wanted);
    if (this.at === looked) this.objection = objection;
  }
}
