/** Rotates a quadrant of the Hilbert curve. */
const rotate = (size: number, x: number, y: number, rx: number, ry: number): [x: number, y: number] => {
  if (ry !== 0) return [x, y];
  return rx === 1 ? [size - 1 - y, size - 1 - x] : [y, x];
};

/** The number of a tile in PMTiles: zoom by zoom along the Hilbert curve. */
export function toTileId(zoom: number, column: number, row: number): number {
  let id = (4 ** zoom - 1) / 3;
  let [x, y] = [column, row];
  for (let size = 2 ** zoom / 2; size >= 1; size /= 2) {
    const [rx, ry] = [Math.floor(x / size) % 2, Math.floor(y / size) % 2];
    id += size * size * ((3 * rx) ^ ry);
    [x, y] = rotate(size, x % size, y % size, rx, ry);
  }
  return id;
}
