/** Where things move: over the table, from where they were to where they are now. */
import { tick } from "svelte";
import type { AnyView, TableEvent } from "../generated/messages";
import { pace } from "../settings.svelte";
import { imageOf } from "./image";
import { inBeats, LASTS, type Motion, type Motions, type Spot, type Timed } from "./motions";

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
/** A place that is this much larger than a thing is a panel, and the thing comes out of it small. */
const LARGER = 2.5;
const SMALL = 0.6;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** One motion as it begins: what moves and where from, taken before the page has changed. */
interface Begun extends Timed {
  from: DOMRect | null;
  image: Element | null;
}

export class Stage {
  /** What everything moves on. */
  layer: HTMLElement | null = null;
  /** What a word of the game is called in the language of the page. */
  called: (word: string) => string = (word) => word;

  private running: Animation[] = [];
  private carried = false;

  constructor(private readonly motions: Motions | undefined) {}

  /** Shows what has happened; to be called while the page still shows what was. Says how long it takes. */
  show(events: readonly TableEvent[], before: AnyView | null, after: AnyView): number {
    this.finish();
    if (!this.motions || !before || !this.layer || !pace() || still.matches || document.hidden) return 0;
    const { carried } = this;
    this.carried = false;
    const all = inBeats(this.motions, events, before, after);
    const timed = carried ? all.filter(({ motion }) => motion.kind !== "travels") : all;
    if (!timed.length) return 0;
    const begun = timed.map((one) => this.begin(one));
    // The page is looked at for all of them before anything on it changes: it is laid out once.
    void tick().then(() => begun.map((one) => this.prepared(one)).forEach((play) => play?.()));
    return Math.max(...timed.map(({ motion, delay }) => delay + LASTS[motion.kind]));
  }

  /** All that moves is where it goes. */
  finish = (): void => {
    for (const animation of this.running.splice(0)) animation.finish();
  };

  /** Somebody has carried a thing there by hand: it need not travel once more. */
  handed = (): void => {
    this.carried = true;
  };

  private begin({ motion, delay }: Timed): Begun {
    const left = motion.kind === "travels" && motion.left ? things(motion.left)[0] : undefined;
    const from = left?.getBoundingClientRect() ?? ("from" in motion ? placeOf(motion.from) : null);
    return { motion, delay, from, image: left && from ? imageOf(left, from) : null };
  }

  /** How a motion is begun, once it is known from where to where; nothing where none of it would be seen. */
  private prepared({ motion, delay, from, image }: Begun): Play | null {
    const timing = { delay, duration: LASTS[motion.kind], easing: EASE, fill: "both" } as const;
    if (motion.kind === "stirs") return this.stir(motion, timing);
    if (!from) return null;
    if (motion.kind === "travels") return this.travel(motion, from, image, timing);
    const to = placeOf(motion.to);
    if (!to || !(inSight(from) || inSight(to))) return null;
    return () =>
      motion.kind === "token" ? this.carry(motion, from, to, timing) : this.lay(motion, from, to, timing);
  }

  /** What lies there now is not to be seen there until it has arrived. */
  private travel(motion: Travel, from: DOMRect, image: Element | null, timing: Timing): Play | null {
    const here = motion.came ? things(motion.came) : [];
    const to = placeOf(motion.to) ?? here[0]?.getBoundingClientRect() ?? null;
    if (!inSight(from) && !(to && inSight(to))) return null;
    if (!to || !here.length) return image && (() => this.fly(image, way(from, to, 0), timing));
    const flying = here.map((thing) => ({ thing, flown: imageOf(thing, to) }));
    return () => {
      for (const { thing, flown } of flying) {
        // No animation: inside a drawing, one would be painted anew with every frame.
        thing.style.visibility = "hidden";
        const shown = (): unknown => thing.style.removeProperty("visibility");
        this.fly(flown, way(to, from, 1).reverse(), timing, shown);
      }
    };
  }

