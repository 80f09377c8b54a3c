import type { FastifyInstance } from 'fastify';
import type { OrderEvent, OrderStage } from 'shared-contracts/values/order-stages';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';

export type MoveServer = Pick<FastifyInstance, 'now' | 'mail' | 'config'>;

/** `tripId`: the trip it was in; `caller` null: nobody, the clock or a geofence did it; `at` in unix seconds. */
export type OrderMoved = {
  orderId: string;
  tripId: string | null;
  event: OrderEvent;
  from: OrderStage;
  to: OrderStage;
  at: number;
  caller: Caller | null;
};

/** Told in the transaction of the move, in which its trip is locked already: what it throws undoes the move. */
export type OrderMovedHook = (server: MoveServer, tx: Db, moved: OrderMoved) => Promise<void>;

/**
 * Who is told of every move but those that trips make themselves (`trip-orders.ts`). A feature that stands on orders adds itself here while it is
 * loaded: `AFTER_ORDER_MOVED.add(recomputeTrip)`, because orders know nothing of what stands on them.
 */
export const AFTER_ORDER_MOVED = new Set<OrderMovedHook>();
