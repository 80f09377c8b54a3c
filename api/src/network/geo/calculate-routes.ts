import type { Route } from 'shared-contracts/geo';
import type { Point } from './great-circle.rules.ts';
import type { Routing } from './routing.ts';

/** So many roads are asked for at once. */
const AT_ONCE = 4;

/** The way of each; a way that several go is asked for once, one that leads nowhere is none. */
export async function waysOf(routing: Routing, routes: readonly (readonly Point[])[]): Promise<(Route | undefined)[]> {
  const asked = new Map(routes.filter((points) => points.length > 1).map((points) => [points.join(';'), points]));
  const found = new Map<string, Route>();
  const left = [...asked];
  const ask = async () => {
    for (let next = left.pop(); next; next = left.pop()) found.set(next[0], await routing(next[1]));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return routes.map((points) => found.get(points.join(';')));
}
