import type { Trip } from 'shared-contracts/trips/trips';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';

/** Of orders that the vehicle no longer carries. */
const OVER_STAGES: readonly OrderStage[] = [
  'delivered',
  'manuallyDelivered',
  'incompleteDelivery',
  'notDelivered',
  'billed',
  'cancelled',
];

/** What a running trip still has to carry, in CBM and kg. */
export function sumOpenLoad({ orderList }: Pick<Trip, 'orderList'>) {
  const open = orderList.filter(({ stage }) => !OVER_STAGES.includes(stage));
  const sum = (field: 'totalSpace' | 'totalWeight') =>
    String(open.reduce((total, order) => total + Number(order[field]), 0));
  return { totalSpace: sum('totalSpace'), totalWeight: sum('totalWeight') };
}
