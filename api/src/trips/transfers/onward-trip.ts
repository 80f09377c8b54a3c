import type { TripSplitInput } from 'shared-contracts/trips/trip-transfers';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidField, invalidFields } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { assertAssignable, toSpan } from '../candidates/assignment.ts';
import { findTypeNeeds } from '../candidates/requested-types.store.ts';
import { nextTripNumber } from '../core/trip-number.ts';
import { findReferencedTrip, lockTrip, type TripRecord } from '../core/trip-records.store.ts';
import { insertTripRow } from '../core/trip-writes.store.ts';
import { toUnstartedTrip } from '../driver-hours/driver-hours.rules.ts';
import type { TripPlan } from '../itinerary/trip-plan.ts';
import { PLANNED_STAGES } from '../stages/trip-stage-table.rules.ts';

/** The trip that loads orders at a hub. */
export type OnwardTrip = { row: TripRecord; isNew: boolean };

/** @throws 422 for `tripId` unless it is another trip of the same organization that has not started */
async function lockPlannedTrip(tx: Db, caller: Caller, first: TripRecord, tripId: string): Promise<TripRecord> {
  const { id } = await findReferencedTrip(tx, caller, tripId, 'tripId');
  const row = await lockTrip(tx, caller, id);
  if (row.organizationId !== first.organizationId) throw invalidField('tripId', 'notFound', 'Trip not found');
  if (row.id === first.id || !PLANNED_STAGES.includes(row.stage))
    throw invalidFields({
      tripId: { code: 'notPlanned', message: `Trip ${row.number} has started`, params: { number: row.number } },
    });
  return row;
}

/** A new trip of the organization that runs the first one, or one that has not started. @throws 422 for `tripId` */
export async function openOnwardTrip(
  tx: Db,
  caller: Caller,
  first: TripRecord,
  { tripId, vehicleId, driverId }: TripSplitInput,
  now: number,
): Promise<OnwardTrip> {
  if (tripId !== null) return { row: await lockPlannedTrip(tx, caller, first, tripId), isNew: false };
  const { organizationId } = first;
  const id = await insertTripRow(tx, {
    organizationId,
    number: await nextTripNumber(tx, organizationId),
    vehicleId,
    driverId,
    ...(vehicleId !== null && { vehicleAssignedBy: caller.userId, vehicleAssignedAt: now }),
    createdBy: caller.userId,
    createdAt: now,
    stageChangedAt: now,
  });
  await recordTimeline(tx, caller, {
    subject: 'trip',
    subjectId: id,
    organizationId,
    event: 'save',
    to: 'saved',
    occurredAt: now,
  });
  return { row: await lockTrip(tx, caller, id), isNew: true };
}

/** The vehicle and the driver of the second trip must be able to do it with the orders. @throws 422 by field */
export async function assertOnwardAssignment(tx: Db, { row, isNew }: OnwardTrip, plan: TripPlan, now: number) {
  const { organizationId, vehicleId, driverId } = row;
  const typeNeeds = await findTypeNeeds(
    tx,
    plan.orders.map(({ id }) => id),
  );
  const span = toSpan(plan, now);
  await assertAssignable(
    tx,
    { organizationId, span, tripId: row.id, now, ...typeNeeds, trip: toUnstartedTrip(plan) },
    { vehicleId, driverId },
    plan,
    { currentDriverId: isNew ? null : driverId },
  );
}
