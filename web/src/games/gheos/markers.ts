/** Where on its continent the marker of a civilization stands: where it hides least. */
import type { LaidPart, LaidTile, View } from "../../generated/gheos";
import { onEdge, onMap, type Point, quietCorner, symbolSpots } from "./triangles";

export const MARKER = 14;
/** More room than this around a marker is of no use. */
const ENOUGH = 0.5;

interface Side {
  tile: LaidTile;
  part: LaidPart;
  edge: number;
}

/** Places for markers on a land, the best first: between its tiles, rather on landmasses, away from symbols. */
export function markerPlaces(view: View, land: number): Point[] {
  const symbols = view.tiles.flatMap((tile) =>
    tile.parts.flatMap((part) =>
      symbolSpots(part).map(({ radius, ...at }) => ({ radius, ...onMap(tile, at) })),
    ),
  );
  const room = ({ x, y }: Point): number =>
    Math.min(ENOUGH, ...symbols.map((s) => Math.hypot(s.x - x, s.y - y) - s.radius - MARKER));
  const places = sharedEdges(view, land).flatMap((sides) =>
    [0.5, 0.34, 0.66].map((along) => {
      const coasts = sides.filter(({ part }) => part.kind === "coast").length;
      const at = onMap(sides[0]!.tile, onEdge(sides[0]!.edge, along));
      return { ...at, value: room(at) - 6 * coasts - Math.abs(along - 0.5) };
    }),
  );
  const corners = view.tiles
    .filter(({ parts }) => parts.some((part) => part.land === land && part.edges.length === 3))
    .map((tile) => onMap(tile, quietCorner(tile.parts)))
    .map((at) => ({ ...at, value: room(at) - 3 }));
  return [...places, ...corners].sort((a, b) => b.value - a.value || a.y - b.y || a.x - b.x);
}

/** The edges at which two tiles of a land meet. */
function sharedEdges(view: View, land: number): Side[][] {
  const tiles = new Map(view.tiles.map((tile) => [tile.cell, tile]));
  const byEdge = new Map<string, Side[]>();
  for (const { cell, edge } of view.lands[land]!.sides) {
    const tile = tiles.get(cell)!;
    const part = tile.parts.find(({ edges }) => edges.includes(edge))!;
    const { x, y } = onMap(tile, onEdge(edge));
    const key = `${Math.round(x)} ${Math.round(y)}`;
    byEdge.set(key, [...(byEdge.get(key) ?? []), { tile, part, edge }]);
  }
  return [...byEdge.values()].filter((sides) => sides.length === 2);
}
