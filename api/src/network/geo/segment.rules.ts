import type { Point } from './great-circle.rules.ts';

/** Seven decimals of a degree, about a centimetre: as fine as places are kept. */
const PER_DEGREE = 1e7;

/** A point in whole centimetres: on them it is certain what lies on a line and what does not. */
export const onGrid = ([latitude, longitude]: Point): Point => [
  Math.round(latitude * PER_DEGREE),
  Math.round(longitude * PER_DEGREE),
];
export const offGrid = ([latitude, longitude]: Point): Point => [latitude / PER_DEGREE, longitude / PER_DEGREE];

/** Products of distances on the grid have up to 64 bits, of which a number holds 53. */
const CERTAIN = 2 ** -51;

const exactSign = (a: number, b: number, c: number, d: number) => {
  const difference = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
  return Number(difference > 0n) - Number(difference < 0n);
};

/** On which side of the line from one point to another a third one lies, all on the grid; 1: left of it as seen with the north above, 0: on it. */
export function sideOf([y0, x0]: Point, [y1, x1]: Point, [y, x]: Point): number {
  const [one, other] = [(x1 - x0) * (y - y0), (y1 - y0) * (x - x0)];
  const difference = one - other;
  return Math.abs(difference) > CERTAIN * (Math.abs(one) + Math.abs(other))
    ? Math.sign(difference)
    : exactSign(x1 - x0, y - y0, y1 - y0, x - x0);
}

export type Edge = readonly [from: Point, to: Point];

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

/** Whether a point lies on an edge, its ends included; all on the grid. */
export const liesOn = (point: Point, [from, to]: Edge) =>
  isBetween(point[0], from[0], to[0]) && isBetween(point[1], from[1], to[1]) && sideOf(from, to, point) === 0;

/** The sides of an outline, from the last corner back to the first one too. */
export const edgesOf = (corners: readonly Point[]): Edge[] =>
  corners.map((from, i): Edge => [from, corners[(i + 1) % corners.length] ?? from]);
