/** The words of the game that somebody is looking at. */
import type { GameInfo } from "../generated/messages";
import { speakerFor } from "./sources";
import type { Speaker } from "./speaker";
import { voice } from "./text.svelte";

/** Speaks for whichever game `which` names; silent until its words are there, since another's mean nothing in it. */
export class GameWords {
  speaker: Speaker | null = $state.raw(null);

  constructor(which: () => GameInfo | null | undefined) {
    $effect(() => {
      const game = which();
      if (!game) return;
      let wanted = true;
      this.speaker = null;
      void speakerFor(voice.lang, game).then((found) => wanted && (this.speaker = found));
      return () => void (wanted = false);
    });
  }
}
