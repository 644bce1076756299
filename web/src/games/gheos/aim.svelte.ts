/** Where a tile that looks the same in all rotations would go, until it is confirmed. */
class Aim {
  cell: string | null = $state(null);
}

export const aim = new Aim();
