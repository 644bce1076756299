/** As much of Markdown as the rules pages use: headings, paragraphs, lists, emphasis, pictures and anchors. */

export interface Block {
  kind: "heading" | "text" | "item" | "picture";
  level: number;
  text: string;
  anchor: string | null;
  /** Where a picture lies, beside the page of the rules. */
  path?: string;
}

/** It ends a line, and with it the rule; the same as in `rulebook.py`. */
const ANCHOR = /\s*\{#([a-z0-9-]+)\}\s*$/;

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const written of source.split("\n")) {
    const found = ANCHOR.exec(written);
    const line = found ? written.slice(0, found.index) : written;
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    const picture = /^!\[(.*)\]\((.*)\)$/.exec(line);
    if (picture) {
      blocks.push({ kind: "picture", level: 0, text: picture[1]!, anchor: null, path: picture[2]! });
      open = null;
    } else if (heading)
      blocks.push({ kind: "heading", level: heading[1]!.length, text: heading[2]!, anchor: null });
    else if (item) blocks.push((open = { kind: "item", level: 0, text: item[1]!, anchor: null }));
    else if (!written.trim()) open = null;
    else if (open) open.text += ` ${line.trim()}`;
    else blocks.push((open = { kind: "text", level: 0, text: line.trim(), anchor: null }));
    if (found) blocks.at(-1)!.anchor = found[1]!;
    if (heading || found) open = null;
  }
  return blocks;
}

/** Where each chapter begins: the headings below the title. */
export function chapters(blocks: readonly Block[]): { n: number; title: string }[] {
  return blocks.flatMap(({ kind, level, text }, n) =>
    kind === "heading" && level > 1 ? [{ n, title: plain(text) }] : [],
  );
}

/** A rule that has what was sought, with the words around it. */
interface Found {
  n: number;
  chapter: string;
  before: string;
  match: string;
  after: string;
}

/** Where something is said in the rules; accents and capitals do not matter. */
export function found(blocks: readonly Block[], sought: string): Found[] {
  const wanted = bare(sought.trim());
  let chapter = "";
  return blocks.flatMap(({ kind, text }, n) => {
    const words = plain(text);
    if (kind === "picture") return [];
    if (kind === "heading") {
      chapter = words;
      return [];
    }
    const at = bare(words).indexOf(wanted);
    if (at < 0) return [];
    const end = at + wanted.length;
    return [{ n, chapter, before: words.slice(0, at), match: words.slice(at, end), after: words.slice(end) }];
  });
}

/** Without accents and capitals, letter for letter. */
function bare(text: string): string {
  return [...text.normalize("NFC")].map((letter) => letter.normalize("NFD")[0]!.toLowerCase()).join("");
}

/** The words alone. */
function plain(text: string): string {
  return text.replaceAll(/[*_`]/g, "");
}

/** A line of text as HTML: escaped first, then emphasis. */
export function inline(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replaceAll(/\*(.+?)\*/g, "<em>$1</em>")
    .replaceAll(/`(.+?)`/g, "<code>$1</code>");
}
