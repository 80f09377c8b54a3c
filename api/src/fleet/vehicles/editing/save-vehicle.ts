import type { VehicleChanges, VehicleDraftInput, VehicleInput } from 'shared-contracts/vehicles';
import { refusalFor } from '../../network/lookups/use.rules.ts';
import type { Caller } from '../../platform/caller.ts';
import { changesOf, emptyAsNull } from '../../platform/changes.ts';
import { type Db, inTransaction } from '../../platform/database.ts';
import { conflict, invalidFields, notFound } from '../../platform/errors.ts';
import type { Parts } from '../../platform/parts.ts';
import { record } from '../../platform/timeline.ts';
import { removeFilesOf } from './vehicle-files.store.ts';
import { unknownEntries } from './vehicle-references.store.ts';
import {
  cargoTypeIdsOf,
  deleteVehicle,
  findDriver,
  insertVehicle,
  liveTripOf,
  lockVehicle,
  setCargoTypes,
  updateVehicle,
  usesOfVehicle,
  type VehicleColumns,
} from './vehicle-saves.store.ts';
import { driverFault, spacesOf, yearFault } from './vehicle.rules.ts';

type Server = Pick<Parts, 'db' | 'now' | 'files'>;

/** A vehicle as its timeline tells of it. */
function storyOf(
  { id: _id, organizationId: _organization, createdAt: _at, isActive, ...row }: VehicleColumns,
  cargoTypeIds: string[],
) {
  return { ...row, status: isActive ? 'active' : 'deactivated', cargoTypeIds };
}

const write = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: { id: string; organizationId: string },
  event: string,
  now: number,
  changes: Record<string, unknown>,
) => record(tx, caller, { subject: 'vehicle', subjectId: id, event, organizationId, changes, occurredAt: now });

/** @throws 422 naming every field that does not fit */
async function check(tx: Db, organizationId: string, input: VehicleDraftInput, now: number) {
  const fault = yearFault(input.year, now);
  const fields = { ...(fault && { year: fault }), ...(await unknownEntries(tx, organizationId, input)) };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** @returns the id of the new vehicle */
export async function addVehicle(
  tx: Db,
  caller: Caller,
  organizationId: string,
  { cargoTypeIds = [], ...input }: VehicleInput,
  now: number,
): Promise<string> {
  await check(tx, organizationId, { ...input, cargoTypeIds }, now);
  const spaces = spacesOf(input);
  const row = await insertVehicle(tx, {
    ...emptyAsNull(input),
    ...spaces,
    effectiveSpace: input.effectiveSpace ?? spaces.effectiveSpace,
    organizationId,
    createdAt: now,
  });
  await setCargoTypes(tx, row.id, cargoTypeIds);
  await write(tx, caller, row, 'created', now, changesOf({}, storyOf(row, await cargoTypeIdsOf(tx, row.id))));
  return row.id;
}

export const createVehicle = ({ db, now }: Server, caller: Caller, input: VehicleInput) =>
  inTransaction(db, (tx) => addVehicle(tx, caller, caller.organizationId, input, now()));

/** New dimensions make new spaces, unless the effective one is told. */
function spacesAfter(before: VehicleColumns, wanted: VehicleChanges) {
  const { width = before.width, height = before.height, length = before.length, effectiveSpace } = wanted;
  const spaces = spacesOf({ width, height, length });
  const isResized = spaces.actualSpace !== before.actualSpace;
  const computed = isResized || effectiveSpace === null ? spaces.effectiveSpace : before.effectiveSpace;
  return { actualSpace: spaces.actualSpace, effectiveSpace: effectiveSpace ?? computed };
}

async function checkDriver(tx: Db, { id, organizationId }: VehicleColumns, driverId: string | null | undefined) {
  if (!driverId) return;
  const fault = driverFault(await findDriver(tx, organizationId, driverId), id);
  if (fault) throw invalidFields({ driverId: fault });
}

async function checkStatus(tx: Db, { id, isActive }: VehicleColumns, status: VehicleChanges['status']) {
  if (status === undefined || (status === 'active') === isActive) return;
  const trip = await liveTripOf(tx, id);
  if (trip) throw conflict('vehicleOnTrip', `Vehicle is on trip ${trip.number}`, { trip: trip.number });
}

export const changeVehicle = ({ db, now }: Server, caller: Caller, id: string, wanted: VehicleChanges) =>
  inTransaction(db, async (tx) => {
    const before = await lockVehicle(tx, caller, id);
    if (!before) throw notFound();
    const { cargoTypeIds, status, ...input } = wanted;
    await check(tx, before.organizationId, wanted, now());
    await checkDriver(tx, before, input.driverId);
    await checkStatus(tx, before, status);
    const story = storyOf(before, await cargoTypeIdsOf(tx, id));
    const after = await updateVehicle(tx, id, {
      ...emptyAsNull(input),
      ...spacesAfter(before, wanted),
      ...(status && { isActive: status === 'active' }),
    });
    if (cargoTypeIds) await setCargoTypes(tx, id, cargoTypeIds);
    const changes = changesOf<object>(story, storyOf(after, await cargoTypeIdsOf(tx, id)));
    if (Object.keys(changes).length > 0) await write(tx, caller, before, 'updated', now(), changes);
  });

export const removeVehicle = ({ db, now, files }: Server, caller: Caller, id: string) =>
  inTransaction(db, async (tx) => {
    const gone = await lockVehicle(tx, caller, id);
    if (!gone) throw notFound();
    const refusal = refusalFor(await usesOfVehicle(tx, id, now()), 'vehicleInUse');
    if (refusal) throw refusal;
    await removeFilesOf(tx, files, { vehicleId: id });
    await deleteVehicle(tx, id);
    await write(tx, caller, gone, 'deleted', now(), { registrationPlate: { from: gone.registrationPlate, to: null } });
    return { id };
  });
