import type { OrderEvent } from 'shared-contracts/values/order-stages';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';
import type { MoveServer, OrderMoved } from './order-hooks.ts';
import { joinTrip } from './order.store.ts';
import { moveInside } from './order-moves.ts';
import type { Part } from './stage-table.rules.ts';

/**
 * What a trip does to its orders, in its own transaction. Whoever calls these has decided that the caller may do it to the trip and holds the
 * trip's row (`for update`), so that an order is never waited for by two trips that wait for each other. Each of them writes timeline, mails and
 * bells of the orders and refuses all when one refuses (409 with its stages, 404 when the caller may not see it). `AFTER_ORDER_MOVED` is not told:
 * the trip knows. `caller` null: the clock or a geofence.
 */
type OrdersOfTrip = { caller: Caller | null; orderIds: readonly string[] };

async function moveAll(
  server: MoveServer,
  tx: Db,
  { caller, orderIds }: OrdersOfTrip,
  asTrip: readonly Part[],
  wish: { event: OrderEvent; reason?: string | null; occurredAt?: number },
) {
  const { event, reason = null, occurredAt } = wish;
  for (const id of orderIds.toSorted())
    await moveInside(server, tx, { caller, asTrip }, id, { event, reason, occurredAt });
}

/** O7: validated orders come into the trip; writes the rows of `trip_orders`. @throws 409 `inTrip` for one that is in another live trip */
export async function addToTrip(
  server: MoveServer,
  tx: Db,
  { tripId, ...orders }: OrdersOfTrip & { tripId: string },
): Promise<void> {
  await moveAll(server, tx, orders, ['tripWriter'], { event: 'addToTrip' });
  for (const id of orders.orderIds) await joinTrip(tx, tripId, id);
}

/** O8: orders leave a trip that has not started, or that is deleted; their rows of `trip_orders` stay, no longer live. */
export const removeFromTrip = (server: MoveServer, tx: Db, orders: OrdersOfTrip): Promise<void> =>
  moveAll(server, tx, orders, ['tripWriter'], { event: 'removeFromTrip' });

/** O9: the trip has started. */
export const startWithTrip = (server: MoveServer, tx: Db, orders: OrdersOfTrip): Promise<void> =>
  moveAll(server, tx, orders, ['system'], { event: 'startTrip' });

/** T14: the trip is cancelled with its open orders, wherever they are on the road; they leave it. */
export const cancelWithTrip = (
  server: MoveServer,
  tx: Db,
  { reason, ...orders }: OrdersOfTrip & { reason: string },
): Promise<void> => moveAll(server, tx, orders, ['owner', 'tripWriter', 'system'], { event: 'cancel', reason });

/** O22, T11: open orders are delivered by hand. @param at when it really was, unix seconds, not in the future */
export const deliverManually = (
  server: MoveServer,
  tx: Db,
  { reason, at, ...orders }: OrdersOfTrip & { reason: string; at: number },
): Promise<void> => moveAll(server, tx, orders, ['tripWriter'], { event: 'deliverManually', reason, occurredAt: at });

/**
 * O10, O13, O14, O16: what a geofence (or another machine) has noticed of one order.
 * @returns what has happened; null: nothing, because the order was not where that could happen, or has moved on since
 */
export async function driveOrder(
  server: MoveServer,
  tx: Db,
  { orderId, event, at }: { orderId: string; event: OrderEvent; at: number },
): Promise<OrderMoved | null> {
  try {
    return await moveInside(server, tx, { caller: null }, orderId, { event, reason: null, occurredAt: at });
  } catch (error) {
    // Every refusal comes before the first write.
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  }
}
