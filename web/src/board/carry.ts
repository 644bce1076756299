/** Drag and drop with any pointer: a piece is carried to whatever has a `data-choice`. */
import type { Attachment } from "svelte/attachments";
import { imageOf } from "../motion/image";

const STILL = 8;

interface Hands {
  grab: (choice: string) => void;
  drop: (choice: string | null) => void;
}

/** Lets an element be dragged; what it stands for is its own `data-choice`, and `data-carry` says that it can be lifted. */
export function carried(hands: Hands): Attachment<HTMLElement> {
  return (element) => {
    function onpointerdown(down: PointerEvent): void {
      if (down.button === 0 && element.dataset.carry !== undefined) follow(element, down, hands);
    }
    element.style.touchAction = "none";
    element.addEventListener("pointerdown", onpointerdown);
    return () => element.removeEventListener("pointerdown", onpointerdown);
  };
}

/** From the moment a pointer goes down on an element until it is lifted. */
function follow(element: HTMLElement, down: PointerEvent, { grab, drop }: Hands): void {
  let image: HTMLElement | SVGSVGElement | null = null;
  const stop = new AbortController();
  const { signal } = stop;

  function move(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (!image) {
      if (Math.hypot(dx, dy) < STILL) return;
      image = lift(element);
      grab(element.dataset.choice!);
    }
    image.style.transform = `translate(${dx}px, ${dy}px) scale(1.08)`;
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    stop.abort();
    if (!image) return;
    image.remove();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const target = event.type === "pointerup" ? targetAt(event) : null;
    drop(target && !element.parentElement!.contains(target) ? target.dataset.choice! : null);
  }

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", up, { signal });
}

/** What stands for a choice below a pointer. */
function targetAt({ clientX, clientY }: PointerEvent): HTMLElement | SVGElement | null {
  return (
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement | SVGElement>("[data-choice]") ?? null
  );
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function lift(element: HTMLElement): HTMLElement | SVGSVGElement {
  const image = imageOf(element, element.getBoundingClientRect());
  Object.assign(image.style, { zIndex: "50", opacity: "0.9" });
  document.body.append(image);
  return image;
}
