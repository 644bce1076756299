/** The cells of the map: what they are and hold, and which lies in which direction. */
import type { Spot, View } from "../../generated/gheos";
import type { Direction } from "../../board/nearest";
import type { Speaker } from "../../text/speaker";

export function describeCell(view: View, cell: string, speaker: Speaker): string {
  const tile = view.tiles.find((laid) => laid.cell === cell);
  const parts = [speaker.word(cell), tile ? speaker.word(tile.tile) : speaker.say("cell-empty")];
  const lands = new Set(tile?.parts.map(({ land }) => view.lands[land]!));
  for (const { civilizations } of lands) {
    for (const civilization of civilizations) parts.push(speaker.say("cell-of", { civilization }));
  }
  return parts.join(", ");
}

/** The row-wise order in which a screen reader walks over the map. */
export function inRows(spots: readonly Spot[]): Spot[][] {
  const rows = new Map<number, Spot[]>();
  for (const spot of spots) rows.set(spot.row, [...(rows.get(spot.row) ?? []), spot]);
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.toSorted((a, b) => a.column - b.column));
}

/** The cell that an arrow leads to: along the row, or to the row above or below. */
export function neighbour(spots: readonly Spot[], from: Spot, [dx, dy]: Direction): Spot | undefined {
  const ahead = spots.filter(({ row, column }) =>
    dx ? row === from.row && (column - from.column) * dx > 0 : (row - from.row) * dy > 0,
  );
  const far = ({ row, column }: Spot): number =>
    Math.abs(column - from.column) + 1000 * Math.abs(row - from.row);
  return ahead.sort((a, b) => far(a) - far(b))[0];
}
