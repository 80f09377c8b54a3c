import type { OrderEvent, OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';

export type MoveServices = Pick<Services, 'now' | 'mailer' | 'config' | 'hooks'>;

/** `tripId`: the trip of the order before the move; `caller` null: a job or a geofence; `at` in unix seconds. */
export type OrderMoved = {
  orderId: string;
  tripId: string | null;
  event: OrderEvent;
  from: OrderStage;
  to: OrderStage;
  at: number;
  caller: Caller | null;
};

/** `atHub`: the order only changes vehicle there. `stop`: the position of the stop at which it happened. */
export type OrderEventApplied = OrderMoved & { reason: string | null; stop: number | null; atHub: boolean };

/** Runs in the transaction of the event, late in it. */
export type OrderEventAppliedHook = (tx: Db, applied: OrderEventApplied) => Promise<void>;

/** Runs in the transaction of the transition, with the order's trip locked; an error rolls it back. */
export type OrderMovedHook = (services: MoveServices, tx: Db, moved: OrderMoved) => Promise<void>;

/** `toTripId`: the trip that waited for the order at a hub and no longer does. */
export type TransferEnded = {
  orderId: string;
  toTripId: string;
  isNewTrip: boolean;
  caller: Caller | null;
  at: number;
};
export type TransferEndedHook = (services: MoveServices, tx: Db, ended: TransferEnded) => Promise<void>;

declare module '../../platform/hooks.ts' {
  interface Hooks {
    /** Runs after every move except those that a trip makes to its own orders (`trip-orders.ts`). */
    orderMoved: readonly OrderMovedHook[];
    /** Runs after every move, also those that a trip makes to its own orders. */
    orderEventApplied: readonly OrderEventAppliedHook[];
    /** Runs when an order is not going to change vehicle at a hub any more, before it was unloaded there. */
    transferEnded: TransferEndedHook;
  }
}
