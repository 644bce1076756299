/** Emblems: what a card is known by before it is read. A large shape and, if need be, a small one beside it. */
import type { Shape } from "./shape";
import { BUILDINGS } from "./shapes/buildings";
import { NATURE } from "./shapes/nature";
import { PEOPLE } from "./shapes/people";
import { THINGS } from "./shapes/things";

export const SHAPES = { ...NATURE, ...BUILDINGS, ...THINGS, ...PEOPLE } satisfies Record<string, Shape>;
export type ShapeName = keyof typeof SHAPES;

export type Emblem = readonly [large: ShapeName, small?: ShapeName];
export type Emblems = Readonly<Record<string, Emblem>>;
