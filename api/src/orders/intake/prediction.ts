import { costsOfWays } from '../finance/contracts/way-costs.ts';
import type { Routing } from '../network/geo/routing.ts';
import { waysOf } from '../network/geo/ways.ts';
import { pointsOfRoutes } from '../network/locations/locations.store.ts';
import type { Db } from '../platform/database.ts';

/** What an order covers and costs in the contract's base currency; nothing without two stops, no cost without a rate (or with one that no money can pay). */
export type Prediction = { distance: string | null; cost: string | null; isEstimated: boolean };
type Route = { contractId: string; isBackhaul: boolean; stops: readonly { locationId: string }[] };

const NOTHING: Prediction = { distance: null, cost: null, isEstimated: true };

/** For each of several orders, in as many queries as for one. */
export async function predictAll(db: Db, routing: Routing, orders: readonly Route[]): Promise<Prediction[]> {
  const going = orders.filter(({ stops }) => stops.length > 1);
  const places = going.map(({ stops }) => stops.map(({ locationId }) => locationId));
  const ways = await waysOf(routing, await pointsOfRoutes(db, places));
  const priced = going.map(({ contractId, isBackhaul }, i) => ({
    contractId,
    isBackhaul,
    from: places[i]?.at(0) ?? '',
    to: places[i]?.at(-1) ?? '',
    distance: ways[i]?.distance ?? null,
  }));
  const costs = await costsOfWays(db, routing, priced);
  const predicted = new Map(
    going.map((order, i): [Route, Prediction] => {
      const way = ways[i];
      return [order, way ? { distance: way.distance, cost: costs[i] ?? null, isEstimated: way.estimated } : NOTHING];
    }),
  );
  return orders.map((order) => predicted.get(order) ?? NOTHING);
}

export async function predict(db: Db, routing: Routing, order: Route): Promise<Prediction> {
  const [prediction = NOTHING] = await predictAll(db, routing, [order]);
  return prediction;
}
