import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** The window of a stop at a hub, in unix seconds. */
type Window = { windowFrom: number; windowTo: number };
export type TransferStops = { position: number; locationId: string; drop: Window; pickup: Window };

/** The drop and the pickup at a hub. */
const STOPS = 2;
/** Larger than any number of stops, so that positions stay unique while they are renumbered. */
const OUT_OF_RANGE = 1_000;

/** Moves the stops of an order from a position on, with what refers to them by position. */
async function shiftStops(tx: Db, orderId: string, from: number, by: number) {
  const items = await tx
    .deleteFrom('orderStopItems')
    .where('orderId', '=', orderId)
    .where('stopPosition', '>=', from)
    .returningAll()
    .execute();
  for (const [low, offset] of [
    [from, OUT_OF_RANGE],
    [OUT_OF_RANGE, by - OUT_OF_RANGE],
  ] as const) {
    await sql`update order_stops set position = position + ${offset}::integer
      where order_id = ${orderId} and position >= ${low}`.execute(tx);
    await sql`update trip_stop_orders set order_position = order_position + ${offset}::integer
      where order_id = ${orderId} and order_position >= ${low}`.execute(tx);
  }
  const moved = items.map((item) => ({ ...item, stopPosition: item.stopPosition + by }));
  if (moved.length > 0) await tx.insertInto('orderStopItems').values(moved).execute();
}

/** Adds a drop and a pickup at a hub to an order, before the stop at a position. */
export async function insertTransferStops(
  tx: Db,
  orderId: string,
  { position, locationId, drop, pickup }: TransferStops,
): Promise<void> {
  await shiftStops(tx, orderId, position, STOPS);
  const common = { orderId, locationId, contactId: null, isTransfer: true };
  await tx
    .insertInto('orderStops')
    .values([
      { ...common, position, kind: 'drop', ...drop },
      { ...common, position: position + 1, kind: 'pickup', ...pickup },
    ])
    .execute();
}

/** Removes the stops at a hub from an order and from its trips. @param position of the drop there */
export async function removeTransferStops(tx: Db, orderId: string, position: number): Promise<void> {
  const positions = [position, position + 1];
  await tx
    .deleteFrom('tripStopOrders')
    .where('orderId', '=', orderId)
    .where('orderPosition', 'in', positions)
    .execute();
  await tx.deleteFrom('orderStops').where('orderId', '=', orderId).where('position', 'in', positions).execute();
  await shiftStops(tx, orderId, position + STOPS, -STOPS);
}
