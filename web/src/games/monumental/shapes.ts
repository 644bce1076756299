/** The drawings: signs of resources and pieces, emblems of civilizations, all in a box of 24 by 24. */

/** What is filled, and what is drawn as a line. */
export interface Shape {
  fill?: string;
  line?: string;
}

export const SIGNS: Readonly<Record<string, Shape>> = {
  production: { fill: "M9 7l4-4 8 8-4 4z", line: "M12.500 11.500L4.500 19.500" },
  science: { fill: "M7.500 15.500h9l2.500 5h-14z", line: "M9 3.500h6M10 3.500v6l-5.500 11h15L14 9.500v-6" },
  military: {
    fill: "M20.500 3.500l-1 4.500-8 8-3.500-3.500 8-8z",
    line: "M5.500 12l6.500 6.500M8.500 15.500L4 20",
  },
  gold: { line: "M12 3.500a8.500 8.5 0 1 0 .01 0zM9 9.500h6M9 14.500h6M12 9.500v5" },
  culture: {
    line: "M6.500 3.500c-3 6-1.500 9.500 2 12.500 1 1 1.500 2 1.500 4M17.500 3.500c3 6 1.500 9.500-2 12.500-1 1-1.500 2-1.500 4M7.500 20.500h9M5.500 8.500h13M10.500 8.500v7M13.500 8.500v7",
  },
  samurai: {
    fill: "M20.500 3.500l-1 4.500-8 8-3.500-3.500 8-8z",
    line: "M5.500 12l6.500 6.500M8.500 15.500L4 20M3 6h7M5 9V4M8 9V4",
  },
  building: { line: "M4 20.500V10l8-6 8 6v10.500zM9.500 20.500v-6h5v6" },
  knowledge: {
    line: "M6 4h11v13.500a3 3 0 0 0 3 3H8.500a3 3 0 0 1-3-3V6.500a2.500 2.5 0 0 0-2.500 0M9 8.500h5M9 12h5",
  },
  wonder: { fill: "M3 20.500L12 4l9 16.500z", line: "M3 20.500L12 4l9 16.500z" },
  policy: {
    line: "M12 4a6 6 0 1 0 .01 0zM8.500 15L7 21l5-2.500 5 2.500-1.500-6",
    fill: "M12 7.500a2.500 2.5 0 1 0 .01 0z",
  },
  province: { fill: "M6.500 4.500h12l-3 4 3 4h-12z", line: "M6.500 3v18" },
  leader: { fill: "M4 9l4 3.500L12 5l4 7.500L20 9l-1.500 8.500h-13z", line: "M6 20.500h12" },
  soldier: {
    fill: "M12 3.500c3 2 5 2.500 7.500 2.500 0 7-2 11.500-7.500 14.500C6.500 17.500 4.500 13 4.500 6 7 6 9 5.500 12 3.500z",
  },
  explorer: {
    line: "M12 3.500a8.500 8.5 0 1 0 .01 0z",
    fill: "M16.500 7.500l-2.500 6.500-6.500 2.500L10 10z",
  },
  outpost: { fill: "M6 4h3v2.500h1.500V4h3v2.500H15V4h3v6l-1.500 1.500V21h-9v-9.500L6 10z" },
  market: {
    fill: "M3.500 10L6 4.500h12l2.500 5.500a2.800 2.800 0 0 1-5.600 0 2.800 2.800 0 0 1-5.700 0 2.800 2.800 0 0 1-5.700 0z",
    line: "M5.500 13v7.500h13V13",
  },
  barbarian: {
    fill: "M12 3.500c5 0 8 3 8 7 0 2.500-1.500 4-3 5v4.500H7V15.500c-1.500-1-3-2.500-3-5 0-4 3-7 8-7zM8.700 9.500a2 2 0 1 0 .01 4 2 2 0 1 0-.01-4zM15.300 9.500a2 2 0 1 0 .01 4 2 2 0 1 0-.01-4z",
  },
  city: {
    fill: "M3.500 20.500v-11h3v2.500h2.500V5.500h2v2h2v-2h2V12h2.500V9.500h3v11h-6v-4a2.500 2.5 0 0 0-5 0v4z",
  },
  monster: {
    fill: "M4 3c1 3 2.500 4.500 5 5h6c2.500-.5 4-2 5-5 1.500 5 .5 8-1 10-.5 4.500-3 8-7 8s-6.500-3.500-7-8C3.500 11 2.500 8 4 3zM8.500 11.500l3 2.500-3.500.5zM15.500 11.500l-3 2.500 3.500.5z",
  },
  celebrity: {
    fill: "M12 3l2.700 5.800 6.300.8-4.600 4.400 1.200 6.300L12 17.200l-5.600 3.100 1.200-6.300L3 9.600l6.300-.8z",
  },
  deck: { line: "M6 4.500h9v13H6zM9 20h9V7" },
  discard: { line: "M7 3.500h10v13H7zM4 20.500h16M12 7v6M9.500 10.500L12 13l2.500-2.500" },
  archive: { line: "M3.500 5h17v4h-17zM5 9v11h14V9M9.500 13h5" },
  active: { fill: "M13.500 3L5 14h5.500L9 21l9-11.500h-6z" },
  terrain: { fill: "M2 19.500L9 7l4 6 2.500-3.500L22 19.500z" },
  most: { fill: "M4 8l4 3 4-6 4 6 4-3-1.500 9h-13zM5.500 18.500h13v2h-13z" },
};

