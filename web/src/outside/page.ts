/**
 * Games that the page was not built with: each may bring a board along, and one that brings none can be played all the same.
 *
 * Their package has a module `page/board.js` which exports `page`, a `OutsidePage`; it needs neither Svelte nor a build.
 */
import type { Component } from "svelte";
import type { BoardProps, GamePage, PlayerProps } from "../games/game";
import type { AnyView, GameInfo } from "../generated/messages";
import Drawn from "./Drawn.svelte";
import Listed from "./Listed.svelte";

/** Draws a part of the page into its place, for the first time. */
export type Draw<P> = (place: HTMLElement, props: P) => Drawing<P>;

export interface Drawing<P> {
  /** Something has changed: what is to be seen, what is offered, or the language. */
  update: (props: P) => void;
  /** The place goes away. */
  destroy?: () => void;
}

/** The parts that a game from outside draws itself. */
interface Parts<V extends AnyView> {
  Board: Draw<BoardProps<V>>;
  Hand?: Draw<BoardProps<V>>;
  Player?: Draw<PlayerProps<V>>;
  Scene?: Draw<BoardProps<V>>;
}

/** What our own games say with components and motions of the page's. */
type OurOwn = keyof Parts<AnyView> | "Summary" | "OwnOption" | "Detail" | "motions";

/** What a game from outside brings to the page; what it leaves out is as in ours that leave it out. */
export interface OutsidePage<V extends AnyView = AnyView>
  extends Parts<V>, Partial<Omit<GamePage<V>, OurOwn>> {
  /** The address of its style sheet, if it has one. */
  styles?: string;
}

/** A game that brings no board: all that is seen, listed, and all that can be chosen as buttons. */
export const LISTED: GamePage = { Board: Listed, shows: () => true, tour: [] };

/** The page of a game from outside. */
export async function outsidePage(game: GameInfo): Promise<GamePage> {
  if (!game.board) return LISTED;
  const address = `/api/games/${game.id}/page/board.js`;
  try {
    const { page } = (await import(/* @vite-ignore */ address)) as { page: OutsidePage };
    await dressed(page.styles);
    return asOurs(page);
  } catch (problem) {
    // For whoever writes the board; whoever plays gets on without it.
    console.error(problem);
    return LISTED;
  }
}

export function asOurs({ Board, Hand, Player, Scene, styles: _, ...rest }: OutsidePage): GamePage {
  return {
    shows: () => false,
    tour: [],
    ...rest,
    Board: component(Board),
    ...(Hand && { Hand: component(Hand) }),
    ...(Player && { Player: component(Player) }),
    ...(Scene && { Scene: component(Scene) }),
  };
}

/** A component as the table expects it, which leaves the drawing to the game. */
function component<P extends object>(draw: Draw<P>): Component<P> {
  const made: Component<P> = (internals, props) => Drawn(internals, { draw: draw as Draw<object>, props });
  return made;
}

/** Waits for a style sheet, so that nothing is seen without it. */
async function dressed(styles: string | undefined): Promise<void> {
  if (styles === undefined || document.querySelector(`link[href="${CSS.escape(styles)}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = styles;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
