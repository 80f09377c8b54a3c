import { type Insertable, sql, type Updateable } from 'kysely';
import { MAX_SHOWN_NAMES, type Usage } from '../../../network/public.ts';
import { isDriverBlocked } from '../../drivers/is-driver-blocked.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db, Tables } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { ownedBy } from '../../../platform/access/owned-by.ts';
import { isConstraintViolation } from '../../../platform/database/violations.ts';
import { overlapsPeriod } from './occupation.store.ts';
import { LIVE_STAGES } from './vehicle.rules.ts';

/** Prevents concurrent changes of the vehicle. */
export const lockVehicle = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('vehicles')
    .selectAll()
    .where(ownedBy(caller, 'vehicles'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** For errors that are thrown after the transaction. */
export const findPlate = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('vehicles').select('registrationPlate').where('id', '=', id).executeTakeFirst())
    ?.registrationPlate ?? '';

export type VehicleColumns = NonNullable<Awaited<ReturnType<typeof lockVehicle>>>;

/** Index, field, message. */
const UNIQUE_INDEXES = [
  ['vehicles_plate', 'registrationPlate', 'Vehicle with same registration plate already exist'],
  ['vehicles_tracking_device', 'trackingDevice', 'Vehicle with same tracking device already exist'],
  ['vehicles_driver', 'driverId', 'Driver is assigned to another vehicle'],
] as const;

function rethrowDuplicate(error: unknown): never {
  const [, field, message] = UNIQUE_INDEXES.find(([index]) => isConstraintViolation(error, index)) ?? [];
  throw field ? invalidField(field, 'alreadyExists', message) : error;
}

export const insertVehicle = (tx: Db, row: Insertable<Tables['vehicles']>) =>
  tx.insertInto('vehicles').values(row).returningAll().executeTakeFirstOrThrow().catch(rethrowDuplicate);

export const updateVehicle = (tx: Db, id: string, columns: Updateable<Tables['vehicles']>) =>
  tx
    .updateTable('vehicles')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(rethrowDuplicate);

export const deleteVehicle = (tx: Db, id: string) => tx.deleteFrom('vehicles').where('id', '=', id).execute();

export async function listCargoTypeIds(db: Db, vehicleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('vehicleCargoTypes')
    .select('cargoTypeId')
    .where('vehicleId', '=', vehicleId)
    .orderBy('cargoTypeId')
    .execute();
  return rows.map(({ cargoTypeId }) => cargoTypeId);
}

export async function setCargoTypes(tx: Db, vehicleId: string, ids: readonly string[]) {
  await tx.deleteFrom('vehicleCargoTypes').where('vehicleId', '=', vehicleId).execute();
  const rows = [...new Set(ids)].map((cargoTypeId) => ({ vehicleId, cargoTypeId }));
  if (rows.length > 0) await tx.insertInto('vehicleCargoTypes').values(rows).execute();
}

/** Finds a driver of the organization, with what `getDriverError` checks. */
export async function findDriver(db: Db, organizationId: string, driverId: string) {
  const row = await db
    .selectFrom('drivers')
    .leftJoin('users', 'users.id', 'drivers.userId')
    .leftJoin('vehicles', 'vehicles.driverId', 'drivers.id')
    .select([
      isDriverBlocked.as('isBlocked'),
      sql<boolean>`drivers.contact_id is not null`.as('hasContact'),
      'vehicles.id as vehicleId',
      'registrationPlate',
    ])
    .where('drivers.id', '=', driverId)
    .where('drivers.organizationId', '=', organizationId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { isBlocked, hasContact, vehicleId, registrationPlate } = row;
  return {
    isBlocked,
    hasContact,
    vehicle: vehicleId !== null && registrationPlate !== null ? { id: vehicleId, plate: registrationPlate } : null,
  };
}

/** Finds the most advanced unfinished trip of a vehicle. */
export const findLiveTrip = (db: Db, vehicleId: string) =>
  db
    .selectFrom('trips')
    .select(['id', 'number', 'stage', 'organizationId'])
    .where('vehicleId', '=', vehicleId)
    .where('stage', 'in', LIVE_STAGES)
    .orderBy(sql`array_position(${sql.lit(`{${LIVE_STAGES.join(',')}}`)}::text[], stage)`)
    .orderBy('pickAt')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();

/** Lists what prevents deleting a vehicle: its trips and work orders, and partners that it is or will be shared with. */
export async function listVehicleUsages(db: Db, vehicleId: string, now: number): Promise<Usage[]> {
  const trips = await db
    .selectFrom('trips')
    .select('number as name')
    .where('vehicleId', '=', vehicleId)
    .orderBy('createdAt')
    .orderBy('number')
    .execute();
  const partners = await db
    .selectFrom('vehicleShares')
    .innerJoin('organizations', 'organizations.id', 'partnerId')
    .select('name')
    .where('vehicleId', '=', vehicleId)
    .where(overlapsPeriod({ fromAt: now, toAt: null }))
    .orderBy('name')
    .orderBy('fromAt')
    .execute();
  const workOrders = await db
    .selectFrom('workOrders')
    .select('number as name')
    .where('vehicleId', '=', vehicleId)
    .orderBy('createdAt')
    .orderBy('number')
    .execute();
  return [
    { noun: 'trip' as const, rows: trips },
    { noun: 'workOrder' as const, rows: workOrders },
    { noun: 'partner' as const, rows: partners },
  ].map(({ noun, rows }) => ({
    noun,
    count: rows.length,
    names: rows.slice(0, MAX_SHOWN_NAMES).map(({ name }) => name),
  }));
}
