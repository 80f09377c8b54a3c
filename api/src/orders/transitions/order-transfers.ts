import type { OrderEvent, OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { joinTrip, leaveLiveTrip } from '../core/order-writes.store.ts';
import type { MoveServices } from './order.hooks.ts';
import { removeTransferStops } from '../transfers/transfer-stops.store.ts';

/** Stages in which no second trip waits for the order any more. */
const ENDED_STAGES: readonly OrderStage[] = [
  'validated',
  'cancelled',
  'delivered',
  'manuallyDelivered',
  'incompleteDelivery',
  'notDelivered',
];

type Moved = { orderId: string; event: OrderEvent; to: OrderStage; caller: Caller | null; at: number };

/** An order that was unloaded at its hub leaves its first trip and belongs to the second one. */
async function completeTransfer(tx: Db, { orderId, at }: Moved) {
  const done = await tx
    .updateTable('orderTransfers')
    .set({ transferredAt: at })
    .where('orderId', '=', orderId)
    .where('transferredAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orderStops')
          .select('orderStops.orderId')
          .whereRef('orderStops.orderId', '=', 'orderTransfers.orderId')
          .whereRef('orderStops.position', '=', 'orderTransfers.stopPosition')
          .where('departedAt', 'is not', null),
      ),
    )
    .returning('toTripId')
    .executeTakeFirst();
  if (!done) return;
  await leaveLiveTrip(tx, orderId);
  await joinTrip(tx, done.toTripId, orderId);
}

/** Deletes the transfer when no second trip waits for the order any more. Its stops at the hub stay. */
export async function deleteOpenTransfer(tx: Db, orderId: string) {
  const open = await tx
    .deleteFrom('orderTransfers')
    .where('orderId', '=', orderId)
    .where('transferredAt', 'is', null)
    .returning(['stopPosition', 'toTripId', 'isNewTrip'])
    .executeTakeFirst();
  if (open)
    await tx
      .deleteFrom('tripOrders')
      .where('orderId', '=', orderId)
      .where('tripId', '=', open.toTripId)
      .where('isLive', '=', false)
      .execute();
  return open;
}

/** An order that can be planned again is carried as a whole. */
async function removeAllTransfers(tx: Db, orderId: string) {
  const hubs = await tx
    .selectFrom('orderStops')
    .select('position')
    .where('orderId', '=', orderId)
    .where('isTransfer', '=', true)
    .where('kind', '=', 'drop')
    .orderBy('position', 'desc')
    .execute();
  for (const { position } of hubs) await removeTransferStops(tx, orderId, position);
  await tx.deleteFrom('orderTransfers').where('orderId', '=', orderId).execute();
}

/** Updates an order's change of vehicle at a hub after a transition of the order. */
export async function followTransfer(services: MoveServices, tx: Db, moved: Moved): Promise<void> {
  const { orderId, event, to, caller, at } = moved;
  if (event === 'finishDrop') await completeTransfer(tx, moved);
  if (event !== 'removeFromTrip' && event !== 'reattempt' && !ENDED_STAGES.includes(to)) return;
  const open = await deleteOpenTransfer(tx, orderId);
  if (event === 'removeFromTrip' || event === 'reattempt') await removeAllTransfers(tx, orderId);
  if (open) await services.hooks.transferEnded(services, tx, { orderId, ...open, caller, at });
}
