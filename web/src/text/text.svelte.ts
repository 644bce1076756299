/** Who speaks on this page, in the language that is set. */
import type { GameInfo } from "../generated/messages";
import type { Language } from "../server/types";
import { pageSpeaker } from "./sources";
import { Speaker } from "./speaker";

class Voice {
  private current: Speaker = $state.raw(new Speaker("en", []));
  private outside: readonly GameInfo[] = [];

  get lang(): Language {
    return this.current.lang;
  }

  /** Speaks a language, and of these games besides those that the page was built with. */
  async speak(lang: Language, outside: readonly GameInfo[] = this.outside): Promise<void> {
    this.outside = outside;
    const speaker = await pageSpeaker(lang, outside);
    if (this.outside === outside) this.current = speaker;
  }

  say: Speaker["say"] = (message, args, names) => this.current.say(message, args, names);
}

/** The page's own voice, in the language that is set. */
export const voice = new Voice();
export const say = voice.say;
