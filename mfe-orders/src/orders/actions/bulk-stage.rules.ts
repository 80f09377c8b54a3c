import type { OrderRow } from 'shared-contracts/orders/orders';
import type { OrderStageState } from 'shared-contracts/orders/order-stages';
import { ORDER_STAGES, type OrderStage } from 'shared-contracts/values/orders/order-stages';

export type BulkTransition = {
  stage: OrderStage;
  needsReason: boolean;
  /** Current stages it is allowed from. */
  from: OrderStage[];
  /** The number of selected orders it applies to. */
  count: number;
};

/**
 * Lists the stages that some of the orders can change to, in their usual order. Part deliveries are excluded, since the
 * missing quantities differ between orders.
 */
export function listBulkTransitions(
  rows: readonly Pick<OrderRow, 'stage'>[],
  states: readonly Pick<OrderStageState, 'stage' | 'moves'>[],
): BulkTransition[] {
  return ORDER_STAGES.flatMap((stage): BulkTransition[] => {
    const matching = states.flatMap((state) =>
      state.moves
        .filter((transition) => transition.stage === stage && transition.event !== 'deliverPart')
        .map((transition) => ({ ...transition, from: state.stage })),
    );
    const from = matching.map((transition) => transition.from);
    const count = rows.filter((row) => from.includes(row.stage)).length;
    return count > 0 ? [{ stage, needsReason: matching.some(({ needsReason }) => needsReason), from, count }] : [];
  });
}
