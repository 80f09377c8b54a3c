import { sql } from 'kysely';
import type { StopTimesCorrectedHook } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { publishTripChanged } from '../core/publish-trip-changed.ts';
import { updateTripRow } from '../core/trip-writes.store.ts';

/** The latest time at a stop of a trip, unix seconds. */
const findLastTime = (tx: Db, tripId: string) =>
  tx
    .selectFrom('tripStopOrders')
    .innerJoin('orderStops', (join) =>
      join
        .onRef('orderStops.orderId', '=', 'tripStopOrders.orderId')
        .onRef('orderStops.position', '=', 'tripStopOrders.orderPosition'),
    )
    .select(sql<number | null>`max(greatest(arrived_at, started_at, ended_at, departed_at))`.as('at'))
    .where('tripId', '=', tripId)
    .executeTakeFirst();

/**
 * A trip shows the times of its orders. A trip that ended with a corrected time now ends with the latest one; the
 * driven distance stays as it was measured.
 */
export const alignTripTimes: StopTimesCorrectedHook = async (tx, { tripId, lastAt }) => {
  if (tripId === null) return;
  const trip = await tx.selectFrom('trips').selectAll().where('id', '=', tripId).executeTakeFirst();
  if (!trip) return;
  if (trip.finishedAt !== null && trip.finishedAt === lastAt.from && lastAt.to !== lastAt.from) {
    const last = await findLastTime(tx, tripId);
    await updateTripRow(tx, tripId, { finishedAt: last?.at ?? trip.finishedAt });
  }
  await publishTripChanged(tx, trip);
};
