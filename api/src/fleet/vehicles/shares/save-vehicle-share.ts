import type { NotificationKind } from 'shared-contracts/identity/notifications';
import type { VehicleShareInput } from 'shared-contracts/fleet/vehicle-sharing';
import { lockPartner, findOrganizationName, notify, resolveNotifications } from '../../../identity/public.ts';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import { diffFields } from '../../../platform/values/fields.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { conflict, invalidFields, notFound } from '../../../platform/errors/app-error.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { isConstraintViolation } from '../../../platform/database/violations.ts';
import { selectLiveTrips } from '../core/occupation.store.ts';
import { getPeriodErrors, getPeriodState, type Period } from '../core/period.rules.ts';
import { vehicleOnTripError } from '../core/vehicle.rules.ts';
import { findPlate, lockVehicle, type VehicleColumns } from '../core/vehicle-records.store.ts';
import { clampToNow, getPartnerErrors, vehicleSharedError } from './vehicle-share.rules.ts';
import {
  deleteShare,
  endShare,
  findShare,
  insertShare,
  findSharingPartner,
  SHARE_OVERLAP_CONSTRAINT,
  type ShareRecord,
} from './vehicle-shares.store.ts';

type Server = Pick<Services, 'db' | 'now'>;
type ShareEvent = {
  vehicle: Pick<VehicleColumns, 'id' | 'organizationId' | 'registrationPlate'>;
  shareId: string;
  partnerId: string;
  changes: Record<string, unknown>;
  at: number;
};

const TIMELINE_EVENTS = { vehicleShared: 'shared', vehicleUnshared: 'unshared' } as const satisfies Partial<
  Record<NotificationKind, string>
>;

/** Records the timeline and notifies the partner's users who may read vehicles. */
async function recordAndNotify(
  tx: Db,
  caller: Caller,
  kind: keyof typeof TIMELINE_EVENTS,
  { vehicle, shareId, partnerId, changes, at }: ShareEvent,
) {
  const { id: subjectId, organizationId, registrationPlate } = vehicle;
  await recordTimeline(tx, caller, {
    subject: 'vehicle',
    subjectId,
    event: TIMELINE_EVENTS[kind],
    organizationId,
    changes,
    occurredAt: at,
  });
  const values = { vehicle: registrationPlate, organization: await findOrganizationName(tx, organizationId) };
  await notify(tx, caller, {
    to: { organizationId: partnerId, access: { model: 'vehicle', action: 'read' } },
    kind,
    subjectId: shareId,
    values,
    at,
  });
}

/** @throws 409 when a trip of any organization but the partner occupies the vehicle in that time */
async function assertNoOtherTrips(
  tx: Db,
  caller: Caller,
  { id, organizationId, registrationPlate }: VehicleColumns,
  partnerId: string,
  period: Period,
  now: number,
) {
  const trip = await selectLiveTrips(tx, id, period, now)
    .where('organizationId', '<>', partnerId)
    .limit(1)
    .executeTakeFirst();
  if (trip) {
    const canSee = isRoot(caller) || trip.organizationId === organizationId;
    throw vehicleOnTripError(canSee ? trip.number : null, registrationPlate);
  }
}

async function shareVehicle(
  tx: Db,
  caller: Caller,
  { vehicleId, partnerId, ...requestedPeriod }: VehicleShareInput,
  now: number,
): Promise<string> {
  const vehicle = await lockVehicle(tx, caller, vehicleId);
  if (!vehicle) throw notFound();
  if (!vehicle.isActive)
    throw conflict('vehicleDeactivated', 'Vehicle is deactivated', {
      record: vehicle.registrationPlate,
    });
  const period = clampToNow(requestedPeriod, now);
  const partner = await lockPartner(tx, vehicle.organizationId, partnerId);
  const errors = { ...getPeriodErrors(period), ...getPartnerErrors(partner?.storedStatus) };
  if (!partner || Object.keys(errors).length > 0) throw invalidFields(errors);
  await assertNoOtherTrips(tx, caller, vehicle, partner.id, period, now);
  const id = await insertShare(tx, { vehicleId: vehicle.id, partnerId: partner.id, ...period, createdAt: now });
  await recordAndNotify(tx, caller, 'vehicleShared', {
    vehicle,
    shareId: id,
    partnerId: partner.id,
    changes: diffFields({}, { partner: partner.name, ...period }),
    at: now,
  });
  return id;
}

/** Shares a vehicle with a partner, starting now at the earliest. @returns the id of the share @throws 404, 409, 422 */
export const createShare = ({ db, now }: Server, caller: Caller, input: VehicleShareInput): Promise<string> =>
  inTransaction(db, (tx) => shareVehicle(tx, caller, input, now())).catch(async (error: unknown) => {
    throw isConstraintViolation(error, SHARE_OVERLAP_CONSTRAINT)
      ? vehicleSharedError(
          await findSharingPartner(db, input.vehicleId, clampToNow(input, now())),
          await findPlate(db, input.vehicleId),
        )
      : error;
  });

async function assertEndable(
  tx: Db,
  { vehicleId, partnerId, registrationPlate: record, ...period }: ShareRecord,
  now: number,
) {
  if (getPeriodState(period, now) === 'past') throw conflict('shareOver', 'Sharing has already ended', { record });
  const trip = await selectLiveTrips(tx, vehicleId, period, now)
    .where('organizationId', '=', partnerId)
    .limit(1)
    .executeTakeFirst();
  if (trip)
    throw conflict('shareHasLiveTrip', `Live trip of the partner: ${trip.number}`, {
      record,
      trip: trip.number,
    });
}

/** Ends a current share now, and deletes an upcoming one. @throws 404, 409 */
export const removeShare = ({ db, now }: Server, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const unlocked = await findShare(tx, caller, id);
    const vehicle = unlocked && (await lockVehicle(tx, caller, unlocked.vehicleId));
    const share = vehicle && (await findShare(tx, caller, id));
    if (!share) throw notFound();
    const at = now();
    await assertEndable(tx, share, at);
    await (share.fromAt < at ? endShare(tx, id, at) : deleteShare(tx, id));
    await resolveNotifications(tx, 'vehicleShared', id, at);
    await recordAndNotify(tx, caller, 'vehicleUnshared', {
      vehicle,
      shareId: id,
      partnerId: share.partnerId,
      changes: { partner: { from: share.partner, to: null }, toAt: { from: share.toAt, to: at } },
      at,
    });
    return { id };
  });
