import type { Box, Position } from './rings.rules.ts';

/** Where the segment between two positions enters and leaves a box, as fractions (Liang–Barsky). */
function clipSegment([aX, aY]: Position, [bX, bY]: Position, [west, south, east, north]: Box): [number, number] | null {
  let [enter, leave] = [0, 1];
  const sides = [
    [aX - bX, aX - west],
    [bX - aX, east - aX],
    [aY - bY, aY - south],
    [bY - aY, north - aY],
  ] as const;
  for (const [slope, distance] of sides) {
    if (slope === 0 && distance < 0) return null;
    if (slope < 0) enter = Math.max(enter, distance / slope);
    else if (slope > 0) leave = Math.min(leave, distance / slope);
  }
  return enter < leave ? [enter, leave] : null;
}

const toPlace = ([aX, aY]: Position, [bX, bY]: Position, part: number): Position => [
  aX + (bX - aX) * part,
  aY + (bY - aY) * part,
];

/** The parts of a line in a box. */
export function clipLine(line: readonly Position[], box: Box): Position[][] {
  const parts: Position[][] = [];
  let part: Position[] | null = null;
  for (const [index, b] of line.entries()) {
    const a = line[index - 1];
    if (!a) continue;
    const clipped = clipSegment(a, b, box);
    if (!clipped) {
      part = null;
      continue;
    }
    const [enter, leave] = clipped;
    if (!part) {
      part = [enter > 0 ? toPlace(a, b, enter) : a];
      parts.push(part);
    }
    part.push(leave < 1 ? toPlace(a, b, leave) : b);
    if (leave < 1) part = null;
  }
  return parts;
}

/** Units are 1e-7 degrees: a position within one unit of a side is on it. */
const isNear = (a: number, b: number) => Math.abs(a - b) <= 1;

/**
 * How far along the sides of a box a position is, counterclockwise from its south-western corner; null if it is
 * inside.
 */
function getTurn([x, y]: Position, [west, south, east, north]: Box): number | null {
  if (isNear(y, south)) return (x - west) / (east - west);
  if (isNear(x, east)) return 1 + (y - south) / (north - south);
  if (isNear(y, north)) return 2 + (east - x) / (east - west);
  return isNear(x, west) ? 3 + (north - y) / (north - south) : null;
}

const getCorner = ([west, south, east, north]: Box, turn: number): Position =>
  (
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ] as const
  )[turn % 4] ?? [west, south];

type Part = { line: readonly Position[]; start: number; end: number };

const countTurns = (from: number, to: number) => (to - from + 4) % 4;

function walkTo(next: number, from: number, box: Box): Position[] {
  const end = from + countTurns(from, next);
  const corners: Position[] = [];
  for (let turn = Math.floor(from) + 1; turn < end; turn += 1) corners.push(getCorner(box, turn));
  return corners;
}

/**
 * Closes coasts that cross a box along its sides: land is to the left of a coast, like the inside of a box that is
 * walked around counterclockwise. Null when a coast ends within the box, so that it is unknown where land ends.
 */
export function closeCoasts(lines: readonly (readonly Position[])[], box: Box): Position[][] | null {
  const parts = new Set<Part>();
  for (const line of lines.flatMap((coast) => clipLine(coast, box))) {
    const [first, last] = [line[0], line.at(-1)];
    const [start, end] = [first && getTurn(first, box), last && getTurn(last, box)];
    if (typeof start !== 'number' || typeof end !== 'number') return null;
    parts.add({ line, start, end });
  }
  const rings: Position[][] = [];
  for (const first of parts) {
    const ring: Position[] = [];
    let part: Part | undefined = first;
    while (part && parts.delete(part)) {
      const { line, end }: Part = part;
      ring.push(...line);
      const next: Part =
        [...parts, first].toSorted((a, b) => countTurns(end, a.start) - countTurns(end, b.start))[0] ?? first;
      ring.push(...walkTo(next.start, end, box));
      part = next === first ? undefined : next;
    }
    rings.push(ring);
  }
  return rings;
}
