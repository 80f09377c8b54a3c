import type { Point } from '../../platform/geometry/great-circle.rules.ts';

/** Seven decimals of a degree, about a centimetre, which is the precision of stored coordinates. */
const PER_DEGREE = 1e7;

/** Whole numbers make it certain whether a point is on a line. */
export const toGrid = ([latitude, longitude]: Point): Point => [
  Math.round(latitude * PER_DEGREE),
  Math.round(longitude * PER_DEGREE),
];
export const fromGrid = ([latitude, longitude]: Point): Point => [latitude / PER_DEGREE, longitude / PER_DEGREE];

/** Products on the grid have up to 64 bits; a double represents only 53. */
const exactSign = (a: number, b: number, c: number, d: number) => {
  const difference = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
  return Number(difference > 0n) - Number(difference < 0n);
};

/**
 * The side of the third point relative to the line from the first to the second: 1 left (north up), -1 right, 0 on it.
 */
export function sideOf([y0, x0]: Point, [y1, x1]: Point, [y, x]: Point): number {
  const difference = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
  // Rounding can make two products equal, but never reverses their order.
  return difference === 0 ? exactSign(x1 - x0, y - y0, y1 - y0, x - x0) : Math.sign(difference);
}

export type Edge = readonly [from: Point, to: Point];

const isBetween = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);

/** Includes the ends. */
export const isOnEdge = (point: Point, [from, to]: Edge) =>
  isBetween(point[0], from[0], to[0]) && isBetween(point[1], from[1], to[1]) && sideOf(from, to, point) === 0;

/** Includes the edge from the last corner to the first one. */
export const toEdges = (corners: readonly Point[]): Edge[] =>
  corners.map((from, i): Edge => [from, corners[(i + 1) % corners.length] ?? from]);
