class Focus {
  /** The one cell of the board that the Tab key comes to. */
  cell = $state("");
}

export const focus = new Focus();
