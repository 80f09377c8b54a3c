import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { occupiesVehicle } from '../../fleet/public.ts';
import type { MoveServices } from '../../orders/public.ts';
import type { Assignment } from '../candidates/assignment.ts';
import { publishTripChanged } from '../core/publish-trip-changed.ts';
import { lockTrip, type TripRecord } from '../core/trip-records.store.ts';
import { toRuleInput } from '../core/trip-state.ts';
import { updateTripRow } from '../core/trip-writes.store.ts';
import { PLANNED_STAGES } from '../stages/trip-stage-table.rules.ts';
import { applyTripEvent } from '../stages/trip-stage.rules.ts';
import { applyTripTransition, type FurtherChanges } from './apply-trip-transition.ts';

type Span = { fromAt: number; toAt: number };
type Taking = { assignment: Assignment; span: Span; now: number };

/** Planned trips of the same organization that have the vehicle or the driver at that time. */
async function listGivingTrips(tx: Db, { id, organizationId }: TripRecord, { assignment, span, now }: Taking) {
  const rows = await tx
    .selectFrom('trips')
    .select('id')
    .where('id', '<>', id)
    .where('organizationId', '=', organizationId)
    .where('stage', 'in', PLANNED_STAGES)
    .where(occupiesVehicle(span, now))
    .where(({ eb, or }) => or([eb('vehicleId', '=', assignment.vehicleId), eb('driverId', '=', assignment.driverId)]))
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

const without = <Value>(value: Value | null, taken: Value | null) => (value === taken ? null : value);

/** An assigned trip waits for a vehicle or driver again, and keeps the other one. */
async function giveUp(
  services: MoveServices,
  tx: Db,
  caller: Caller,
  other: TripRecord,
  { assignment, now, number }: Taking & { number: string },
): Promise<boolean> {
  if (!PLANNED_STAGES.includes(other.stage)) return false;
  const remaining = {
    vehicleId: without(other.vehicleId, assignment.vehicleId),
    driverId: without(other.driverId, assignment.driverId),
  };
  const event = other.stage === 'vehicleAssigned' ? 'unassign' : 'edit';
  const at = Math.max(now, other.stageChangedAt);
  const { trip, actor } = toRuleInput(caller, other);
  if (applyTripEvent(trip, { event, at }, actor).kind !== 'applied') throw forbidden();
  const furtherChanges = { takenOverBy: { from: null, to: number } };
  if (event === 'unassign') {
    const details = { caller, event, to: 'waitingForTrip', at, now, remaining, furtherChanges } as const;
    await applyTripTransition(services, tx, other, details);
    return true;
  }
  await updateTripRow(tx, other.id, remaining);
  await recordTimeline(tx, caller, {
    subject: 'trip',
    subjectId: other.id,
    organizationId: other.organizationId,
    event,
    changes: {
      ...(remaining.vehicleId !== other.vehicleId && { vehicleId: { from: other.vehicleId, to: null } }),
      ...(remaining.driverId !== other.driverId && { driverId: { from: other.driverId, to: null } }),
      ...furtherChanges,
    },
    occurredAt: at,
  });
  await publishTripChanged(tx, other);
  return true;
}

/**
 * Removes a vehicle and a driver from the planned trips that have them at the same time.
 * @returns changes for the timeline of the trip that takes them
 * @throws 403 to partners, who don't run these trips
 */
export async function takeOver(
  services: MoveServices,
  tx: Db,
  caller: Caller,
  row: TripRecord,
  taking: Taking,
): Promise<FurtherChanges> {
  if (caller.role !== 'root' && caller.organizationId !== row.organizationId) throw forbidden();
  const numbers: string[] = [];
  for (const id of await listGivingTrips(tx, row, taking)) {
    const other = await lockTrip(tx, caller, id);
    if (await giveUp(services, tx, caller, other, { ...taking, number: row.number })) numbers.push(other.number);
  }
  return numbers.length > 0 ? { takenOverFrom: { from: null, to: numbers.join(', ') } } : {};
}
