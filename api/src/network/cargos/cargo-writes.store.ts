import type { Insertable, Updateable } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { ownedBy } from '../../platform/scope.ts';
import { isTaken } from '../../platform/violations.ts';

/** Nobody else changes the cargo until the transaction ends. */
export const lockCargo = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('cargos')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy(caller, 'cargos'))
    .forUpdate()
    .executeTakeFirst();

/** A code is there once in an organization, in whatever case. */
function codeTaken(error: unknown): never {
  throw isTaken(error, 'cargos_code')
    ? invalidField('code', 'alreadyExists', 'Cargo with same code already exist')
    : error;
}

export const insertCargo = (tx: Db, row: Insertable<Tables['cargos']>) =>
  tx.insertInto('cargos').values(row).returning('id').executeTakeFirstOrThrow().catch(codeTaken);
export const updateCargo = (tx: Db, id: string, columns: Updateable<Tables['cargos']>) =>
  tx.updateTable('cargos').set(columns).where('id', '=', id).execute().catch(codeTaken);
export const deleteCargo = (tx: Db, id: string) => tx.deleteFrom('cargos').where('id', '=', id).execute();

export async function replaceAllowed(tx: Db, cargoId: string, cargoTypeIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('cargoAllowedTypes').where('cargoId', '=', cargoId).execute();
  const rows = [...new Set(cargoTypeIds)].map((cargoTypeId) => ({ cargoId, cargoTypeId }));
  if (rows.length > 0) await tx.insertInto('cargoAllowedTypes').values(rows).execute();
}
