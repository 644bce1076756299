/** Our own drawings, each in a box of 60 by 60; `cut` is drawn over `fill` in the colour below it. */

export interface Shape {
  fill: string;
  cut?: string;
  /** Lines in the colour of `fill`. */
  line?: string;
}

/** What the four colours stand for. */
export const SIGNS: Readonly<Record<string, Shape>> = {
  black: {
    fill: "M10 46V29h3v-4h4v4h4V18h3v-4h4v4h4v-4h3v12h6v-4h4v4h4v-4h3v24z",
    cut: "M15 33h4v5h-4zM25 23h4v5h-4zM26 36h6v10h-6zM38 31h4v5h-4zM45 31h3v5h-3z",
  },
  red: {
    fill: "M9 47v-8h5v-7h6v-7h5v-8h10v8h5v7h6v7h5v8z",
    cut: "M27.5 47V26h5v21zM28 22v-3.5h4V22z",
  },
  blue: {
    fill:
      "M30 17c-4-3.5-4-7.5 0-11.5c4 4 4 8 0 11.5z" +
      "M29 25c-6.5 0-9.5-4.5-9.5-10c6 0 9.5 4 9.5 10zM31 25c6.5 0 9.5-4.5 9.5-10c-6 0-9.5 4-9.5 10z" +
      "M29 34c-6.5 0-9.5-4.5-9.5-10c6 0 9.5 4 9.5 10zM31 34c6.5 0 9.5-4.5 9.5-10c-6 0-9.5 4-9.5 10z" +
      "M29 43c-6.5 0-9.5-4.5-9.5-10c6 0 9.5 4 9.5 10zM31 43c6.5 0 9.5-4.5 9.5-10c-6 0-9.5 4-9.5 10z",
    line: "M30 16v36M14 51q4-3.5 8 0t8 0t8 0t8 0",
  },
  green: {
    fill: "M6 33h17c0 5-3.5 8-8.5 8s-8.5-3-8.5-8zM37 33h17c0 5-3.5 8-8.5 8s-8.5-3-8.5-8zM20 49h20v-3.5h-7l-3-3l-3 3h-7zM30 9.5a3.5 3.5 0 1 0 .01 0z",
    line: "M30 14v30M14 18.5q16-5 32 0M14.5 19l-7 14M14.5 19l7 14M45.5 19l-7 14M45.5 19l7 14",
  },
};

/** The four dynasties. */
export const DYNASTIES: Readonly<Record<string, Shape>> = {
  archer: {
    fill: "M51 30l-10-6.5v4h-3v5h3v4zM8 24.5l5.5 3.5h4v4h-4L8 35.5l2-5.5z",
    line: "M22 8C42 14 42 46 22 52M22 8V52M12 30h32",
  },
  lion: {
    fill: "M30 6l5 5 6.5-2.5 2 6.5 7 .5-.5 7 5.5 4.5-3.5 6 3.5 6.5-6 3.5-.5 7-7-.5-3.5 5.5-5.5-3-3 1-3-1-5.5 3-3.5-5.5-7 .5-.5-7-6-3.5 3.5-6.5-3.5-6 5.5-4.5-.5-7 7-.5 2-6.5 6.5 2.5z",
    cut: "M19 20.5c2-2.5 5-2 6 0 3-1.3 7-1.3 10 0 1-2 4-2.5 6 0 1.5 2.2.5 4.5-1 5.5 1 4.5.5 8.5-2 12-1.5 4-4 6.5-8 6.5s-6.5-2.5-8-6.5c-2.5-3.5-3-7.5-2-12-1.5-1-2.5-3.3-1-5.5zM0 0",
    line: "M24.5 28.5h1M34.5 28.5h1M27 35h6l-3 3.5zM30 38.5v2M25.5 40.5q2.3 2 4.5 0q2.2 2 4.5 0",
  },
  bull: {
    fill: "M19 27C8 27 5 17 9 9c2 8 7 9.5 13 11q8-3 16 0c6-1.5 11-3 13-11 4 8 1 18-10 18l7-1.5c-.5 4-3 6-7.5 6l-2.5 10q-1.5 10.5-8 10.5t-8-10.5l-2.5-10c-4.5 0-7-2-7.5-6z",
    cut: "M22 29.5l5 2-3.5 2zM38 29.5l-5 2 3.5 2zM25.5 43.5h3.2v2.6h-3.2zM31.3 43.5h3.2v2.6h-3.2z",
  },
  pot: {
    fill: "M22 8h16v4h-3c-.5 4 .5 6 3.5 9 6.5 6 7.5 15 3 22.5-1.5 2.5-3.5 4.5-5.5 5.5v3H24v-3c-2-1-4-3-5.5-5.5-4.5-7.5-3.5-16.5 3-22.5 3-3 4-5 3.5-9h-3z",
    cut: "M16.8 30h26.4v3.5H16.8zM17.5 37.5l3.3 3.5 3.3-3.5 3 3.5 3-3.5 3 3.5 3-3.5 3.3 3.5 3-3.5-.5 4-2.5 2.5-3-3-3 3-3-3-3 3-3-3-3 3-2.5-2.5z",
    line: "M24 13c-9-1.5-12 6-7 11.5M36 13c9-1.5 12 6 7 11.5",
  },
};

/** The four special buildings. */
export const BUILDINGS: Readonly<Record<string, Shape>> = {
  palace: {
    fill: "M12 46V24l18-12 18 12v22z",
    cut: "M18 46V28h4v18zM28 46V28h4v18zM38 46V28h4v18zM26 22l4-3 4 3z",
  },
  library: {
    fill: "M13 14h15q2 0 2 2 0-2 2-2h15v31H32q-2 0-2 2 0-2-2-2H13z",
    cut: "M17 20h9v2.5h-9zM17 26h9v2.5h-9zM17 32h9v2.5h-9zM34 20h9v2.5h-9zM34 26h9v2.5h-9zM34 32h9v2.5h-9z",
  },
  granary: {
    fill: "M14 47V31C14 20 21 12 30 10c9 2 16 10 16 21v16z",
    cut: "M26 47V37h8v10zM17 29q13 4 26 0v2.5q-13 4-26 0zM23 19.5q7 2 14 0v2.5q-7 2-14 0z",
  },
  "covered-market": {
    fill: "M12 14h36l4 12q-3 5-7 1-4 5-7.5 0-3.5 5-7.5 0-4 5-7.5 0-3.5 5-7.5 0-4 4-7-1zM14 32h4v15h-4zM42 32h4v15h-4zM20 38h20v9H20z",
    cut: "M21 16h4l-1.5 8h-4zM28 16h4v8h-4zM35 16h4l1.5 8h-4z",
  },
};
