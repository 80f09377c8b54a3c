import type { Trip } from 'shared-contracts/trips/trips';
import { sumTotals } from 'shared-contracts/values/trips/load-totals';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';

/** Stages of orders that the vehicle no longer carries. */
const OVER_STAGES: readonly OrderStage[] = [
  'delivered',
  'manuallyDelivered',
  'incompleteDelivery',
  'notDelivered',
  'billed',
  'cancelled',
];

/** The load that a running trip still has to carry. */
export function sumOpenLoad({ orderList }: Pick<Trip, 'orderList'>) {
  const open = orderList.filter(({ stage }) => !OVER_STAGES.includes(stage));
  return sumTotals(open);
}
