import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { AT_DROP_STAGES } from './order-stage-table.rules.ts';

/** `dropsLeft`: drops after the current one. */
type StopWindows = { pickupTo: number | null; deliveryTo: number | null; dropsLeft: number };

const TO_PICKUP_STAGES: readonly OrderStage[] = ['started'];
const TO_DROP_STAGES: readonly OrderStage[] = ['arrivedToPickupLocation', 'loading', 'loadingCompleted', 'transit'];

/** When an order is due at its next stop, unix seconds; null: there is no next stop, or it has no window. */
export function deadlineOf(stage: OrderStage, { pickupTo, deliveryTo, dropsLeft }: StopWindows): number | null {
  if (TO_PICKUP_STAGES.includes(stage)) return pickupTo;
  if (TO_DROP_STAGES.includes(stage) || (AT_DROP_STAGES.includes(stage) && dropsLeft > 0)) return deliveryTo;
  return null;
}
