import type { Insertable, Updateable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { isConstraintViolation } from '../../platform/database/violations.ts';

/** Locks the cargo until the end of the transaction. */
export const lockCargo = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('cargos')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy(caller, 'cargos'))
    .forUpdate()
    .executeTakeFirst();

/** Codes are unique in an organization, case-insensitive. */
function rethrowAsFieldError(error: unknown): never {
  throw isConstraintViolation(error, 'cargos_code')
    ? invalidField('code', 'alreadyExists', 'Cargo with same code already exist')
    : error;
}

export const insertCargo = (tx: Db, row: Insertable<Tables['cargos']>) =>
  tx.insertInto('cargos').values(row).returning('id').executeTakeFirstOrThrow().catch(rethrowAsFieldError);
export const updateCargo = (tx: Db, id: string, columns: Updateable<Tables['cargos']>) =>
  tx.updateTable('cargos').set(columns).where('id', '=', id).execute().catch(rethrowAsFieldError);
export const deleteCargo = (tx: Db, id: string) => tx.deleteFrom('cargos').where('id', '=', id).execute();

export async function replaceAllowedTypes(tx: Db, cargoId: string, cargoTypeIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('cargoAllowedTypes').where('cargoId', '=', cargoId).execute();
  const rows = [...new Set(cargoTypeIds)].map((cargoTypeId) => ({ cargoId, cargoTypeId }));
  if (rows.length > 0) await tx.insertInto('cargoAllowedTypes').values(rows).execute();
}
