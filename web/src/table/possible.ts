/** How a choice is told to somebody who wants to know what they could do. */
import type { GamePage } from "../games/game";
import type { AnyView } from "../generated/messages";
import type { Choice } from "../server/types";
import type { Speaker } from "../text/speaker";

export interface Possible {
  choice: Choice;
  name: string;
  /** What it comes to, or what is printed on it; nothing where only what follows could tell. */
  sentence: string;
}

export function possible(page: GamePage, view: AnyView, choice: Choice, speaker: Speaker): Possible {
  const place = placeOf(choice);
  const called = page.called?.(choice) ?? null;
  const name = place ?? (called === null ? speaker.choice(choice) : speaker.say(called));
  return {
    choice,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    sentence: place ? "" : sentence(page, view, choice, speaker),
  };
}

/** What the game says of its verb, of the thing, or of what is printed on it. */
function sentence(page: GamePage, view: AnyView, choice: Choice, speaker: Speaker): string {
  const [verb = "", ...rest] = choice.split(" ");
  if (speaker.has(`can-${verb}`)) return speaker.say(`can-${verb}`);
  const word = rest.join("-") || verb;
  return page.about?.(view, word, speaker, []).text ?? speaker.text(word);
}

/** What a place of the board says of itself to those who do not see it. */
function placeOf(choice: Choice): string | null {
  const cell = document.querySelector<SVGElement>(
    `.board svg [role=gridcell][data-live][data-choice="${choice}"]`,
  );
  return cell?.dataset.called ?? null;
}
