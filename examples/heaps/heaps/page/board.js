// @ts-check
/**
 * The board of the heaps: plain DOM, as the page asks for it (docs/adding-a-board.md).
 *
 * @import { Draw, OutsidePage } from "../../../../web/src/outside/page"
 * @import { AnyView } from "../../../../web/src/generated/messages"
 * @import { BoardProps, PlayerProps } from "../../../../web/src/games/game"
 */

/** @typedef {AnyView & { heaps: Record<string, number>, purses: number[] }} View */

const MOST = 7;

/** @param {string} kind */
function button(kind) {
  const made = document.createElement("button");
  made.className = kind;
  return made;
}

/**
 * What stands for a choice says so, and whether it may be made.
 *
 * @param {HTMLElement} element
 * @param {string | null} choice
 * @param {BoardProps<View>} table
 */
function standFor(element, choice, table) {
  if (choice === null) delete element.dataset.choice;
  else element.dataset.choice = choice;
  element.toggleAttribute("data-live", choice !== null && table.offered.has(choice));
  element.classList.toggle(
    "hinted",
    choice !== null && table.offered.has(choice) && table.hinted[0] === choice,
  );
}

/** One heap: its stones from the top down, and the plate that they lie on. */
class Heap {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
    this.element = document.createElement("div");
    this.element.className = "heap";
    this.plate = button("plate");
    this.stones = Array.from({ length: MOST }, () => button("stone"));
    this.element.append(...this.stones, this.plate);
  }

  /** @param {BoardProps<View>} table */
  show(table) {
    const { view, speaker, offered } = table;
    const count = view.heaps[this.name] ?? 0;
    const picked = view.asked?.facts.heap === this.name && offered.size > 0;
    this.element.classList.toggle("picked", picked);
    this.plate.textContent = String(count);
    this.plate.ariaLabel = speaker.say("board-heap", { heap: this.name, stones: count });
    this.plate.ariaPressed = String(picked);
    standFor(this.plate, this.name, table);
    for (const [above, stone] of this.stones.entries()) {
      const taken = above + 1 - (MOST - count);
      stone.hidden = taken < 1;
      stone.tabIndex = picked ? 0 : -1;
      stone.ariaHidden = String(!picked);
      stone.ariaLabel = speaker.say("board-take", { stones: taken });
      standFor(stone, picked ? String(taken) : null, table);
    }
  }
}

/** @type {Draw<BoardProps<View>>} */
function Board(place, first) {
  let table = first;
  const heaps = Object.keys(table.view.heaps).map((name) => new Heap(name));
  const board = document.createElement("div");
  board.className = "heaps board";
  board.append(...heaps.map(({ element }) => element));
  place.append(board);

  /** @param {Event} event */
  function choiceAt({ target }) {
    const heap = heaps.find(({ element }) => element.contains(/** @type {Node} */ (target)));
    const own = /** @type {Element} */ (target).closest("button")?.dataset.choice;
    return own ?? heap?.name ?? null;
  }
  board.addEventListener("click", (event) => {
    const choice = choiceAt(event);
    if (choice !== null) table.pick(choice);
  });
  board.addEventListener("pointerover", (event) => table.point(choiceAt(event)));
  board.addEventListener("pointerleave", () => table.point(null));

  /** @param {BoardProps<View>} now */
  function update(now) {
    table = now;
    for (const heap of heaps) heap.show(now);
  }
  update(first);
  return { update };
}

/** @type {Draw<PlayerProps<View>>} */
function Player(place, first) {
  /** @param {PlayerProps<View>} props */
  const update = ({ view, seat, speaker }) => {
    place.textContent = speaker.say("board-taken", { stones: view.purses[seat] ?? 0 });
  };
  update(first);
  return { update };
}

/** @type {OutsidePage<View>} */
export const page = {
  styles: new URL("board.css", import.meta.url).href,
  Board,
  Player,
  shows: () => true,
  opens: (view) => view.asked?.decision === "pick-heap",
};