  private carry(motion: Motion & { kind: "token" }, from: DOMRect, to: DOMRect, timing: Timing): void {
    const token = tokenAt(middle(from), motion.text, motion.colour);
    const [dx, dy] = [middle(to).x - middle(from).x, middle(to).y - middle(from).y];
    this.fly(
      token,
      [
        { transform: "scale(0.4)", opacity: 0, offset: 0 },
        { transform: "scale(1.15)", opacity: 1, offset: 0.22 },
        { transform: "none", opacity: 1, offset: 0.55 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.7)`, opacity: 0.85, offset: 1 },
      ],
      timing,
    );
  }

  /** A card is held up where it is played, long enough to be read. */
  private lay(motion: Motion & { kind: "card" }, from: DOMRect, to: DOMRect, timing: Timing): void {
    const card = document.createElement("div");
    card.className = "played";
    card.textContent = this.called(motion.word);
    Object.assign(card.style, { left: `${middle(to).x}px`, top: `${middle(to).y}px` });
    const [dx, dy] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
    this.fly(
      card,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(0.4)`, opacity: 0, offset: 0 },
        { transform: "none", opacity: 1, offset: 0.3 },
        { transform: "none", opacity: 1, offset: 0.85 },
        { transform: "scale(0.9)", opacity: 0, offset: 1 },
      ],
      timing,
    );
  }

  private stir(motion: Motion & { kind: "stirs" }, timing: Timing): Play | null {
    const at = placeOf(motion.at);
    if (!at || !inSight(at)) return null;
    const ring = document.createElement("div");
    ring.className = "stirring";
    ring.textContent = motion.text;
    Object.assign(ring.style, box(at.left, at.top, at.width, at.height));
    return () =>
      this.fly(
        ring,
        [
          { transform: "scale(1.5)", opacity: 0, offset: 0 },
          { transform: "none", opacity: 1, offset: 0.3 },
          { transform: "none", opacity: 1, offset: 0.8 },
          { transform: "none", opacity: 0, offset: 1 },
        ],
        timing,
      );
  }

  /** Moves something that is there for that alone. */
  private fly(
    image: Element,
    keyframes: Keyframe[],
    timing: Timing,
    arrived: () => unknown = () => undefined,
  ): void {
    this.layer!.append(image);
    (image as HTMLElement).style.willChange = "transform, opacity";
    const animation = image.animate(keyframes, timing);
    this.running.push(animation);
    const gone = (): void => {
      image.remove();
      arrived();
    };
    animation.finished.then(gone, gone);
  }
}

/** Begins a motion whose places are known. */
type Play = () => void;

type Travel = Motion & { kind: "travels" };

interface Timing {
  delay: number;
  duration: number;
  easing: string;
  fill: "both";
}

function things(selector: string): (HTMLElement | SVGElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(`.table ${selector}`)].filter(hasSize);
}

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether any of it is on the screen: what is pushed out of it need not move. */
function inSight({ left, right, top, bottom }: DOMRect): boolean {
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

function placeOf(spot: Spot | undefined): DOMRect | null {
  for (const selector of spot ?? []) {
    const [found] = things(selector);
    if (found) return found.getBoundingClientRect();
  }
  return null;
}

function middle({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

function box(left: number, top: number, width: number, height: number): Partial<CSSStyleDeclaration> {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

/** The way of an image from where it lies to another place, where so much of it is left to be seen. */
function way(here: DOMRect, there: DOMRect | null, seen: number): Keyframe[] {
  const home = { transform: "none", opacity: 1 };
  if (!there) return [home, { transform: "scale(0.6)", opacity: 0 }];
  const [dx, dy] = [middle(there).x - middle(here).x, middle(there).y - middle(here).y];
  const size = there.width / here.width;
  const scale = size > LARGER ? SMALL : Math.max(SMALL, size);
  return [home, { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: seen }];
}

function tokenAt({ x, y }: { x: number; y: number }, text: string, colour: string): HTMLElement {
  const token = document.createElement("div");
  token.className = "flying figure";
  token.textContent = text;
  token.style.background = colour;
  Object.assign(token.style, { left: `${x}px`, top: `${y}px` });
  return token;
}
