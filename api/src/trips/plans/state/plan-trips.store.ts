import type { TripStage } from 'shared-contracts/values/trips/trip-stages';
import type { Db } from '../../../platform/database/database.ts';
import { type DraftTrip, orderIdsOf } from './plan-state.ts';

/** `createdTrip`: the trip that was created of it. */
export type StoredTrip = DraftTrip & { createdTrip: { id: string; number: string; stage: TripStage } | null };

/** The trips of a plan by number. */
export async function listStoredTrips(db: Db, planId: string): Promise<StoredTrip[]> {
  const rows = await db
    .selectFrom('planTrips')
    .leftJoin('trips', 'trips.id', 'planTrips.createdTripId')
    .select([
      'planTrips.id',
      'planTrips.number',
      'planTrips.revision',
      'planTrips.vehicleTypeId',
      'planTrips.vehicleId',
      'planTrips.driverId',
      'startAt',
      'stops',
      'createdTripId',
      'isLocked',
      'trips.number as tripNumber',
      'trips.stage',
    ])
    .where('planId', '=', planId)
    .orderBy('planTrips.number')
    .orderBy('planTrips.id')
    .execute();
  return rows.map(({ tripNumber, stage, ...trip }) => ({
    ...trip,
    createdTrip:
      trip.createdTripId !== null && tripNumber !== null && stage !== null
        ? { id: trip.createdTripId, number: tripNumber, stage }
        : null,
  }));
}

/** Saves new and changed trips with their orders, and deletes the removed ones. */
export async function saveTrips(
  tx: Db,
  planId: string,
  { saved, removedIds }: { saved: readonly DraftTrip[]; removedIds: readonly string[] },
): Promise<void> {
  const ids = [...removedIds, ...saved.map(({ id }) => id)];
  if (ids.length > 0)
    await tx.deleteFrom('planOrders').where('planId', '=', planId).where('tripId', 'in', ids).execute();
  if (removedIds.length > 0)
    await tx.deleteFrom('planTrips').where('planId', '=', planId).where('id', 'in', removedIds).execute();
  if (saved.length === 0) return;
  await tx
    .insertInto('planTrips')
    .values(saved.map((trip) => toRow(planId, trip)))
    .onConflict((conflict) =>
      conflict.columns(['planId', 'id']).doUpdateSet(({ ref }) => ({
        number: ref('excluded.number'),
        revision: ref('excluded.revision'),
        vehicleTypeId: ref('excluded.vehicleTypeId'),
        vehicleId: ref('excluded.vehicleId'),
        driverId: ref('excluded.driverId'),
        startAt: ref('excluded.startAt'),
        stops: ref('excluded.stops'),
        isLocked: ref('excluded.isLocked'),
      })),
    )
    .execute();
  const orders = saved.flatMap((trip) => orderIdsOf(trip).map((orderId) => ({ planId, tripId: trip.id, orderId })));
  if (orders.length > 0) await tx.insertInto('planOrders').values(orders).execute();
}

const toRow = (planId: string, trip: DraftTrip) => ({
  planId,
  id: trip.id,
  number: trip.number,
  revision: trip.revision,
  vehicleTypeId: trip.vehicleTypeId,
  vehicleId: trip.vehicleId,
  driverId: trip.driverId,
  startAt: trip.startAt,
  stops: JSON.stringify(trip.stops),
  isLocked: trip.isLocked,
});

/** Marks trips that are affected by changes of other trips, so that open screens refetch them. */
export async function touchTrips(tx: Db, planId: string, ids: readonly string[], revision: number): Promise<void> {
  if (ids.length > 0)
    await tx.updateTable('planTrips').set({ revision }).where('planId', '=', planId).where('id', 'in', ids).execute();
}

export const setCreatedTrip = (tx: Db, planId: string, id: string, createdTripId: string, revision: number) =>
  tx
    .updateTable('planTrips')
    .set({ createdTripId, revision })
    .where('planId', '=', planId)
    .where('id', '=', id)
    .execute();
