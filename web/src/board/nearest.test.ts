import { expect, it } from "vitest";
import { nearest, nearestAhead } from "./nearest";

const at = (point: { x: number; y: number }) => point;
const here = { x: 0, y: 0 };
const east = { x: 10, y: 0 };
const farEast = { x: 30, y: 0 };
const southEast = { x: 9, y: 9 };
const west = { x: -4, y: 0 };
const all = [farEast, southEast, east, west];

it("finds the nearest, in any direction or in none", () => {
  expect(nearest(all, here, at)).toBe(west);
  expect(nearest([], here, at)).toBeUndefined();
});

it("looks ahead, and rather straight than aside", () => {
  expect(nearestAhead(all, here, [1, 0], at)).toBe(east);
  expect(nearestAhead(all, here, [-1, 0], at)).toBe(west);
  expect(nearestAhead(all, here, [0, 1], at)).toBe(southEast);
  expect(nearestAhead(all, here, [0, -1], at)).toBeUndefined();
});

it("leads no farther aside than it is told to, for each step ahead", () => {
  const aside = { x: 10, y: 40 };
  const straight = { x: 95, y: 0 };
  expect(nearestAhead([straight, aside], here, [1, 0], at)).toBe(aside);
  expect(nearestAhead([straight, aside], here, [1, 0], at, 1, 3)).toBe(straight);
});
