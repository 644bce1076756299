/** The board of a game from outside where there is no server to ask: all that belongs to it came along. */
import type { GamePage } from "../games/game";
import { asOurs, LISTED, type OutsidePage } from "./page";

export interface Brought {
  /** Its texts in the language that is spoken. */
  words: string;
  /** What lies in its `page/`, by name. */
  files: Record<string, string>;
}

const BOARD = "board.js";
/** Where a board finds itself, and so its styles: modules that are not fetched have no address to begin from. */
const ADDRESS = "https://ecumene.invalid/page/board.js";

export async function broughtPage({ files }: Brought): Promise<GamePage> {
  const source = files[BOARD];
  if (source === undefined) return LISTED;
  const placed = source.replaceAll("import.meta.url", JSON.stringify(ADDRESS));
  try {
    const address = `data:text/javascript,${encodeURIComponent(placed)}`;
    const { page } = (await import(/* @vite-ignore */ address)) as { page: OutsidePage };
    const styles = page.styles?.split("/").at(-1) ?? "";
    document.head.append(
      Object.assign(document.createElement("style"), { textContent: files[styles] ?? "" }),
    );
    return asOurs(page);
  } catch (problem) {
    // For whoever writes the board; whoever looks at a picture gets on without it.
    console.error(problem);
    return LISTED;
  }
}
