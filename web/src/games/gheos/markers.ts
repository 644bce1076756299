/** Where on its continent the marker of a civilization stands: where it hides least. */
import { onEdge, onMap, type Point } from "./triangles";
import type { Edge, GheosView, LaidPart, LaidTile } from "./view";

interface Place extends Point {
  /** How much it is in the way. */
  price: number;
}

/** A place for each civilization on a land: on the edges between its tiles, best between two landmasses. */
export function markerPlaces(view: GheosView, land: number): Point[] {
  const tiles = new Map(view.tiles.map((tile) => [tile.cell, tile]));
  const byEdge = new Map<string, { tile: LaidTile; part: LaidPart; edge: Edge }[]>();
  for (const { cell, edge } of view.lands[land]!.sides) {
    const tile = tiles.get(cell)!;
    const part = tile.parts.find(({ edges }) => edges.includes(edge))!;
    const { x, y } = onMap(tile, onEdge(edge));
    const key = `${Math.round(x)} ${Math.round(y)}`;
    byEdge.set(key, [...(byEdge.get(key) ?? []), { tile, part, edge }]);
  }
  const shared = [...byEdge.values()].filter((sides) => sides.length === 2);
  return shared.map(placeOn).sort((a, b) => a.price - b.price || a.y - b.y || a.x - b.x);
}

function placeOn(sides: { tile: LaidTile; part: LaidPart; edge: Edge }[]): Place {
  const coasts = sides.filter(({ part }) => part.kind === "coast");
  const crowded = coasts.filter(({ part }) => part.symbols.length).length;
  const { tile, edge } = sides[0]!;
  // Beside the symbols of a coast, which stand in the middle of the edge.
  const along = crowded ? 0.74 : 0.5;
  return { ...onMap(tile, onEdge(edge, along)), price: coasts.length + 2 * crowded };
}
