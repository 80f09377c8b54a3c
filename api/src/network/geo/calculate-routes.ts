import type { Route } from 'shared-contracts/network/geo';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import type { Routing } from './routing.ts';

/** Parallel requests. */
const CONCURRENCY = 4;

/** Calculates each distinct route once; a route with fewer than two points is undefined. */
export async function calculateRoutes(
  routing: Routing,
  routes: readonly (readonly Point[])[],
): Promise<(Route | undefined)[]> {
  const unique = new Map(routes.filter((points) => points.length > 1).map((points) => [points.join(';'), points]));
  const routeByKey = new Map<string, Route>();
  const queue = [...unique];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) routeByKey.set(next[0], await routing(next[1]));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return routes.map((points) => routeByKey.get(points.join(';')));
}
