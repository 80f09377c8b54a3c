import type { OrderStage } from 'shared-contracts/values/order-stages';
import { EXECUTING } from '../../orders/stage-table.rules.ts';

const DONE: readonly OrderStage[] = ['delivered', 'manuallyDelivered', 'incompleteDelivery', 'notDelivered'];

/** There is something to prove once an order is on its way, until it is billed; a photo may come hours after the delivery that it shows. */
export const isProvable = (stage: OrderStage) =>
  EXECUTING.includes(stage) || stage === 'delayed' || DONE.includes(stage);
