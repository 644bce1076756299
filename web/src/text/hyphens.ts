/** Where long names may be broken: browsers without a dictionary of the language know no places of their own. */

const LONG = /\p{L}{8,}/gu;
const VOWEL = "[aeiouáéíóúü]";
const CONSONANT = "[bcdfghjklmnñpqrstvxyz]";
/** Consonants that begin a syllable together. */
const JOINED = "[bcfgpt]r|dr|[bcfgp]l|ch|ll|rr";
const ONSET = `(?:${JOINED}|${CONSONANT})${VOWEL}`;
/** Syllables end with a vowel, or with one consonant between vowels; at least three letters stay on each line. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{2}${VOWEL}|\\p{L}${VOWEL}(?!(?:${JOINED})${VOWEL})${CONSONANT})(?=${ONSET}\\p{L})`,
  "giu",
);

/** A name with soft hyphens in its long words. */
export function breakable(name: string): string {
  return name.replace(LONG, (word) => word.replace(SYLLABLE, "\u00ad"));
}
