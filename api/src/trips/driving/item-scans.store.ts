import type { Insertable } from 'kysely';
import { personName } from '../../platform/access/person-name.ts';
import type { Db, Tables } from '../../platform/database/database.ts';

/** @returns whether the label is scanned for the first time at this stop */
export async function insertScan(tx: Db, scan: Insertable<Tables['itemScans']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('itemScans')
    .values(scan)
    .onConflict((on) => on.columns(['orderId', 'stopPosition', 'item', 'dropPosition']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const listOrderScans = (db: Db, orderId: string) =>
  db
    .selectFrom('itemScans')
    .innerJoin('users', 'users.id', 'itemScans.createdBy')
    .select(['stopPosition', 'item', 'dropPosition', 'isTyped', 'scannedAt', personName().as('by')])
    .where('itemScans.orderId', '=', orderId)
    .execute();

/** The cargo items of an order in their order. */
export const listItemNames = (db: Db, orderId: string) =>
  db
    .selectFrom('orderCargoItems')
    .innerJoin('cargos', 'cargos.id', 'orderCargoItems.cargoId')
    .select(['cargos.name as cargo', 'packNumber'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
