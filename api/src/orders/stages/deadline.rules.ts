import type { OrderStage } from 'shared-contracts/values/order-stages';
import { AT_DROP } from './stage-table.rules.ts';

/** `dropsLeft`: after the drop where it stands. */
type Windows = { pickupTo: number | null; deliveryTo: number | null; dropsLeft: number };

const TO_PICKUP: readonly OrderStage[] = ['started'];
const TO_DROP: readonly OrderStage[] = ['arrivedToPickupLocation', 'loading', 'loadingCompleted', 'transit'];

/** Until when an order on the road must have come to its next stop, unix seconds; null: no stop is next, or it has no window. */
export function deadlineOf(stage: OrderStage, { pickupTo, deliveryTo, dropsLeft }: Windows): number | null {
  if (TO_PICKUP.includes(stage)) return pickupTo;
  if (TO_DROP.includes(stage) || (AT_DROP.includes(stage) && dropsLeft > 0)) return deliveryTo;
  return null;
}
