import type { Shape } from "../shape";

/** What people build, on land and on water. */
export const BUILDINGS = {
  column: {
    body: "M5 3h14v3.5H5zM8 6.5h8v12H8zM5 18.5h14V22H5z",
    line: "M10.7 8v9M13.3 8v9",
  },
  temple: {
    body: "M12 2.5L22 8v2H2V8zM4.5 10h3v8.5h-3zM10.5 10h3v8.5h-3zM16.5 10h3v8.5h-3zM2 18.5h20V22H2z",
  },
  pyramid: { body: "M12 3L23 20.5H1z", line: "M12 3l3.5 17.5M4.5 15h9.5M8.2 9h5" },
  pyramids: { body: "M9.5 4l9 16.5H.8zM16 11l2-3.5 5.5 13h-5z", line: "M9.5 4l2 16.5" },
  arch: { body: "M3 21V7h18v14h-5v-6a4 4 0 0 0-8 0v6z", line: "M1.5 7h21M3 3.5h18V7H3z" },
  bridge: {
    body: "M1.5 8q10.5-5 21 0v4h-2v8h-3v-4a3 3 0 0 0-4 0v4h-3v-4a3 3 0 0 0-4 0v4h-3v-8h-2z",
  },
  gate: {
    body: "M3 21V5h3V3h3v2h6V3h3v2h3v16h-5.5v-6a3.5 3.5 0 0 0-7 0v6z",
    line: "M3 9h18M6.5 5v4M17.5 5v4",
  },
  wall: {
    body: "M2 21V6h4v3h3V6h6v3h3V6h4v15z",
    line: "M2 13h20M2 17h20M7 9v4M16 9v4M11.5 13v4M5 17v4M18 17v4",
  },
  longwall: {
    body: "M1.5 15l4-3 5 2 5-4 7-3v5l-7 3.5-5 3.5-5-1.5-4 3zM9 7h4v6l-3 1-1-.5z",
    line: "M9 7V5h1.3v1.2h1.4V5H13v2M3.5 13.5v2M7.5 13v2M15.5 10v2.5M19 8.5V11",
  },
  tower: { body: "M6.5 8h11L16 22H8zM5.5 3h2.5v2h2.5V3h3v2H16V3h2.5v5h-13z", line: "M12 12v3.5" },
  keep: {
    body: "M3 22V8h2V5.5h2V8h2V3h2v2h2V3h2v5h2V5.5h2V8h2v14z",
    line: "M10 22v-4.5a2 2 0 0 1 4 0V22M7 12v2.5M17 12v2.5",
  },
  house: { body: "M12 3L2.5 11H5v10.5h14V11h2.5z", line: "M10 21.5V15h4v6.5" },
  houses: {
    body: "M7.5 5L2 10.5h1.5v10h8v-10H13zM17 9l-4 4v7.5h8V13z",
    line: "M6.5 20.5v-4.5h2v4.5M16 17.5h2",
  },
  tent: { body: "M12 4L2 21h20z", line: "M12 4l-3.5 17M12 4l3.5 17M12 4V2" },
  hut: { body: "M3 12c2-6 5-9 9-9s7 3 9 9zM5 12h14v9H5z", line: "M10 21v-5h4v5M8 6l8 6M16 6l-8 6" },
  dome: {
    body: "M6 12a6 6 0 0 1 12 0zM4.5 12h15v3h-15zM4 15h16v6.5H4z",
    line: "M12 6V2M10.8 3.2h2.4M8 17v4.5M12 17v4.5M16 17v4.5",
  },
  minarets: {
    body: "M7.5 12.5c0-2.5 2-4 4.5-6.5 2.5 2.5 4.5 4 4.5 6.5zM6 12.5h12v9H6zM2.5 7h2.5v14.5H2.5zM19 7h2.5v14.5H19z",
    line: "M10 21.5v-4a2 2 0 0 1 4 0v4M3.7 7V4M20.3 7V4M12 6V3.5",
  },
  onions: {
    body: "M9 12c0-3 1.5-4 3-7 1.5 3 3 4 3 7zM3 15c0-2 1-2.7 2-4.7 1 2 2 2.7 2 4.7zM17 15c0-2 1-2.7 2-4.7 1 2 2 2.7 2 4.7zM9 12h6v9.5H9zM3 15h4v6.5H3zM17 15h4v6.5h-4z",
    line: "M12 5V2M5 10.3V8M19 10.3V8M7 21.5h10",
  },
  cathedral: {
    body: "M4 21.5V7l2.5-5L9 7v14.5zM15 21.5V7l2.5-5L20 7v14.5zM9 21.5V12h6v9.5z",
    line: "M12 14a1.8 1.8 0 1 0 .01 0zM12 21.5V19M6.5 10v4M17.5 10v4",
  },
  arena: {
    body: "M2 8q10-4.5 20 0v13h-4v-4.5a2 2 0 0 0-4 0V21h-4v-4.5a2 2 0 0 0-4 0V21H2z",
    line: "M2 12q10-3 20 0M4 4.5q8-3 16 0",
  },
  terraces: {
    body: "M2 21v-5h20v5zM5 16v-5h14v5zM8.5 11V6h7v5z",
    line: "M12 6V2.5M12 4c-2-1.5-3-1.2-4 0M12 4c2-1.5 3-1.2 4 0M6.5 11c-1 1.5-1 3 0 4M17.5 11c1 1.5 1 3 0 4M3.5 16c-1 1.5-1 2.5 0 4M20.5 16c1 1.5 1 2.5 0 4",
  },
  steppes: {
    body: "M1.5 21v-3h3.5v-3.5h3V11h2V7.5h4V11h2v3.5h3V18h3.5v3z",
    line: "M10.5 7.5V4h3v3.5M12 12v9",
  },
  latticetower: {
    body: "M11 2h2l1.2 8H9.8zM9.5 10h5l2.5 6.5H7z",
    line: "M9.8 10L4 22M14.2 10L20 22M7 16.5q5 4 10 0M8 13.5h8",
  },
  stones: {
    body: "M2.5 9h7v3h-7zM3.5 12h2v9h-2zM7 12h2v9H7zM14.5 9h7v3h-7zM15.5 12h2v9h-2zM19 12h2v9h-2zM8.5 3.5h7v3h-7z",
    line: "M10 6.5V9M14 6.5V9M10.5 21v-5M13.5 21v-5",
  },
  obelisk: { body: "M10 5l2-3 2 3 1 14H9zM6.5 19h11v3h-11z", line: "M12 8v.5M11.5 11.5h1M11.5 15h1" },
  colossus: {
    body: "M12 6.5a2 2 0 1 0 .01 0zM9.5 10.5h5L15 16l2 6h-3l-2-5-2 5H7l2-6z",
    line: "M9.5 10.5L6 14M14.5 10.5L17.5 5M17.5 5V2.5M16 2.5h3M3.5 22h17",
  },
  liberty: {
    body: "M10.5 9h3.5l2 11H8zM12.2 4.5a2 2 0 1 0 .01 0z",
    line: "M10.5 9.5L7 5M7 5V2.5M6 3.8h2M14 10l2.5 2-1 4M10 3.7l2-1.5 2.2 1.5M6 22h12",
  },
  redeemer: {
    body: "M10 8h4l1 13H9zM12 3a2 2 0 1 0 .01 0z",
    line: "M10 9H1.5v2.5L10 12M14 9h8.5v2.5L14 12M7 22h10",
  },
  shells: {
    body: "M2 20c0-6 2-10 6-14 1 5 .5 10-1.5 14zM8 20c0-5 1.5-8.5 5-12.5 1 4.5.7 9-1 12.5zM13.5 20c0-4 1.5-7 4.5-10 1 3.5.7 7.5-1 10z",
    line: "M1.5 20.5h21M18.5 20c.5-2 1.5-4 3-5.5",
  },
  palace: {
    body: "M2 10l10-6 10 6v2H2zM3.5 12h17v9h-17z",
    line: "M1 10q-.5 2 1 2M23 10q.5 2-1 2M8 21v-5h8v5M5.5 15v3M18.5 15v3M12 4V2",
  },
  pagoda: {
    body: "M12 2.5l7 4.5H5zM7.5 7h9v3h-9zM12 9l9 5H3zM6.5 14h11v7h-11z",
    line: "M3 14q-1 0-1.5-1M21 14q1 0 1.5-1M10.5 21v-4h3v4",
  },
  factory: {
    body: "M2.5 21V11l5 3.5V11l5 3.5V11l5 3.5V3.5h3V21z",
    line: "M6 18h2M11 18h2M16 18h2M19 3.5c-.5-1.5 1-2 2.5-1.5",
  },
  derrick: {
    body: "M10.5 3h3l.7 3.5H9.8z",
    line: "M10 6.5L5 21.5M14 6.5l5 15M8.5 11l7 5M15.5 11l-7 5M6 17.5h12M3 21.5h18",
  },
  mine: { body: "M2 21l4-11 6-5 6 5 4 11h-6v-5a4 4 0 0 0-8 0v5z", line: "M8 21h8" },
  mill: {
    body: "M9 10.5h6l2 11H7z",
    line: "M12 9.5L5.5 3M12 9.5L18.5 3M12 9.5l-6.5 6M12 9.5l6.5 6M11 21.5v-4h2v4",
  },
  observatory: {
    body: "M4 14a8 8 0 0 1 16 0zM4 14h16v7.5H4z",
    line: "M12 11l6-7M13.5 12.5l6-7M10 21.5v-4h4v4",
  },
  altar: {
    body: "M4 12h16v3H4zM6.5 15h11v6.5h-11z",
    line: "M12 11.5c-3-1.5-2.5-4.5 0-8.5 2.5 4 3 7 0 8.5zM10 18h4",
  },
  dolmen: { body: "M2 6l19-2 1 4-20 1.5zM4.5 9.5h4L8 21H4zM15.5 9H20l.5 12H16z" },
  stage: {
    body: "M2.5 3h19v4c-2 2-4 2-5 0-2 2-3.5 2-4.5 0-1 2-2.5 2-4.5 0-1 2-3 2-5 0z",
    line: "M4 8.5V18M20 8.5V18M2 18.5h20L20.5 22h-17z",
  },
  // On water, on rails, in the air.
  galley: {
    body: "M2 13h17c1.5 0 2.5-1 3-3l.5 3c0 3-2.5 5-5.5 5H6c-2.5 0-4-2-4-5z",
    line: "M10.5 13V3M5.5 4q5 1.5 10 0v6q-5 1.5-10 0zM6.5 18L4.5 21.5M10.5 18l-2 3.5M14.5 18l-2 3.5",
  },
  prow: {
    body: "M2 11c5 2 10 2 15-1 2-1.5 2.5-4 1-7 3.5 1 4.5 5 3 9l-3 6H6z",
    line: "M13.5 14v.2M1 20.5c3-2 4.5-2 6.5 0s4.5 2 6.5 0 4.5-2 6.5 0M14 14.5l5-1",
  },
  ship: {
    body: "M2.5 15.5h19l-3 5.5h-13zM11.3 2.5v11.5H4.5C7 11 9.5 7.5 11.3 2.5zM13 5c2.5 2.5 4.5 5.5 5.5 9H13z",
  },
  caravel: {
    body: "M2 14.5h20L19 21H6zM5 5q4 2 0 7h6q2-3.5 0-7zM14 4q4 2.5 0 8h6q2-4 0-8z",
    line: "M8 12v2.5M17 12v2.5",
  },
  liner: {
    body: "M1.5 14h21L20 20.5H5zM5 10h13v4H5zM8 4h2.5v6H8zM13 4h2.5v6H13z",
    line: "M7 17h.1M11 17h.1M15 17h.1",
  },
  raft: { body: "M3 16h18v3.5H3z", line: "M12 16V3M12 4l6 8h-6M6 21.5h12" },
  train: {
    body: "M4 15V9h8V4h8v11zM3 15h18v3H3z",
    line: "M6.5 9V5M5 5h3M14.5 7h3v4h-3zM7 18a2 2 0 1 0 .01 0zM16.5 18a2 2 0 1 0 .01 0zM1.5 18L4 15",
  },
  plane: {
    body: "M12 2c1.2 0 1.8 2 1.8 4v3l8.2 5v2.5L13.8 14v4l2.7 2v1.8L12 20.5l-4.5 1.3V20l2.7-2v-4L2 16.5V14l8.2-5V6c0-2 .6-4 1.8-4z",
  },
  biplane: {
    body: "M3 6h18v2.5H3zM3 14h18v2.5H3zM9.5 9.5h5v3.5h-5z",
    line: "M6 8.5V14M18 8.5V14M12 2.5V6M9 3h6M12 16.5V21M9 21h6",
  },
  rocket: {
    body: "M12 1.5c3.5 3 4.5 6.5 4.5 10V17h-9v-5.5c0-3.5 1-7 4.5-10zM7.5 12L4 17v3l3.5-2zM16.5 12l3.5 5v3l-3.5-2z",
    line: "M12 8a1.8 1.8 0 1 0 .01 0zM10 19.5V22M14 19.5V22M12 18v4",
  },
  satellite: {
    body: "M9.5 9h5v6h-5zM1.5 9.5h6v5h-6zM16.5 9.5h6v5h-6z",
    line: "M7.5 12h2M14.5 12h2M4.5 9.5v5M19.5 9.5v5M12 9V5M9 5a3 3 0 0 0 6 0M12 15v3",
  },
  station: {
    body: "M9 10h6v4H9zM2 4h4.5v7H2zM2 13h4.5v7H2zM17.5 4H22v7h-4.5zM17.5 13H22v7h-4.5z",
    line: "M6.5 12H9M15 12h2.5M12 10V6M12 14v4M10 6h4M10 18h4",
  },
  tank: {
    body: "M2 15h20a3 3 0 0 1-3 5H5a3 3 0 0 1-3-5zM7 10h8.5l2 5H5z",
    line: "M15.5 12H22M7 17.5h.1M12 17.5h.1M17 17.5h.1",
  },
  chariot: {
    body: "M4 6h6c4 0 6 3 6 7H5z",
    line: "M9.5 13a4 4 0 1 0 .01 0zM9.5 17v.1M16 13l6.5 2M9.5 13v8M5.5 17h8",
  },
} satisfies Record<string, Shape>;
