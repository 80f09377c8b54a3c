import { stopKind } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidField, invalidFields } from '../../platform/errors/app-error.ts';
import type { TripRecord } from '../core/trip-records.store.ts';
import { listCarriedOrders } from '../itinerary/trip-load.store.ts';
import { findTransferPosition } from '../stages/transfer-stops.rules.ts';

/** `position`: the stop before which the order changes vehicle. */
export type TransferableOrder = {
  id: string;
  number: string;
  organizationId: string;
  position: number;
  pickupFrom: number | null;
  deliveryTo: number | null;
  unloadingMinutes: number;
};

async function findTransferable(tx: Db, id: string, locationId: string, field: string): Promise<TransferableOrder> {
  const { stage, resumeStage, ...order } = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'organizationId', 'stage', 'resumeStage', 'pickupFrom', 'deliveryTo', 'unloadingMinutes'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const stops = await tx
    .selectFrom('orderStops')
    .select(['locationId', 'departedAt', stopKind.as('kind')])
    .where('orderId', '=', id)
    .orderBy('position')
    .execute();
  const position = findTransferPosition({ stage, resumeStage }, stops);
  const { number } = order;
  if (position === null)
    throw invalidFields({
      [field]: {
        code: 'notTransferable',
        message: `Order ${number} cannot change vehicle any more`,
        params: { number },
      },
    });
  if (stops.some((stop) => stop.locationId === locationId))
    throw invalidFields({
      locationId: { code: 'ownStop', message: `Order ${number} stops there itself`, params: { number } },
    });
  return { ...order, position };
}

/** An order can be on its way to only one hub at a time. @throws 422 that names it */
async function assertNoOpenTransfer(tx: Db, orderId: string, field: string) {
  const open = await tx
    .selectFrom('orderTransfers')
    .innerJoin('locations', 'locations.id', 'orderTransfers.locationId')
    .innerJoin('orders', 'orders.id', 'orderTransfers.orderId')
    .select(['locations.name as hub', 'orders.number'])
    .where('orderId', '=', orderId)
    .where('transferredAt', 'is', null)
    .executeTakeFirst();
  if (!open) return;
  const { number, hub } = open;
  const message = `Order ${number} changes vehicle at ${hub} first, and can change again once it is unloaded there`;
  throw invalidFields({ [field]: { code: 'alreadySplit', message, params: { number, hub } } });
}

/** Locks the orders of a trip that are to change vehicle at a location. @throws 422 by field */
export async function lockTransferableOrders(
  tx: Db,
  row: TripRecord,
  locationId: string,
  orderIds: readonly string[],
): Promise<TransferableOrder[]> {
  const carried = await listCarriedOrders(tx, row.id);
  const ids = [...new Set(orderIds.map((id) => id.toLowerCase()))];
  const orders: TransferableOrder[] = [];
  for (const [i, id] of ids.entries()) {
    const field = `orderIds.${i}`;
    const order = carried.find((candidate) => candidate.id === id);
    if (!order) throw invalidField(field, 'notFound', 'Order not found');
    await assertNoOpenTransfer(tx, id, field);
    orders.push(await findTransferable(tx, id, locationId, field));
  }
  return orders;
}
