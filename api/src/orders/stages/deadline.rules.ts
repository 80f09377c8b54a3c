import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { nextStop, type ReachedStop } from './stop-progress.rules.ts';

/** The deadline of an order at its next stop, in unix seconds; null if there is no next stop, or it has no window. */
export const deadlineOf = (stage: OrderStage, stops: readonly (ReachedStop & { windowTo: number | null })[]) =>
  nextStop(stage, stops)?.windowTo ?? null;
