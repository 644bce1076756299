/** The languages that people may talk in at a table, called as in the page's own. */
import { voice } from "../text/text.svelte";

/** As ISO 639 names them; whoever wishes for another one writes so in the chat. */
const CODES =
  "es en ca eu gl pt fr it de nl da sv nb fi is pl cs sk hu ro bg el hr sr sl uk ru tr he ar fa hi zh ja ko id vi th";

export interface Language {
  code: string;
  name: string;
}

export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(voice.lang, { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** All of them: that of the page first, then by their names. */
export function languages(): Language[] {
  const found = CODES.split(" ").map((code) => ({ code, name: languageName(code) }));
  const first = ({ code }: Language): number => Number(code !== voice.lang);
  return found.sort((a, b) => first(a) - first(b) || a.name.localeCompare(b.name, voice.lang));
}
