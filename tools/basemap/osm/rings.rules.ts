export type Position = readonly [x: number, y: number];
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Lines of point numbers, joined where one ends at the number at which another starts. */
export type Joined = { rings: number[][]; open: number[][] };

const isClosed = (line: ArrayLike<number>) => line.length > 3 && line[0] === line[line.length - 1];

/** The lines that start (or end, where direction doesn't matter) at each number. */
function groupByEnds(lines: readonly ArrayLike<number>[], isDirected: boolean) {
  const ends = new Map<number, number[]>();
  for (const [index, line] of lines.entries())
    for (const end of isDirected ? [line[0]] : [line[0], line[line.length - 1]])
      if (end !== undefined) ends.set(end, [...(ends.get(end) ?? []), index]);
  return ends;
}

/** Lines that no other leads to come first, so that an open line is found from its start. */
function orderByStarts(lines: readonly ArrayLike<number>[]) {
  const reached = new Set(lines.map((line) => line[line.length - 1]));
  return [...lines.keys()].toSorted((a, b) => Number(reached.has(lines[a]?.[0])) - Number(reached.has(lines[b]?.[0])));
}

/** `isDirected`: whether lines may be joined in their own direction only, as coasts. */
export function joinLines(lines: readonly ArrayLike<number>[], isDirected: boolean): Joined {
  const ends = groupByEnds(lines, isDirected);
  const used = new Set<number>();
  const joined: Joined = { rings: [], open: [] };
  for (const first of orderByStarts(lines)) {
    if (used.has(first)) continue;
    used.add(first);
    const line = Array.from(lines[first] ?? []);
    while (!isClosed(line)) {
      const end = line.at(-1) ?? -1;
      const next = ends.get(end)?.find((index) => !used.has(index));
      if (next === undefined) break;
      used.add(next);
      const addition = Array.from(lines[next] ?? []);
      line.push(...(addition[0] === end ? addition : addition.toReversed()).slice(1));
    }
    (isClosed(line) ? joined.rings : joined.open).push(line);
  }
  return joined;
}

/** Positive when it runs counterclockwise. */
export function getSignedArea(ring: readonly Position[]): number {
  let area = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    area += x * nextY - nextX * y;
  }
  return area / 2;
}

export function isInRing([x, y]: Position, ring: readonly Position[]): boolean {
  let isInside = false;
  for (const [index, [aX, aY]] of ring.entries()) {
    const [bX, bY] = ring.at(index - 1) ?? [aX, aY];
    if (aY > y !== bY > y && x < ((bX - aX) * (y - aY)) / (bY - aY) + aX) isInside = !isInside;
  }
  return isInside;
}

/** Polygons of an outer ring and its holes. */
export function groupHoles(outer: readonly Position[][], inner: readonly Position[][]): Position[][][] {
  const polygons = outer.map((ring) => [ring]);
  for (const hole of inner) {
    const [first] = hole;
    if (first) polygons.find(([ring]) => ring && isInRing(first, ring))?.push(hole);
  }
  return polygons;
}

type Side = { isInside: (place: Position) => boolean; cross: (a: Position, b: Position) => Position };

const vertical = (x: number, sign: number): Side => ({
  isInside: ([placeX]) => (placeX - x) * sign >= 0,
  cross: ([aX, aY], [bX, bY]) => [x, aY + ((bY - aY) * (x - aX)) / (bX - aX)],
});

const horizontal = (y: number, sign: number): Side => ({
  isInside: ([, placeY]) => (placeY - y) * sign >= 0,
  cross: ([aX, aY], [bX, bY]) => [aX + ((bX - aX) * (y - aY)) / (bY - aY), y],
});

function clipSide(ring: readonly Position[], { isInside, cross }: Side): Position[] {
  const clipped: Position[] = [];
  let previous = ring.at(-1);
  for (const place of ring) {
    if (previous && isInside(place) !== isInside(previous)) clipped.push(cross(previous, place));
    if (isInside(place)) clipped.push(place);
    previous = place;
  }
  return clipped;
}

/** The part of a ring in a box (Sutherland–Hodgman); parts of it may meet along the box's sides. */
export function clipRing(ring: readonly Position[], [west, south, east, north]: Box): Position[] {
  const sides = [vertical(west, 1), horizontal(south, 1), vertical(east, -1), horizontal(north, -1)];
  let clipped = [...ring];
  for (const side of sides) clipped = clipSide(clipped, side);
  const [first] = clipped;
  return first && clipped.length > 2 ? [...clipped, first] : [];
}
