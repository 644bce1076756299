/** The five games of the house, in the order in which they stand on the shelf. */
export const SHELF: readonly string[] = ["tigris", "gheos", "ages", "innersea", "monumental"];
