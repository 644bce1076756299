/* Made by page_types.py out of the types in Python: change them there. */

import type { GameInfo } from "./messages";

/** The games on the shelf of a device. */
export const GAMES: readonly GameInfo[] = [
  {
    id: "ages",
    seats: [2, 3, 4],
    seat_words: ["orange", "green", "violet", "gray"],
    options: [
      { id: "hands", values: ["open", "hidden"], default: "open", own: false },
      { id: "resignation", values: [false, true], default: true, own: false },
      { id: "last_age", values: ["i", "ii", "iii"], default: "iii", own: false },
      { id: "peaceful", values: [false, true], default: false, own: false },
    ],
    bots: ["apprentice", "strategist", "master", "builder", "raider", "merchant"],
    lesson: true,
    board: false,
  },
  {
    id: "gheos",
    seats: [2, 3, 4],
    seat_words: ["dawn", "noon", "dusk", "night"],
    options: [{ id: "points", values: ["open", "hidden"], default: "open", own: false }],
    bots: ["apprentice", "strategist", "master", "builder", "raider", "merchant"],
    lesson: true,
    board: false,
  },
  {
    id: "innersea",
    seats: [1, 2, 3, 4, 5, 6],
    seat_words: ["red", "green", "blue", "purple", "yellow", "brown"],
    options: [
      { id: "epochs", values: [1, 2, 3, 4], default: 4, own: false },
      { id: "first_epoch", values: [1, 2, 3, 4], default: 1, own: false },
      { id: "civilizations", values: [2, 3, 4, 5, 6], default: 2, own: false },
      { id: "choice", values: ["recommended", "all"], default: "recommended", own: false },
      { id: "difficulty", values: ["gentle", "normal", "harsh"], default: "normal", own: false },
      { id: "last_event", values: [false, true], default: false, own: false },
      { id: "hordes", values: [false, true], default: false, own: false },
    ],
    bots: ["apprentice", "strategist", "master", "builder", "raider", "merchant"],
    lesson: true,
    board: false,
  },
  {
    id: "monumental",
    seats: [1, 2, 3, 4],
    seat_words: ["first", "second", "third", "fourth"],
    options: [
      { id: "map", values: ["clash", "pastures", "generated"], default: "clash", own: true },
      { id: "renaissance", values: [false, true], default: false, own: false },
      { id: "wonders", values: ["standard", "alternative"], default: "standard", own: true },
      { id: "celebrities", values: [false, true], default: false, own: false },
      { id: "monsters", values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], default: 0, own: false },
      { id: "automas", values: [0, 1, 2, 3], default: 0, own: false },
      {
        id: "automa_civilization",
        values: ["random", "egyptians", "japanese", "danes", "chinese", "greeks"],
        default: "random",
        own: false,
      },
      {
        id: "level",
        values: ["beginner", "easy", "medium", "hard", "very-hard"],
        default: "beginner",
        own: false,
      },
    ],
    bots: ["apprentice", "strategist", "master", "builder", "raider", "merchant"],
    lesson: true,
    board: false,
  },
  {
    id: "tigris",
    seats: [2, 3, 4],
    seat_words: ["archer", "lion", "bull", "pot"],
    options: [
      { id: "board", values: ["classic", "alternative"], default: "classic", own: false },
      { id: "points", values: ["hidden", "open"], default: "hidden", own: false },
      { id: "buildings", values: [false, true], default: false, own: false },
    ],
    bots: ["apprentice", "strategist", "master", "builder", "raider", "merchant"],
    lesson: true,
    board: false,
  },
];
/** How many bytes a record may have that somebody brings. */
export const LARGEST_RECORD = 1048576;
