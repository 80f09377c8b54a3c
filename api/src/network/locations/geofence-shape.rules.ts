import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import { type Edge, toEdges, isOnEdge, toGrid, sideOf } from '../geo/segment.rules.ts';

/** Checks only where edges start: each corner is the start of an edge. */
function intersect([a, b]: Edge, [c, d]: Edge): boolean {
  if (sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0) return true;
  return isOnEdge(a, [c, d]) || isOnEdge(c, [a, b]);
}

/** The second edge starts at the end of the first one; they may share only that corner. */
const overlapsNext = (first: Edge, second: Edge) => isOnEdge(second[1], first) || isOnEdge(first[0], second);

/** Whether edges meet anywhere but at their common corners. Also true for repeated corners and for corners on one line. */
export function crossesItself(corners: readonly Point[]): boolean {
  const edges = toEdges(corners.map(toGrid));
  return edges.some((edge, i) =>
    edges.slice(i + 1).some((other, offset) => {
      if (offset === 0) return overlapsNext(edge, other);
      return offset === edges.length - 2 ? overlapsNext(other, edge) : intersect(edge, other);
    }),
  );
}
