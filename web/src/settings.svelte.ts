/** What each person sets for themselves, kept in this browser. */
import { MediaQuery } from "svelte/reactivity";
import type { Language } from "./server/types";
import type { Sound } from "./sound/sounds";
import { remember, remembered } from "./remembered";

type Theme = "auto" | "light" | "dark";
type Speed = "off" | "fast" | "calm";
type Confirm = "always" | "weighty" | "never";

interface Saved {
  lang: Language;
  theme: Theme;
  patterns: boolean;
  speed: Speed;
  confirm: Confirm;
  notify: boolean;
  /** What may be heard. */
  sounds: Sound[];
}

/** What earlier pages have kept: there was one sound. */
interface Earlier {
  sound?: boolean;
}

const KEY = "ecumene-settings";

function preferred(): Language {
  return navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
}

const BEFORE_ANYTHING_IS_SET: Saved = {
  lang: preferred(),
  theme: "auto",
  patterns: false,
  speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "calm",
  confirm: "weighty",
  notify: false,
  sounds: [],
};

function read(): Saved {
  try {
    const { sound, ...saved } = JSON.parse(remembered(KEY) ?? "{}") as Partial<Saved> & Earlier;
    return { ...BEFORE_ANYTHING_IS_SET, ...(sound && { sounds: ["turn"] }), ...saved };
  } catch {
    return BEFORE_ANYTHING_IS_SET;
  }
}

export const settings: Saved = $state(read());

/** Follows the settings into storage and onto the page; called once, inside an effect's root. */
export function applySettings(): void {
  const night = new MediaQuery("prefers-color-scheme: dark");
  $effect(() => {
    remember(KEY, JSON.stringify(settings));
    const page = document.documentElement;
    page.lang = settings.lang;
    page.dataset.theme = settings.theme === "auto" ? (night.current ? "dark" : "light") : settings.theme;
    page.dataset.speed = settings.speed;
    page.classList.toggle("patterns", settings.patterns);
  });
}

/** How long, in milliseconds, what somebody else did stays to be looked at before the next thing. */
export function pace(): number {
  return { off: 0, fast: 350, calm: 900 }[settings.speed];
}
