import type { RoadTable, Routing } from '../../../network/public.ts';
import { type DraftTrip, orderIdsOf } from '../state/plan-state.ts';
import type { DeskOrders } from './plan-order.ts';

/** Parallel requests. */
const CONCURRENCY = 4;

/**
 * Roads between the stops of each trip. Loaded per trip, so that a trip takes the same time in the whole plan as in a
 * change of it.
 */
export async function loadTripRoads(
  routing: Routing,
  trips: readonly DraftTrip[],
  orders: DeskOrders,
): Promise<ReadonlyMap<string, RoadTable | null>> {
  const roads = new Map<string, RoadTable | null>();
  const queue = [...trips];
  const work = async () => {
    for (let trip = queue.pop(); trip; trip = queue.pop()) {
      const stops = orderIdsOf(trip).flatMap((id) => orders.get(id)?.stops ?? []);
      roads.set(trip.id, await routing.roads(stops.map(({ point }) => point)));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return roads;
}
