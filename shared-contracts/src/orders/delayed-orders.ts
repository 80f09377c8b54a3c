import { z } from 'zod';
import { Money, NamedRef, pageOf, UnixTime } from '../common.ts';
import { StopCharge, StopKind } from './order-timing.ts';
import { OrderRow } from './orders.ts';

/** `orders/v2/delayed`. `lateMinutes`: since the deadline of the next stop. */
export const DelayedOrderRow = OrderRow.extend({
  delay: z.object({
    since: UnixTime,
    nextStop: NamedRef.nullable(),
    deadline: UnixTime.nullable(),
    lateMinutes: z.int().nullable(),
  }),
});
export const DelayedOrderPage = pageOf(DelayedOrderRow);

/** `orders/v2/demurrage`: the stops where an order exceeds or exceeded its free minutes. */
export const DemurrageOrderRow = OrderRow.extend({
  demurrage: z.object({
    stops: z.array(
      z.object({
        position: z.int(),
        kind: StopKind,
        location: NamedRef,
        arrivedAt: UnixTime,
        departedAt: UnixTime.nullable(),
        ...StopCharge,
      }),
    ),
    chargedMinutes: z.int(),
    amount: Money.nullable(),
  }),
});
export const DemurrageOrderPage = pageOf(DemurrageOrderRow);

export type DelayedOrderRow = z.infer<typeof DelayedOrderRow>;
export type DemurrageOrderRow = z.infer<typeof DemurrageOrderRow>;
