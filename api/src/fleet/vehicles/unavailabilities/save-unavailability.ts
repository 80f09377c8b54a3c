import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { UnavailabilityChanges, UnavailabilityInput } from 'shared-contracts/fleet/vehicle-sharing';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import { diffFields } from '../../../platform/values/fields.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { invalidFields, notFound } from '../../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { isConstraintViolation } from '../../../platform/database/violations.ts';
import { selectLiveTrips } from '../core/occupation.store.ts';
import {
  deleteUnavailability,
  findUnavailability,
  insertUnavailability,
  type Unavailability,
  UNAVAILABILITY_OVERLAP_CONSTRAINT,
  findOverlappingUnavailability,
  updateUnavailability,
} from './unavailabilities.store.ts';
import { unavailabilityOfWorkOrderError, unavailabilityOverlapError } from './unavailability.rules.ts';
import { findPlate, lockVehicle, type VehicleColumns } from '../core/vehicle-records.store.ts';
import { getPeriodErrors } from '../core/period.rules.ts';
import { vehicleOnTripError } from '../core/vehicle.rules.ts';

type Server = Pick<Services, 'db' | 'now'>;
type Values = Omit<Unavailability, 'id' | 'workOrderId'>;

async function lockVehicleOrThrow(
  tx: Db,
  caller: Caller,
  vehicleId: string,
  seen?: SeenRevision,
): Promise<VehicleColumns> {
  const vehicle = await lockVehicle(tx, caller, vehicleId);
  if (!vehicle) throw notFound();
  await assertRevision(tx, caller, 'vehicle', vehicle, seen);
  return vehicle;
}

/** @throws 404; 409 for that of a work order, which changes with the order */
async function findUnavailabilityOrThrow(
  tx: Db,
  { id: vehicleId, registrationPlate }: VehicleColumns,
  id: string,
): Promise<Unavailability> {
  const unavailability = await findUnavailability(tx, vehicleId, id);
  if (!unavailability) throw notFound();
  if (unavailability.workOrderId !== null) throw unavailabilityOfWorkOrderError(registrationPlate);
  return unavailability;
}

const toValues = ({ fromAt, toAt, reason }: UnavailabilityInput): Values => ({ fromAt, toAt, reason: reason || null });

/** @throws 422 for an invalid period, 409 when a live trip occupies the vehicle */
export async function assertPlannable(
  tx: Db,
  caller: Caller,
  { id, organizationId, registrationPlate }: VehicleColumns,
  values: Pick<Values, 'fromAt' | 'toAt'>,
  now: number,
) {
  const errors = getPeriodErrors(values);
  if (errors) throw invalidFields(errors);
  const trip = await selectLiveTrips(tx, id, values, now).limit(1).executeTakeFirst();
  if (trip) {
    const canSee = isRoot(caller) || trip.organizationId === organizationId;
    throw vehicleOnTripError(canSee ? trip.number : null, registrationPlate);
  }
}

export const recordVehicleEvent = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: VehicleColumns,
  event: TimelineEvent<'vehicle'>,
  changes: Record<string, unknown>,
  now: number,
) => recordTimeline(tx, caller, { subject: 'vehicle', subjectId: id, event, organizationId, changes, occurredAt: now });

/** Reports the existing unavailability that a new or changed one overlaps. */
const rethrowOverlap =
  (db: Db, vehicleId: string, id: string | null, input: UnavailabilityChanges) =>
  async (error: unknown): Promise<never> => {
    if (!isConstraintViolation(error, UNAVAILABILITY_OVERLAP_CONSTRAINT)) throw error;
    const before = id === null ? undefined : await findUnavailability(db, vehicleId, id);
    const { fromAt = before?.fromAt ?? 0, toAt = before?.toAt ?? fromAt } = input;
    const existing = await findOverlappingUnavailability(db, vehicleId, { fromAt, toAt }, id);
    throw unavailabilityOverlapError(existing, await findPlate(db, vehicleId));
  };

/** @throws 404, 409, 422 */
export const addUnavailability = (
  { db, now }: Server,
  caller: Caller,
  vehicleId: string,
  input: UnavailabilityInput,
): Promise<Unavailability> =>
  inTransaction(db, async (tx) => {
    const vehicle = await lockVehicleOrThrow(tx, caller, vehicleId);
    const values = toValues(input);
    await assertPlannable(tx, caller, vehicle, values, now());
    const unavailability = await insertUnavailability(tx, { vehicleId: vehicle.id, ...values, createdAt: now() });
    await recordVehicleEvent(tx, caller, vehicle, 'unavailable', diffFields({}, values), now());
    return unavailability;
  }).catch(rethrowOverlap(db, vehicleId, null, input));

/** Changes the period or the reason; omitted fields stay. @throws 404, 409, 422 */
export const changeUnavailability = (
  { db, now }: Server,
  caller: Caller,
  vehicleId: string,
  id: string,
  input: UnavailabilityChanges,
  seen: SeenRevision,
): Promise<Unavailability> =>
  inTransaction(db, async (tx) => {
    const vehicle = await lockVehicleOrThrow(tx, caller, vehicleId, seen);
    const before = await findUnavailabilityOrThrow(tx, vehicle, id);
    const { fromAt = before.fromAt, toAt = before.toAt, reason = before.reason } = input;
    const values = toValues({ fromAt, toAt, reason });
    const changes = diffFields<Values>(before, values);
    if (Object.keys(changes).length === 0) return before;
    if (changes['fromAt'] || changes['toAt']) await assertPlannable(tx, caller, vehicle, values, now());
    const after = await updateUnavailability(tx, before.id, values);
    await recordVehicleEvent(tx, caller, vehicle, 'unavailabilityChanged', changes, now());
    return after;
  }).catch(rethrowOverlap(db, vehicleId, id, input));

export const removeUnavailability = (
  { db, now }: Server,
  caller: Caller,
  vehicleId: string,
  id: string,
  seen: SeenRevision,
) =>
  inTransaction(db, async (tx) => {
    const vehicle = await lockVehicleOrThrow(tx, caller, vehicleId, seen);
    const { id: deletedId, workOrderId: _none, ...values } = await findUnavailabilityOrThrow(tx, vehicle, id);
    await deleteUnavailability(tx, deletedId);
    await recordVehicleEvent(
      tx,
      caller,
      vehicle,
      'availableAgain',
      Object.fromEntries(Object.entries(values).map(([field, from]) => [field, { from, to: null }])),
      now(),
    );
    return { id: deletedId };
  });
