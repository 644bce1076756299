/** What this person looks at: whose city, which part of the hand on a small screen, which tile. */
const PARTS = ["city", "supply", "realm"] as const;
export type Part = (typeof PARTS)[number];

export function isPart(word: string): word is Part {
  return PARTS.some((part) => part === word);
}

class Looking {
  /** The seat whose city is open; null for one's own. */
  seat: number | null = $state(null);
  part: Part = $state("city");
  /** Whether the open part is folded away, so that the map has more room. */
  folded = $state(false);
  tile: string | null = $state(null);
}

export const looking = new Looking();

/** Opens a part of the hand for a while; what it gives back opens what was open before. */
export function opened(part: Part): () => void {
  const { part: before, folded } = looking;
  looking.part = part;
  looking.folded = false;
  return () => {
    looking.part = before;
    looking.folded = folded;
  };
}
