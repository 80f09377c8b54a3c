import type { Insertable, Updateable } from 'kysely';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { selectVisibleContracts } from './contracts.store.ts';

/** Locks the contract until the transaction ends. */
export const lockContract = (tx: Db, caller: Caller, id: string) =>
  selectVisibleContracts(tx, isRoot(caller) ? null : caller.organizationId)
    .select('contracts.id')
    .where('contracts.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const insertContract = (tx: Db, row: Insertable<Tables['contracts']>) =>
  tx.insertInto('contracts').values(row).returning('id').executeTakeFirstOrThrow();
export const deleteContract = (tx: Db, id: string) => tx.deleteFrom('contracts').where('id', '=', id).execute();

/** Counts as a change of the contract. */
export const updateContract = (tx: Db, id: string, columns: Updateable<Tables['contracts']>) =>
  tx
    .updateTable('contracts')
    .set(columns)
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();

export async function replaceTypes(
  tx: Db,
  contractId: string,
  {
    cargoTypeIds,
    vehicleTypeIds,
  }: { cargoTypeIds?: readonly string[] | undefined; vehicleTypeIds?: readonly string[] | undefined },
) {
  if (cargoTypeIds) {
    await tx.deleteFrom('contractCargoTypes').where('contractId', '=', contractId).execute();
    const rows = [...new Set(cargoTypeIds)].map((cargoTypeId) => ({ contractId, cargoTypeId }));
    if (rows.length > 0)
      await tx
        .insertInto('contractCargoTypes')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
  if (vehicleTypeIds) {
    await tx.deleteFrom('contractVehicleTypes').where('contractId', '=', contractId).execute();
    const rows = [...new Set(vehicleTypeIds)].map((vehicleTypeId) => ({ contractId, vehicleTypeId }));
    if (rows.length > 0)
      await tx
        .insertInto('contractVehicleTypes')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}
