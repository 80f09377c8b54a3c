import { sql } from 'kysely';
import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { MoveServices } from './order.hooks.ts';
import { joinTrip } from '../core/order-writes.store.ts';
import { moveOrderInTransaction } from './move-order.ts';
import type { OrderRole } from '../stages/order-stage-table.rules.ts';

/**
 * These functions move the orders of a trip, in the trip's transaction, with timeline, emails and notifications.
 * Callers must check the access to the trip and lock its row (`for update`) to avoid deadlocks. If one order cannot
 * move, none does: 409 with its stages, or 404 when the caller cannot see it. The `orderMoved` hooks do not run.
 * `caller`: null for a job or a geofence.
 */
type OrdersOfTrip = { caller: Caller | null; orderIds: readonly string[]; reason?: string };

async function moveAll(
  services: MoveServices,
  tx: Db,
  { caller, orderIds }: OrdersOfTrip,
  tripRoles: readonly OrderRole[],
  request: { event: OrderEvent; reason?: string | null; occurredAt?: number },
) {
  const { event, reason = null, occurredAt } = request;
  for (const id of orderIds.toSorted())
    await moveOrderInTransaction(services, tx, { caller, tripRoles }, id, { event, reason, occurredAt });
}

/**
 * O7: adds validated orders to the trip, with their rows of `trip_orders`.
 * @throws 409 `inTrip` when an order is in another live trip
 */
export async function addToTrip(
  services: MoveServices,
  tx: Db,
  { tripId, ...orders }: OrdersOfTrip & { tripId: string },
): Promise<void> {
  await moveAll(services, tx, orders, ['tripWriter'], { event: 'addToTrip' });
  for (const id of orders.orderIds) await joinTrip(tx, tripId, id);
}

/**
 * O8: removes orders from a trip that has not started or is deleted, or before they are picked up. Their rows in
 * `trip_orders` stay, but are no longer live.
 */
export const removeFromTrip = (services: MoveServices, tx: Db, orders: OrdersOfTrip): Promise<void> =>
  moveAll(services, tx, orders, ['tripWriter'], { event: 'removeFromTrip', reason: orders.reason ?? null });

/** O9: starts the orders with their trip. @param at when the trip started, not before their last change */
export const startWithTrip = (
  services: MoveServices,
  tx: Db,
  { at, ...orders }: OrdersOfTrip & { at: number },
): Promise<void> => moveAll(services, tx, orders, ['system'], { event: 'startTrip', occurredAt: at });

/** T14: cancels the open orders of a cancelled trip in any stage and removes them from it. */
export const cancelWithTrip = (
  services: MoveServices,
  tx: Db,
  { reason, ...orders }: OrdersOfTrip & { reason: string },
): Promise<void> => moveAll(services, tx, orders, ['owner', 'tripWriter', 'system'], { event: 'cancel', reason });

/**
 * O22, T11: marks open orders as delivered by hand.
 * @param at the time of the delivery, unix seconds, not in the future
 */
export const deliverManually = (
  services: MoveServices,
  tx: Db,
  { reason, at, ...orders }: OrdersOfTrip & { reason: string; at: number },
): Promise<void> => moveAll(services, tx, orders, ['tripWriter'], { event: 'deliverManually', reason, occurredAt: at });

/** Why a transition was rejected, as in the API error: its code (of the first field of a 422) and its details. */
export type MoveRejection = { code: string; params?: Record<string, unknown> | undefined };

const toRejection = ({ code, details: { fields = {}, params } }: AppError): MoveRejection => ({
  code: Object.values(fields)[0]?.code ?? code,
  params,
});

/**
 * O10, O13, O14, O16: applies an event that a geofence has detected. A rejected one changes nothing; one that is older
 * than the last change of the order only goes into its timeline.
 * @returns why the order was not moved; null: it was
 */
export async function driveOrder(
  services: MoveServices,
  tx: Db,
  { orderId, event, at, stop }: { orderId: string; event: OrderEvent; at: number; stop?: number },
): Promise<MoveRejection | null> {
  await sql`savepoint automatic_move`.execute(tx);
  try {
    const request = { event, reason: null, occurredAt: at, stop };
    const { outcome } = await moveOrderInTransaction(services, tx, { caller: null }, orderId, request);
    await sql`release savepoint automatic_move`.execute(tx);
    return outcome === 'recorded' ? { code: 'movedSince' } : null;
  } catch (error) {
    if (!(error instanceof AppError && error.status < 500)) throw error;
    await sql`rollback to savepoint automatic_move`.execute(tx);
    return toRejection(error);
  }
}
