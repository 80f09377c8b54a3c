import type { Db } from '../../platform/database/database.ts';
import { stopKind } from '../core/stop-columns.store.ts';
import { explicitItems, listCargoStops } from '../core/order-relations.store.ts';
import { allocateCargo } from '../core/stops.rules.ts';
import type { DeliveredItem } from './delivered-cargo.rules.ts';
import type { Delivery } from './drop-delivery.rules.ts';
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

const listDeliveredItems = (db: Db, orderId: string): Promise<DeliveredItem[]> =>
  db
    .selectFrom('orderCargoItems')
    .select(['id', 'cargoId', 'quantity', 'deliveredQuantity', 'shortageReason'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();

/** The cargo of an order, in the order of its items, with what each drop unloads. */
export async function findDelivery(db: Db, orderId: string): Promise<Delivery> {
  const [items, stops] = [await listDeliveredItems(db, orderId), await listCargoStops(db, [orderId])];
  const allocated = allocateCargo(
    stops.map((stop) => ({ kind: stop.kind, items: explicitItems(stop.items) })),
    items.map(({ quantity }) => quantity),
  );
  const drops = stops.flatMap(({ position, kind, items: reports }, i) => {
    if (kind !== 'drop') return [];
    const parts = (allocated[i] ?? []).map((part) => {
      const { deliveredQuantity = null, shortageReason = null } = reports.find(({ item }) => item === part.item) ?? {};
      return { ...part, deliveredQuantity, shortageReason };
    });
    return [{ position, parts }];
  });
  return { items, drops };
}

async function saveDropReports(tx: Db, orderId: string, before: Delivery['drops'], after: Delivery['drops']) {
  const changed = after.flatMap(({ position, parts }, i) =>
    parts
      .filter((part, nth) => part !== before[i]?.parts[nth])
      .map(({ item, deliveredQuantity, shortageReason }) => ({
        orderId,
        stopPosition: position,
        itemPosition: item,
        deliveredQuantity,
        shortageReason,
      })),
  );
  if (changed.length === 0) return;
  await tx
    .insertInto('orderStopItems')
    .values(changed)
    .onConflict((row) =>
      row.columns(['orderId', 'stopPosition', 'itemPosition']).doUpdateSet(({ ref }) => ({
        deliveredQuantity: ref('excluded.deliveredQuantity'),
        shortageReason: ref('excluded.shortageReason'),
      })),
    )
    .execute();
}

export async function saveDelivery(tx: Db, orderId: string, before: Delivery, after: Delivery) {
  await saveDeliveredItems(tx, before.items, after.items);
  await saveDropReports(tx, orderId, before.drops, after.drops);
}

async function saveDeliveredItems(tx: Db, before: readonly DeliveredItem[], after: readonly DeliveredItem[]) {
  for (const [i, { id, deliveredQuantity, shortageReason }] of after.entries()) {
    if (after[i] !== before[i])
      await tx.updateTable('orderCargoItems').set({ deliveredQuantity, shortageReason }).where('id', '=', id).execute();
  }
}
