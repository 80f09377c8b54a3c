import type { MyTrip } from 'shared-contracts/trip-driving';
import { offered, seenBy as orderSeenBy } from '../orders/order-state.ts';
import { orderRows } from '../orders/order-rows.store.ts';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { LIVE_STAGES } from '../fleet/vehicles/vehicle.rules.ts';
import { allowedTripStages } from './trip.rules.ts';
import { presentOrder, presentStops } from './trip.present.ts';
import { findTripParts } from './trip-parts.store.ts';
import { type TripRecord, tripRows } from './trip-rows.store.ts';
import { seenBy } from './trip-state.ts';
import { drivenBy } from './trip-visibility.store.ts';

const DRIVERS: readonly string[] = [
  'arriveAtPickup',
  'startLoading',
  'completeLoading',
  'depart',
  'arriveAtDrop',
  'startUnloading',
  'finishDrop',
  'deliver',
  'deliverPart',
  'failDelivery',
];

async function present(db: Db, caller: Caller, row: TripRecord): Promise<MyTrip> {
  const [parts, { trip, actor }] = [await findTripParts(db, caller, row), seenBy(caller, row)];
  const orders = new Map(
    (
      await orderRows(
        db,
        parts.orders.map(({ id }) => id),
      )
    ).map((order) => [order.id, orderSeenBy(caller, order)]),
  );
  const nextOf = (id: string) => {
    const seen = orders.get(id);
    return seen
      ? offered(seen.order, seen.actor)
          .filter(({ event }) => DRIVERS.includes(event))
          .map(({ event, to }) => ({ event, stage: to }))
      : [];
  };
  const stops = presentStops(parts.stops);
  return {
    id: row.id,
    number: row.number,
    reference: row.reference,
    stage: row.stage,
    pickAt: row.pickAt,
    dropAt: row.dropAt,
    description: row.description,
    vehicle:
      row.vehicleId !== null && row.registrationPlate !== null
        ? { id: row.vehicleId, name: row.registrationPlate }
        : null,
    allowedStages: allowedTripStages(trip, actor),
    stops,
    nextStop: stops.find(({ departedAt }) => departedAt === null)?.position ?? null,
    orders: parts.orders.map((order) => ({ ...presentOrder(order, parts.cargoItems), nextEvents: nextOf(order.id) })),
  };
}

/** The trips that the caller drives: those of a day and those that are not over by then; only saved ones are nobody's yet. @param span null: all that are not over */
export async function myTrips(db: Db, caller: Caller, span: { from: number; to: number } | null): Promise<MyTrip[]> {
  const live = LIVE_STAGES.filter((stage) => stage !== 'saved' && stage !== 'waitingForTrip');
  const found = await db
    .selectFrom('trips')
    .select('id')
    .where(drivenBy(caller))
    .where('stage', '<>', 'saved')
    .where(({ eb, or, and }) => {
      if (!span) return eb('stage', 'in', live);
      const begins = and([eb('pickAt', '>=', span.from), eb('pickAt', '<', span.to)]);
      const runs = and([eb('stage', 'in', live), eb('pickAt', '<', span.to)]);
      return or([begins, runs, and([eb('finishedAt', '>=', span.from), eb('finishedAt', '<', span.to)])]);
    })
    .orderBy('pickAt')
    .orderBy('number')
    .limit(50)
    .execute();
  const rows = await tripRows(
    db,
    caller,
    found.map(({ id }) => id),
  );
  const trips: MyTrip[] = [];
  for (const row of rows) trips.push(await present(db, caller, row));
  return trips;
}
