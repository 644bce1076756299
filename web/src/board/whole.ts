/** Words that are shown whole or, where there is no room for all of them, not at all: the inspector has them. */

/** Watches words inside a frame; those of class `text` are left out where the frame cannot hold them. */
export function whole(frame: HTMLElement): () => void {
  const measure = (): void => {
    frame.classList.remove("brief");
    frame.classList.toggle("brief", frame.scrollHeight > frame.clientHeight + 1);
  };
  const sizes = new ResizeObserver(measure);
  const words = new MutationObserver(measure);
  sizes.observe(frame.parentElement!);
  words.observe(frame, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
