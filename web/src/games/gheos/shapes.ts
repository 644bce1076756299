/** Drawings in a box of 24 by 24: the symbols on the land, and the emblems of the civilizations. */
export interface Shape {
  fill?: string;
  line?: string;
  /** A second fill, half as strong. */
  shade?: string;
}

export const SYMBOLS: Readonly<Record<string, Shape>> = {
  wheat: {
    fill:
      "M12 1.500c2.300 2.300 2.300 4.800 0 7.100-2.300-2.300-2.300-4.800 0-7.100z" +
      "M11.300 13.600c-3.200.1-5.100-1.600-5.400-5 3.300.1 5.200 1.800 5.400 5zM12.700 13.600c3.200.1 5.100-1.600 5.400-5-3.300.1-5.200 1.800-5.400 5z" +
      "M11.300 19.400c-3.200.1-5.100-1.600-5.400-5 3.300.1 5.200 1.800 5.400 5zM12.700 19.400c3.200.1 5.100-1.600 5.400-5-3.300.1-5.200 1.800-5.400 5z",
    line: "M12 9v14",
  },
  sword: {
    fill: "M12 .8l2.500 3.600v10.400h-5V4.400zM5.800 14.800h12.400v2.700H5.800zM10.600 17.500h2.800v3.400h-2.800zM12 19.800a1.900 1.900 0 1 0 .01 0z",
  },
  cup: {
    fill: "M4.500 2.500h15c0 7-2.200 11-5.900 12.100v3.900h3.600v3H6.800v-3h3.600v-3.900C6.700 13.500 4.500 9.500 4.500 2.500z",
  },
  pyramid: { fill: "M12 2.500v18H1z", shade: "M12 2.500l11 18H12z" },
};

/** The front of a temple; its symbol stands in the door. */
export const TEMPLE = "M12-3.500L26 4.500v3h-1.500V23H26v3.500H-2V23h1.500V7.500H-2v-3z";

export const EMBLEMS: Readonly<Record<string, Shape>> = {
  red: {
    fill: "M12.500 1.500c.6 4.600 6.300 6.600 6.300 13a6.800 6.800 0 0 1-13.600 0c0-3 1.600-4.600 2.900-6.600.2 2 .8 3 1.900 3.600.1-4 .6-7 2.500-10z",
  },
  green: {
    fill: "M4.500 20.500C1.500 9.500 8 3 21 3c.6 12.500-5.500 19.500-16.500 17.500z",
    line: "M2.500 22.500l4-4",
  },
  yellow: {
    fill: "M12 7.200a4.800 4.800 0 1 0 .01 0z",
    line: "M12 1.800v2.400M12 19.800v2.400M1.800 12h2.400M19.800 12h2.400M4.800 4.800l1.700 1.700M17.500 17.500l1.700 1.700M4.800 19.200l1.700-1.700M17.500 6.500l1.700-1.700",
  },
  blue: {
    line: "M2 7.500c3.300-3.600 6.700-3.600 10 0s6.700 3.600 10 0M2 13c3.300-3.600 6.700-3.600 10 0s6.700 3.600 10 0M2 18.500c3.300-3.600 6.700-3.600 10 0s6.700 3.600 10 0",
  },
  black: {
    fill: "M6.500 22V9.500h-2V2.500h3.700v2.700h2V2.500h3.600v2.700h2V2.500h3.700v7h-2V22h-3.800v-5a1.700 1.700 0 0 0-3.400 0v5z",
  },
  white: {
    fill: "M12 1.200l3.100 7.300 7.900.7-6 5.200 1.800 7.700-6.800-4.100-6.800 4.100L7 14.400 1 9.200l7.900-.7z",
  },
};

/** Lines that fill a square of 16 by 16: what tells the lands of the civilizations apart without colour. */
export const PATTERNS: Readonly<Record<string, string>> = {
  red: "M0 16L16 0M-4 4l8-8M12 20l8-8",
  green: "M0 0l16 16M-4 12l8 8M12-4l8 8",
  yellow: "M8 5.500v5M5.500 8h5",
  blue: "M0 8q4-5 8 0t8 0",
  black: "M0 0l16 16M0 16L16 0",
  white: "M8 7.800v.4M0-.2v.4M16-.2v.4M0 15.800v.4M16 15.800v.4",
};