/** What each action is drawn as. */
export const ACTION_SIGNS: Readonly<Record<string, string>> = {
  acquire: "building",
  finish: "wonder",
  develop: "policy",
  conquer: "military",
  move: "soldier",
  outpost: "outpost",
  explore: "explorer",
  collect: "market",
  defeat: "monster",
  use: "active",
  spend: "gold",
  breakthrough: "science",
  hire: "celebrity",
};

export const EMBLEMS: Readonly<Record<string, Shape>> = {
  egyptians: {
    fill: "M2.500 13c4-5.500 8-7 12-6 3 .7 5 2.500 7 5-4 4.500-8 6-12 4.500 0 2-1 3.500-3 4.500.5-2 .5-3.500.2-5.500-1.500-.7-3-1.500-4.200-2.500zm8.500-2.500a2.300 2.3 0 1 0 .01 0z",
  },
  japanese: {
    fill: "M2.500 4c6 1.500 13 1.500 19 0l-.7 3.500c-5.500 1-12 1-17.600 0zM5 10h14v2.500H5zM6.500 8h2.700v13H6.500zM14.800 8h2.700v13h-2.700z",
  },
  danes: {
    fill: "M2 12c1.500 1 3 1.500 4.500 1.500h11c2 0 3.500-1.500 4.500-4 .5 5-2 9-6 10.500H8c-3.500-1.500-5.500-4.500-6-8zM11 3h2v9h-2z",
    line: "M6.500 5.500h11q-1.500 3 0 6h-11q1.500-3 0-6z",
  },
  chinese: {
    fill: "M12 2l2.500 2.500H9.500zM4 8.500c4-.5 6-2 8-3.500 2 1.500 4 3 8 3.500l-1 2H5zM7 11h10v2.500H7zM2 16.500c4-.5 7-1.500 10-3 3 1.500 6 2.500 10 3l-1.500 2h-17zM6 19h12v2.500H6z",
  },
  greeks: {
    fill: "M12 2.500L22 8v1.500H2V8zM4 11h3v8H4zM10.500 11h3v8h-3zM17 11h3v8h-3zM2.500 19.500h19V22h-19z",
  },
};

/** Fine lines on the ground of each civilization, in a tile of 16 by 16. */
export const PATTERNS: Readonly<Record<string, string>> = {
  egyptians: "M0 16L8 8l8 8M0 8L8 0l8 8",
  japanese: "M8 4v8M4 8h8",
  danes: "M0 4q4-4 8 0t8 0M0 12q4-4 8 0t8 0",
  chinese: "M0 8h16M8 0v8M0 16v-8M16 8v8",
  greeks: "M4 0v16M12 0v16",
};
