import type { Point } from '../geo/great-circle.rules.ts';

/** On which side of the line from one point to another a third one lies; 0: on it. */
const sideOf = ([y0, x0]: Point, [y1, x1]: Point, [y, x]: Point) => Math.sign((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0));

const isBetween = (value: number, one: number, other: number) => value >= Math.min(one, other) && value <= Math.max(one, other);

const liesOn = (point: Point, [from, to]: Edge) => sideOf(from, to, point) === 0 && isBetween(point[0], from[0], to[0]) && isBetween(point[1], from[1], to[1]);

type Edge = readonly [from: Point, to: Point];

function meet([a, b]: Edge, [c, d]: Edge): boolean {
  if (sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0) return true;
  return liesOn(a, [c, d]) || liesOn(b, [c, d]) || liesOn(c, [a, b]) || liesOn(d, [a, b]);
}

/** The second edge goes on where the first one ends: beyond that corner they have nothing in common. */
const turnsBack = (first: Edge, second: Edge) => liesOn(second[1], first) || liesOn(first[0], second);

/** Whether the outline meets itself anywhere but at its corners, one edge after the other; so do corners that are one place, or all on one line. */
export function crossesItself(corners: readonly Point[]): boolean {
  const edges = corners.map((from, i): Edge => [from, corners[(i + 1) % corners.length] ?? from]);
  return edges.some((edge, i) =>
    edges.slice(i + 1).some((other, ahead) => {
      if (ahead === 0) return turnsBack(edge, other);
      return i === 0 && ahead === edges.length - 2 ? turnsBack(other, edge) : meet(edge, other);
    }));
}
