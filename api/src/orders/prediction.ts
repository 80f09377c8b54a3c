import { Money } from 'shared-contracts/common';
import { linehaulTermsOf } from '../contracts/contracts.store.ts';
import { linehaul } from '../rating/linehaul.rules.ts';
import type { Point } from '../geo/great-circle.rules.ts';
import type { Routing } from '../geo/routing.ts';
import { pointsOfRoutes } from '../locations/locations.store.ts';
import type { Db } from '../platform/database.ts';

/** What an order covers and costs in the contract's base currency; nothing without two stops, no cost without a rate (or with one that no money can pay). */
export type Prediction = { distance: string | null; cost: string | null; isEstimated: boolean };
type Route = { contractId: string; isBackhaul: boolean; stops: readonly { locationId: string }[] };

const NOTHING: Prediction = { distance: null, cost: null, isEstimated: true };
/** So many roads are asked for at once. */
const AT_ONCE = 4;

/** The way of each; a way that several go is asked for once. */
async function waysOf(routing: Routing, routes: readonly Point[][]) {
  const asked = new Map(routes.map((points) => [points.join(';'), points]));
  const found = new Map<string, { distance: string; estimated: boolean }>();
  const left = [...asked];
  const ask = async () => {
    for (let next = left.pop(); next; next = left.pop()) found.set(next[0], await routing(next[1]));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return routes.map((points) => found.get(points.join(';')));
}

/** For each of several orders, in four queries. */
export async function predictAll(db: Db, routing: Routing, orders: readonly Route[]): Promise<Prediction[]> {
  const going = orders.filter(({ stops }) => stops.length > 1);
  const places = going.map(({ stops }) => stops.map(({ locationId }) => locationId));
  const ways = await waysOf(routing, await pointsOfRoutes(db, places));
  const terms = await linehaulTermsOf(db, going.map(({ contractId }, i) => ({ contractId, from: places[i]?.at(0) ?? '', to: places[i]?.at(-1) ?? '' })));
  const predicted = new Map(going.map((order, i): [Route, Prediction] => {
    const [way, term] = [ways[i], terms[i]];
    if (!way || !term) return [order, NOTHING];
    const { data: cost = null } = Money.safeParse(linehaul(term, way.distance, order.isBackhaul)?.amount);
    return [order, { distance: way.distance, cost, isEstimated: way.estimated }];
  }));
  return orders.map((order) => predicted.get(order) ?? NOTHING);
}

export async function predict(db: Db, routing: Routing, order: Route): Promise<Prediction> {
  const [prediction = NOTHING] = await predictAll(db, routing, [order]);
  return prediction;
}
