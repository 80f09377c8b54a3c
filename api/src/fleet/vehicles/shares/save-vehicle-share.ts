import type { NotificationKind } from 'shared-contracts/notifications';
import type { VehicleShareInput } from 'shared-contracts/vehicle-sharing';
import { notify, settle } from '../../identity/notifications/notify.ts';
import { lockPartner } from '../../identity/partners/partners.store.ts';
import { nameOf } from '../../identity/partners/partnerships.store.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { changesOf } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { isTaken } from '../../platform/violations.ts';
import { tripIn } from './occupation.store.ts';
import { type Period, stateAt } from './period.rules.ts';
import { lockVehicle, type VehicleColumns } from './vehicle-saves.store.ts';
import { fromNowOn, keptByTrip, partnerFault, periodFault, sharedAlready } from './vehicle-share.rules.ts';
import {
  deleteShare,
  endShare,
  findShare,
  insertShare,
  partnerIn,
  SHARED_ONCE,
  type ShareRecord,
} from './vehicle-shares.store.ts';

type Server = Pick<Parts, 'db' | 'now'>;
type News = {
  vehicle: Pick<VehicleColumns, 'id' | 'organizationId' | 'registrationPlate'>;
  shareId: string;
  partnerId: string;
  changes: Record<string, unknown>;
  at: number;
};

const EVENTS = { vehicleShared: 'shared', vehicleUnshared: 'unshared' } as const satisfies Partial<
  Record<NotificationKind, string>
>;

/** Writes it down and tells the people of the partner who read vehicles. */
async function tell(
  tx: Db,
  caller: Caller,
  kind: keyof typeof EVENTS,
  { vehicle, shareId, partnerId, changes, at }: News,
) {
  const { id: subjectId, organizationId, registrationPlate } = vehicle;
  await record(tx, caller, {
    subject: 'vehicle',
    subjectId,
    event: EVENTS[kind],
    organizationId,
    changes,
    occurredAt: at,
  });
  const values = { vehicle: registrationPlate, organization: await nameOf(tx, organizationId) };
  await notify(tx, caller, {
    to: { organizationId: partnerId, access: { model: 'vehicle', action: 'read' } },
    kind,
    subjectId: shareId,
    values,
    at,
  });
}

/** @throws 409 when a trip of somebody other than the partner needs the vehicle in that time */
async function checkTrips(
  tx: Db,
  caller: Caller,
  { id, organizationId }: VehicleColumns,
  partnerId: string,
  period: Period,
  now: number,
) {
  const trip = await tripIn(tx, id, period, now).where('organizationId', '<>', partnerId).limit(1).executeTakeFirst();
  if (trip) throw keptByTrip(isRoot(caller) || trip.organizationId === organizationId ? trip.number : null);
}

async function share(
  tx: Db,
  caller: Caller,
  { vehicleId, partnerId, ...wanted }: VehicleShareInput,
  now: number,
): Promise<string> {
  const vehicle = await lockVehicle(tx, caller, vehicleId);
  if (!vehicle) throw notFound();
  if (!vehicle.isActive) throw conflict('vehicleDeactivated', 'Vehicle is deactivated');
  const period = fromNowOn(wanted, now);
  const partner = await lockPartner(tx, vehicle.organizationId, partnerId);
  const faults = { ...periodFault(period), ...partnerFault(partner?.stored) };
  if (!partner || Object.keys(faults).length > 0) throw invalidFields(faults);
  await checkTrips(tx, caller, vehicle, partner.id, period, now);
  const id = await insertShare(tx, { vehicleId: vehicle.id, partnerId: partner.id, ...period, createdAt: now });
  await tell(tx, caller, 'vehicleShared', {
    vehicle,
    shareId: id,
    partnerId: partner.id,
    changes: changesOf({}, { partner: partner.name, ...period }),
    at: now,
  });
  return id;
}

/** Lets a partner use a vehicle for a time, from now on at the earliest. @returns the id of the share @throws 404, 409, 422 */
export const createShare = ({ db, now }: Server, caller: Caller, input: VehicleShareInput): Promise<string> =>
  inTransaction(db, (tx) => share(tx, caller, input, now())).catch(async (error: unknown) => {
    throw isTaken(error, SHARED_ONCE)
      ? sharedAlready(await partnerIn(db, input.vehicleId, fromNowOn(input, now())))
      : error;
  });

async function checkReturn(tx: Db, { vehicleId, partnerId, ...period }: ShareRecord, now: number) {
  if (stateAt(period, now) === 'past') throw conflict('shareOver', 'Sharing is over already');
  const trip = await tripIn(tx, vehicleId, period, now)
    .where('organizationId', '=', partnerId)
    .limit(1)
    .executeTakeFirst();
  if (trip) throw conflict('shareHasLiveTrip', `Live trip of the partner: ${trip.number}`, { trip: trip.number });
}

/** Takes a vehicle back: what has begun ends now, what has not never was. @throws 404, 409 */
export const removeShare = ({ db, now }: Server, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const seen = await findShare(tx, caller, id);
    const vehicle = seen && (await lockVehicle(tx, caller, seen.vehicleId));
    const found = vehicle && (await findShare(tx, caller, id));
    if (!found) throw notFound();
    const at = now();
    await checkReturn(tx, found, at);
    await (found.fromAt < at ? endShare(tx, id, at) : deleteShare(tx, id));
    await settle(tx, 'vehicleShared', id, at);
    await tell(tx, caller, 'vehicleUnshared', {
      vehicle,
      shareId: id,
      partnerId: found.partnerId,
      changes: { partner: { from: found.partner, to: null }, toAt: { from: found.toAt, to: at } },
      at,
    });
    return { id };
  });
