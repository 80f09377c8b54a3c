import type { OrderTiming } from 'shared-contracts/orders/order-timing';
import type { Caller } from '../../platform/access/caller.ts';
import type { OrderRecord } from '../core/order-records.store.ts';
import { toRuleInput } from '../core/order-state.ts';
import { correctableStamps, rejectCorrection } from '../stages/time-correction.rules.ts';
import type { OrderTimes } from './order-timing.rules.ts';

const stampsOf = ({ arrival, start, end, departure }: OrderTimes['stops'][number]) => ({
  arrivedAt: arrival?.at ?? null,
  startedAt: start?.at ?? null,
  endedAt: end?.at ?? null,
  departedAt: departure?.at ?? null,
});

export function presentTiming(times: OrderTimes, row: OrderRecord, caller: Caller): OrderTiming {
  const { order, actor } = toRuleInput(caller, row);
  const canCorrect = rejectCorrection(order, actor) === null;
  return {
    ...times,
    stops: times.stops.map((stop) => ({
      ...stop,
      correctable: canCorrect ? correctableStamps(order, stampsOf(stop)) : [],
    })),
  };
}
