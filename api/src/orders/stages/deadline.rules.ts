import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { nextStop, type ReachedStop } from './stop-progress.rules.ts';

/** When an order is due at its next stop, unix seconds; null: there is no next stop, or it has no window. */
export const deadlineOf = (stage: OrderStage, stops: readonly (ReachedStop & { windowTo: number | null })[]) =>
  nextStop(stage, stops)?.windowTo ?? null;
