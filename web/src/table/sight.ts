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
