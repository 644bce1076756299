/** Going where something must be chosen. */

/** Whether somebody could touch it as the page is scrolled now. */
function inSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
}

/** Scrolls to the first thing that can be chosen, if none of them can be seen. */
export function bringIntoSight(table: Element): void {
  const live = [...table.querySelectorAll("[data-live]")];
  if (live.length && !live.some(inSight)) live[0]!.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** As much of an element as is not scrolled away; null where nothing of it is on the screen. */
export function partInSight(element: Element): DOMRect | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const frame = around.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}
