import type { DriverEventInput } from 'shared-contracts/trips/driving';
import { findDistanceFromStop, findEarliness } from 'shared-contracts/values/trips/driver-checks';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import type { DriverDeviation } from './driving.tables.ts';
import type { LockedTrip } from './reported-trips.store.ts';

/** `by`: in seconds or metres; `changes`: for the history. */
type Deviation = {
  kind: DriverDeviation;
  by: number;
  stopPosition: number | null;
  changes: Record<string, { from: null; to: unknown }>;
};

/** The stop of the trip where the order is now. */
const findReachedStop = (tx: Db, tripId: string, orderId: string) =>
  tx
    .selectFrom('tripStopOrders')
    .innerJoin('orderStops', (join) =>
      join
        .onRef('orderStops.orderId', '=', 'tripStopOrders.orderId')
        .onRef('orderStops.position', '=', 'tripStopOrders.orderPosition'),
    )
    .innerJoin('locations', 'locations.id', 'orderStops.locationId')
    .select(['tripStopOrders.position', 'locations.name', 'latitude', 'longitude'])
    .where('tripStopOrders.tripId', '=', tripId)
    .where('tripStopOrders.orderId', '=', orderId)
    .where('orderStops.arrivedAt', 'is not', null)
    .orderBy('orderStops.arrivedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

const toKm = (metres: number) => (metres / 1_000).toFixed(1);

async function findDeviation(
  tx: Db,
  trip: LockedTrip,
  { event, orderId, position }: DriverEventInput,
  at: number,
): Promise<Deviation | null> {
  if (event === 'start') {
    const by = findEarliness(at, trip.pickAt);
    return by === null
      ? null
      : { kind: 'startedEarly', by, stopPosition: null, changes: { pickAt: { from: null, to: trip.pickAt } } };
  }
  if (orderId === null || (event !== 'arriveAtPickup' && event !== 'arriveAtDrop')) return null;
  const stop = await findReachedStop(tx, trip.id, orderId);
  const by = stop ? findDistanceFromStop(position, stop) : null;
  if (!stop || by === null) return null;
  const changes = { stop: { from: null, to: stop.name }, distanceFromStop: { from: null, to: toKm(by) } };
  return { kind: 'arrivedFar', by, stopPosition: stop.position, changes };
}

/** Several orders reach a stop at once. */
const isMarked = async (tx: Db, tripId: string, { kind, stopPosition }: Deviation) =>
  (await tx
    .selectFrom('driverEvents')
    .select('key')
    .where('tripId', '=', tripId)
    .where('deviation', '=', kind)
    .where('stopPosition', stopPosition === null ? 'is' : '=', stopPosition)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Marks a trip that was started days before its pickup, and an arrival that was reported far from its stop. */
export async function markDeviation(
  tx: Db,
  caller: Caller,
  trip: LockedTrip,
  input: DriverEventInput,
  { at, now }: { at: number; now: number },
): Promise<void> {
  const deviation = await findDeviation(tx, trip, input, at);
  if (!deviation || (await isMarked(tx, trip.id, deviation))) return;
  const { kind, by, stopPosition, changes } = deviation;
  await tx
    .updateTable('driverEvents')
    .set({ deviation: kind, deviationBy: by, stopPosition })
    .where('userId', '=', caller.userId)
    .where('key', '=', input.key)
    .execute();
  await recordTimeline(tx, caller, {
    subject: 'trip',
    subjectId: trip.id,
    organizationId: trip.organizationId,
    event: kind,
    changes,
    occurredAt: at,
    recordedAt: now,
  });
}
