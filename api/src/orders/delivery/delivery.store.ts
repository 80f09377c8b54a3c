import type { Db } from '../../platform/database/database.ts';
import { stopKind } from '../core/stop-columns.store.ts';
import type { DeliveredItem } from './delivered-cargo.rules.ts';
import type { StampedStop } from '../stages/stop-stamps.rules.ts';

export type OrderStop = StampedStop & { position: number };

/** The stops of an order with their stamps. */
export const listStampedStops = (db: Db, orderId: string): Promise<OrderStop[]> =>
  db
    .selectFrom('orderStops')
    .select(['position', stopKind.as('kind'), 'arrivedAt', 'startedAt', 'endedAt', 'departedAt', 'inferred'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();

export async function saveStopStamps(
  tx: Db,
  orderId: string,
  before: readonly OrderStop[],
  after: readonly OrderStop[],
) {
  for (const [i, { position, kind: _kind, inferred, ...stamps }] of after.entries()) {
    if (after[i] === before[i]) continue;
    await tx
      .updateTable('orderStops')
      .set({ ...stamps, inferred: [...inferred] })
      .where('orderId', '=', orderId)
      .where('position', '=', position)
      .execute();
  }
}

export const listDeliveredItems = (db: Db, orderId: string): Promise<DeliveredItem[]> =>
  db
    .selectFrom('orderCargoItems')
    .select(['id', 'cargoId', 'quantity', 'deliveredQuantity', 'shortageReason'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();

export async function saveDeliveredItems(tx: Db, before: readonly DeliveredItem[], after: readonly DeliveredItem[]) {
  for (const [i, { id, deliveredQuantity, shortageReason }] of after.entries()) {
    if (after[i] !== before[i])
      await tx.updateTable('orderCargoItems').set({ deliveredQuantity, shortageReason }).where('id', '=', id).execute();
  }
}
