import type { ImprovementAdditions } from 'shared-contracts/trips/order-insertions';
import type { PlanImprovementResult } from 'shared-contracts/trips/plan-improvements';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { costOf } from '../insertions/insert-order.rules.ts';
import { toPlanRates } from '../insertions/find-insertions.ts';
import { listOrderRoutes } from '../itinerary/trip-load.store.ts';
import { toAmount } from '../itinerary/trip-plan.rules.ts';
import { type Finder, findRunningPlaces, presentRunningPlaces, type RunningPlace } from './find-order-insertions.ts';
import { findAdditionFaults } from './validate-addition.rules.ts';

/** The number of orders to try: each takes several statements for every trip near it. */
const MAX_ORDERS = 12;

/** Orders that are in no trip of the result, or in a trip without a vehicle. */
function listOrdersLeft({ input, plan }: Pick<PlanImprovementResult, 'input' | 'plan'>): string[] {
  const withoutVehicle = input.fleet ? (plan?.suggestions.filter(({ vehicle }) => !vehicle) ?? []) : [];
  return [
    ...(plan?.unplaced.map(({ order }) => order.id) ?? []),
    ...withoutVehicle.flatMap(({ orders }) => orders.map(({ id }) => id)),
  ];
}

const listTaken = async (db: Db, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? []
    : (
        await db
          .selectFrom('tripOrders')
          .select('orderId')
          .distinct()
          .where('orderId', 'in', orderIds)
          .where('isLive', '=', true)
          .orderBy('orderId')
          .execute()
      ).map(({ orderId }) => orderId);

/** Whether the order is in time and passes the checks, which share no code with the search. */
async function isSound(db: Db, { trip, addition }: RunningPlace): Promise<boolean> {
  const { order, stops, passed, insertion, plan, start, travel, driving } = addition;
  if (insertion.late > 0) return false;
  const [route] = await listOrderRoutes(db, [order]);
  const faults = findAdditionFaults({
    stops: stops.slice(passed),
    start,
    orders: plan.orders.map((carried) => ({ id: carried.id, load: toAmount(carried), windows: carried })),
    addedId: order.id,
    addedStops: route?.visits.length ?? 0,
    capacity: trip,
    travel,
    driving,
  });
  return faults.length === 0;
}

/** Proposes trips on the road for orders that an improvement leaves without a vehicle, the cheapest for each order. */
export async function proposeAdditions(
  finder: Finder,
  caller: Caller,
  run: Pick<PlanImprovementResult, 'input' | 'plan'>,
): Promise<ImprovementAdditions> {
  const { db } = finder;
  const left = listOrdersLeft(run);
  const taken = await listTaken(db, left);
  const rates = toPlanRates({ ...run.input.rates });
  const chosen: RunningPlace[] = [];
  for (const orderId of left.filter((id) => !taken.includes(id)).slice(0, MAX_ORDERS)) {
    const places = (await findRunningPlaces(finder, caller, orderId, rates))
      .filter(({ trip }) => chosen.every((other) => other.trip.id !== trip.id))
      .toSorted((a, b) => costOf(a.addition.insertion, rates) - costOf(b.addition.insertion, rates));
    for (const place of places) {
      if (!(await isSound(db, place))) continue;
      chosen.push(place);
      break;
    }
  }
  const insertions = await presentRunningPlaces(db, chosen, rates);
  return {
    items: chosen.flatMap(({ addition: { order } }, i) => {
      const insertion = insertions[i];
      return insertion
        ? [{ order: { id: order.id, number: order.number, shipperCode: order.shipperCode }, insertion }]
        : [];
    }),
    takenOrderIds: taken,
  };
}
