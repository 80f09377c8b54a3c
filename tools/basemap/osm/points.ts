/** West, south, east and north, in units of 1e-7 degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Units per degree in which OpenStreetMap stores positions; they fit into 32 bits. */
export const DEGREE = 10_000_000;

export const toBounds = (box: Bounds): Bounds => [
  Math.round(box[0]),
  Math.round(box[1]),
  Math.round(box[2]),
  Math.round(box[3]),
];

/** Numbers outside the heap: a country has tens of millions. */
export function createNumbers() {
  let values = new Float64Array(65_536);
  let length = 0;
  return {
    push: (value: number) => {
      if (length === values.length) {
        const larger = new Float64Array(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length] = value;
      length += 1;
    },
    getLength: () => length,
    toArray: () => values.subarray(0, length),
  };
}

const createSortedSet = (ids: Float64Array): Float64Array => {
  const sorted = ids.slice().toSorted();
  let length = 0;
  for (const id of sorted) {
    if (length > 0 && sorted[length - 1] === id) continue;
    sorted[length] = id;
    length += 1;
  }
  return sorted.slice(0, length);
};

function find(sorted: Float64Array, id: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] ?? 0;
    if (value === id) return middle;
    if (value < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The positions of the nodes that ways use, by the nodes' ids: 16 bytes for each. */
export function createPoints(used: Float64Array) {
  const ids = createSortedSet(used);
  const longitudes = new Int32Array(ids.length);
  const latitudes = new Int32Array(ids.length);
  const isPlaced = new Uint8Array(ids.length);
  return {
    place: (id: number, longitude: number, latitude: number) => {
      const index = find(ids, id);
      if (index < 0) return;
      longitudes[index] = longitude;
      latitudes[index] = latitude;
      isPlaced[index] = 1;
    },
    /** Extracts lack the nodes outside: a line continues without them. */
    toLine: (refs: Float64Array): Int32Array =>
      Int32Array.from(refs, (id) => find(ids, id)).filter((index) => index >= 0 && isPlaced[index]),
    getLongitude: (index: number) => longitudes[index] ?? 0,
    getLatitude: (index: number) => latitudes[index] ?? 0,
  };
}
export type Points = ReturnType<typeof createPoints>;
