import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { EXECUTING_STAGES } from '../../orders/public.ts';

const FINISHED_STAGES: readonly OrderStage[] = ['delivered', 'manuallyDelivered', 'incompleteDelivery', 'notDelivered'];

/**
 * Proofs can be added from the start of execution until billing, because a photo may be uploaded hours after the
 * delivery.
 */
export const isProvable = (stage: OrderStage) =>
  EXECUTING_STAGES.includes(stage) || stage === 'delayed' || FINISHED_STAGES.includes(stage);
