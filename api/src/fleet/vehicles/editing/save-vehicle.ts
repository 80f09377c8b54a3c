import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { VehicleChanges, VehicleDraftInput, VehicleInput } from 'shared-contracts/fleet/vehicles';
import { computeVehicleSpace } from 'shared-contracts/values/space';
import { inUseError } from '../../../network/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { diffFields, emptyToNull } from '../../../platform/values/fields.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { invalidFields, notFound } from '../../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { deleteAllFiles } from '../files/vehicle-files.store.ts';
import { findReferenceErrors } from '../dictionaries/vehicle-references.store.ts';
import {
  listCargoTypeIds,
  deleteVehicle,
  findDriver,
  insertVehicle,
  findLiveTrip,
  lockVehicle,
  setCargoTypes,
  updateVehicle,
  listVehicleUsages,
  type VehicleColumns,
} from '../core/vehicle-records.store.ts';
import { getDriverError, getYearError, vehicleOnTripError } from '../core/vehicle.rules.ts';

type Server = Pick<Services, 'db' | 'now' | 'files' | 'hooks'>;

/** The fields whose changes the timeline records. */
function snapshotOf(
  {
    id: _id,
    revision: _revision,
    organizationId: _organizationId,
    createdAt: _createdAt,
    isActive,
    ...row
  }: VehicleColumns,
  cargoTypeIds: string[],
) {
  return { ...row, status: isActive ? 'active' : 'deactivated', cargoTypeIds };
}

const recordVehicleEvent = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: { id: string; organizationId: string },
  event: TimelineEvent<'vehicle'>,
  now: number,
  changes: Record<string, unknown>,
) => recordTimeline(tx, caller, { subject: 'vehicle', subjectId: id, event, organizationId, changes, occurredAt: now });

/** @throws 422 with an error for every invalid field */
async function assertValid(tx: Db, organizationId: string, input: VehicleDraftInput, now: number) {
  const yearError = getYearError(input.year, now);
  const fields = { ...(yearError && { year: yearError }), ...(await findReferenceErrors(tx, organizationId, input)) };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** Runs the hooks when the vehicle has another tracking device than before. */
async function announceDevice(
  { hooks }: Pick<Server, 'hooks'>,
  tx: Db,
  before: string | null,
  { organizationId, trackingDevice }: VehicleColumns,
  now: number,
) {
  if (trackingDevice === null || trackingDevice === before) return;
  for (const hook of hooks.trackingDeviceSet) await hook(tx, { organizationId, device: trackingDevice }, now);
}

/** @returns the id of the new vehicle */
export async function addVehicle(
  server: Pick<Server, 'hooks'>,
  tx: Db,
  caller: Caller,
  organizationId: string,
  { cargoTypeIds = [], ...input }: VehicleInput,
  now: number,
): Promise<string> {
  await assertValid(tx, organizationId, { ...input, cargoTypeIds }, now);
  const spaces = computeVehicleSpace(input);
  const row = await insertVehicle(tx, {
    ...emptyToNull(input),
    ...spaces,
    effectiveSpace: input.effectiveSpace ?? spaces.effectiveSpace,
    organizationId,
    createdAt: now,
  });
  await setCargoTypes(tx, row.id, cargoTypeIds);
  await recordVehicleEvent(
    tx,
    caller,
    row,
    'created',
    now,
    diffFields({}, snapshotOf(row, await listCargoTypeIds(tx, row.id))),
  );
  await announceDevice(server, tx, null, row, now);
  return row.id;
}

export const createVehicle = ({ db, now, hooks }: Server, caller: Caller, input: VehicleInput) =>
  inTransaction(db, (tx) => addVehicle({ hooks }, tx, caller, caller.organizationId, input, now()));

/** New dimensions change both spaces, unless the input sets the effective one. */
function computeSpaces(before: VehicleColumns, input: VehicleChanges) {
  const { width = before.width, height = before.height, length = before.length, effectiveSpace } = input;
  const spaces = computeVehicleSpace({ width, height, length });
  const isResized = spaces.actualSpace !== before.actualSpace;
  const computed = isResized || effectiveSpace === null ? spaces.effectiveSpace : before.effectiveSpace;
  return { actualSpace: spaces.actualSpace, effectiveSpace: effectiveSpace ?? computed };
}

/** Removes the driver from their current vehicle. */
async function takeDriver(tx: Db, caller: Caller, driverId: string, vehicleId: string, now: number) {
  const other = await lockVehicle(tx, caller, vehicleId);
  if (!other) throw notFound();
  await updateVehicle(tx, vehicleId, { driverId: null });
  await recordVehicleEvent(tx, caller, other, 'updated', now, { driverId: { from: driverId, to: null } });
}

async function assertDriverAssignable(
  tx: Db,
  caller: Caller,
  { id, organizationId }: VehicleColumns,
  { driverId, takesOver, now }: { driverId: string | null | undefined; takesOver: boolean; now: number },
) {
  if (!driverId) return;
  const driver = await findDriver(tx, organizationId, driverId);
  const error = getDriverError(driver, id);
  if (!error) return;
  if (!takesOver || error.code !== 'driverAssigned' || !driver?.vehicle) throw invalidFields({ driverId: error });
  await takeDriver(tx, caller, driverId, driver.vehicle.id, now);
}

async function assertStatusChangeable(
  tx: Db,
  { id, isActive, registrationPlate }: VehicleColumns,
  status: VehicleChanges['status'],
) {
  if (status === undefined || (status === 'active') === isActive) return;
  const trip = await findLiveTrip(tx, id);
  if (trip) throw vehicleOnTripError(trip.number, registrationPlate);
}

export const changeVehicle = (
  { db, now, hooks }: Server,
  caller: Caller,
  id: string,
  changes: VehicleChanges,
  seen: SeenRevision,
) =>
  inTransaction(db, async (tx) => {
    const before = await lockVehicle(tx, caller, id);
    if (!before) throw notFound();
    await assertRevision(tx, caller, 'vehicle', before, seen);
    const { cargoTypeIds, status, takeOver: takesOver = false, ...input } = changes;
    await assertValid(tx, before.organizationId, changes, now());
    await assertDriverAssignable(tx, caller, before, { driverId: input.driverId, takesOver, now: now() });
    await assertStatusChangeable(tx, before, status);
    const snapshot = snapshotOf(before, await listCargoTypeIds(tx, id));
    const after = await updateVehicle(tx, id, {
      ...emptyToNull(input),
      ...computeSpaces(before, changes),
      ...(status && { isActive: status === 'active' }),
    });
    if (cargoTypeIds) await setCargoTypes(tx, id, cargoTypeIds);
    const diff = diffFields<object>(snapshot, snapshotOf(after, await listCargoTypeIds(tx, id)));
    if (Object.keys(diff).length > 0) await recordVehicleEvent(tx, caller, before, 'updated', now(), diff);
    await announceDevice({ hooks }, tx, before.trackingDevice, after, now());
  });

export const removeVehicle = ({ db, now, files }: Server, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const vehicle = await lockVehicle(tx, caller, id);
    if (!vehicle) throw notFound();
    await assertRevision(tx, caller, 'vehicle', vehicle, seen);
    const error = inUseError(await listVehicleUsages(tx, id, now()), 'vehicleInUse', vehicle.registrationPlate);
    if (error) throw error;
    await deleteAllFiles(tx, files, { vehicleId: id });
    await deleteVehicle(tx, id);
    await recordVehicleEvent(tx, caller, vehicle, 'deleted', now(), {
      registrationPlate: { from: vehicle.registrationPlate, to: null },
    });
    return { id };
  });
