import type { Point } from '../geo/great-circle.rules.ts';
import { type Edge, edgesOf, liesOn, onGrid, sideOf } from '../geo/segment.rules.ts';

function meet([a, b]: Edge, [c, d]: Edge): boolean {
  if (sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0) return true;
  return liesOn(a, [c, d]) || liesOn(b, [c, d]) || liesOn(c, [a, b]) || liesOn(d, [a, b]);
}

/** The second edge goes on where the first one ends: beyond that corner they have nothing in common. */
const turnsBack = (first: Edge, second: Edge) => liesOn(second[1], first) || liesOn(first[0], second);

/** Whether the outline meets itself anywhere but at its corners, one edge after the other; so do corners that are one place, or all on one line. */
export function crossesItself(corners: readonly Point[]): boolean {
  const edges = edgesOf(corners.map(onGrid));
  return edges.some((edge, i) =>
    edges.slice(i + 1).some((other, ahead) => {
      if (ahead === 0) return turnsBack(edge, other);
      return i === 0 && ahead === edges.length - 2 ? turnsBack(other, edge) : meet(edge, other);
    }),
  );
}
