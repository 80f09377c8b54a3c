import { z } from 'zod';
import { UnixTime } from '../common.ts';
import { ORDER_DAY_STATES, ORDER_RISKS } from '../values/orders/order-day.ts';
import { OrderRow } from './orders.ts';

/**
 * `orders/today`: the orders whose pickup window starts today in the user's time zone, by progress, without saved,
 * rejected, cancelled and archived ones. `own` and `partner`: like the lists of these names.
 */
export const OrdersToday = z.object({
  /** Both ends are inclusive. */
  from: UnixTime,
  to: UnixTime,
  counts: z.array(z.object({ state: z.enum(ORDER_DAY_STATES), own: z.int(), partner: z.int() })),
  /** Delayed orders of any day. */
  delayed: z.int(),
  /** The first of today's and of all delayed orders, those with the most urgent risk first. */
  items: z.array(
    OrderRow.pick({
      id: true,
      number: true,
      shipperCode: true,
      stage: true,
      pickup: true,
      drop: true,
      pickupFrom: true,
      pickupTo: true,
    }).extend({ risk: z.enum(ORDER_RISKS).nullable() }),
  ),
});
export type OrdersToday = z.infer<typeof OrdersToday>;
