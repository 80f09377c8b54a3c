import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Labels scanned of these orders, for the driver's phone. */
export const listScannedLabels = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('itemScans')
    .select(['orderId', 'stopPosition as stop', 'item', 'dropPosition as drop'])
    .where('orderId', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('orderId')
    .orderBy('stopPosition')
    .orderBy('item')
    .orderBy('dropPosition')
    .execute();
