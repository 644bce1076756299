/** What a game brings to the page: its board and, if it likes, more. See `docs/adding-a-board.md`. */
import type { Component, Snippet } from "svelte";
import type { AnyView, Confirm, GameInfo, TableEvent } from "../generated/messages";
import type { Choice } from "../server/types";
import type { Motions } from "../motion/motions";
import type { Heard } from "../sound/sounds";
import type { Speaker } from "../text/speaker";

/** What every part of a game's page gets: what is to be seen, and what can be done. */
export interface BoardProps<V extends AnyView = AnyView> {
  view: V;
  speaker: Speaker;
  /** What the players are called, seat by seat. */
  names: readonly string[];
  /** What may be chosen now; empty when this person is not asked. */
  offered: ReadonlySet<Choice>;
  /** The chain that the hint proposes, choice by choice. */
  hinted: readonly Choice[];
  /** What the log points at. */
  marked: readonly TableEvent[];
  /** What has just happened. */
  fresh: readonly TableEvent[];
  /** What would follow from the choice that is pointed at. */
  foreseen: readonly TableEvent[];
  /** Touched: the table chooses it, or says why not. */
  pick: (choice: Choice) => void;
  /** Taken up to be carried somewhere. */
  grab: (choice: Choice) => void;
  /** Let go over something, or over nothing: null. */
  drop: (choice: Choice | null) => void;
  /** Pointed at (or no longer: null). */
  point: (choice: Choice | null) => void;
  /** Has a thing looked at closely until it is closed; once more, it closes. */
  inspect: (thing: Element) => void;
  /** What is looked at so. */
  inspected: Element | null;
  /** Takes the last choice back; null where that needs somebody's leave. */
  undo: (() => void) | null;
}

export interface PlayerProps<V extends AnyView = AnyView> {
  view: V;
  seat: number;
  speaker: Speaker;
}

/** A choice that waits for a yes. */
export interface SummaryProps<V extends AnyView = AnyView> {
  view: V;
  choice: Choice;
  /** What would follow for certain. */
  events: readonly TableEvent[];
  speaker: Speaker;
  names: readonly string[];
  /** What the table itself would show: the events, one by one. */
  children: Snippet;
}

/** Something that players settle before a game in their own words. */
export interface OwnOptionProps {
  option: string;
  /** What they have said so far, as the rules read it. */
  value: string;
  /** All that is settled besides, and for how many. */
  options: Readonly<Record<string, string | number | boolean>>;
  seats: number;
  speaker: Speaker;
  change: (value: string) => void;
}

/** A thing that is looked at closely. */
export interface DetailProps<V extends AnyView = AnyView> {
  table: BoardProps<V>;
  /** What stands for it on the page. */
  from: HTMLElement | SVGElement;
  /** It stays until it is closed; else it is pointed at. */
  open: boolean;
  close: () => void;
}

/** What can be said about a thing where its word alone does not say it. */
export interface About {
  title?: string;
  kind?: string;
  text?: string;
}

/** Something that everybody may know of a seat. */
export interface Fact {
  name: string;
  value: string | number;
}

export interface GamePage<V extends AnyView = AnyView> {
  Board: Component<BoardProps<V>>;
  /** What the viewer holds, below the board. */
  Hand?: Component<BoardProps<V>>;
  /** The public numbers of a seat. */
  Player?: Component<PlayerProps<V>>;
  /** A small scene below the board while a question is open: a conflict, an auction. */
  Scene?: Component<BoardProps<V>>;
  /** Whether there is a scene now; on a small screen it takes the place of the hand. */
  scene?: (view: V) => boolean;
  /** What a weighty choice comes to, where the game can say it better than by its events. */
  Summary?: Component<SummaryProps<V>>;
  /** Where an option can be of the players' own making: what they make it with. */
  OwnOption?: Component<OwnOptionProps>;
  /** The board wants all the width there is: seats and log stand beside it only on very wide screens. */
  roomy?: boolean;
  /** Whether the board, the hand or the scene shows a choice; all others become buttons. */
  shows: (view: V, choice: Choice) => boolean;
  /** Whether a choice is worth a question first: in any case, or by what would follow from it. */
  weighty?: (view: V, choice: Choice) => Confirm;
  /** What would be lost by a choice that waits for a yes, a sentence each. */
  risks?: (view: V, choice: Choice, speaker: Speaker) => readonly string[];
  /** How a sentence calls a choice that has no name of its own, as a message of the page texts. */
  called?: (choice: Choice) => string | null;
  /** What a thing that has `data-about` is, for the inspector: its kind, and its text where that is not the word's. */
  about?: (view: V, word: string, speaker: Speaker, names: readonly string[]) => About;
  /** All that is known of whoever sits there, for the inspector: what the small panel has no room for as well. */
  known?: (view: V, seat: number, speaker: Speaker, names: readonly string[]) => readonly Fact[];
  /** What a thing that has `data-about` is known by, for the inspector. */
  Picture?: Component<{ word: string }>;
  /** A thing seen closely, where the game has more to show of it than its name, kind and text. */
  Detail?: Component<DetailProps<V>>;
  /** Whether a choice only opens the next question. */
  opens?: (view: V, choice: Choice) => boolean;
  /** The points among the numbers that decide the game, where they are not the first of them. */
  points?: (score: readonly number[]) => number;
  /** The colour of somebody's pieces as the style sheet calls it, where the game gives them one. */
  ink?: (view: V, seat: number) => `--${string}`;
  /** What somebody is called whom the game itself leads, as a word of the game; their colour unless it says so. */
  rival?: (view: V, seat: number) => string;
  /** What its events sound like to whoever has switched that on. */
  heard?: Heard;
  /** What its events look like: what travels from where to where. */
  motions?: Motions<V>;
  /**
   * The steps of the tour by name: `tour-<name>` of the page texts is said about whatever has the name among its
   * `data-tour`; the last one on the page that has any size is lit.
   */
  tour: readonly string[];
  /** Brings what a step of the tour is about to the fore where it can be folded away, and says how to go back. */
  unfold?: (step: string) => (() => void) | undefined;
}

/** The page of a game, written for its own view: the table hands it no other. */
export function gamePage<V extends AnyView>(page: GamePage<V>): GamePage {
  return page as unknown as GamePage;
}

const pages = import.meta.glob<{ page: GamePage }>("./*/index.ts");

/** The board of a game of ours, loaded when it is first needed. */
export async function ownPage(game: string): Promise<GamePage> {
  return (await pages[`./${game}/index.ts`]!()).page;
}

/** The board of a game: ours, or what the game brings along. */
export async function loadPage(game: GameInfo): Promise<GamePage> {
  if (`./${game.id}/index.ts` in pages) return ownPage(game.id);
  return (await import("../outside/page")).outsidePage(game);
}
