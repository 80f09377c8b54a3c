import type { OrderRow, OrderStageState } from 'shared-contracts/orders';
import { ORDER_STAGES, type OrderStage } from 'shared-contracts/values/order-stages';

export type JointMove = {
  stage: OrderStage;
  needsReason: boolean;
  /** Stages that it leads on from. */ from: OrderStage[];
  /** How many of the orders it is for. */ count: number;
};

/** The stages to which some of the orders may go, in the order of a normal life. What is missing differs from order to order, so a part delivery is told one by one. */
export function jointMoves(
  rows: readonly Pick<OrderRow, 'stage'>[],
  states: readonly Pick<OrderStageState, 'stage' | 'moves'>[],
): JointMove[] {
  return ORDER_STAGES.flatMap((stage): JointMove[] => {
    const leading = states.flatMap((state) =>
      state.moves
        .filter((move) => move.stage === stage && move.event !== 'deliverPart')
        .map((move) => ({ ...move, from: state.stage })),
    );
    const from = leading.map((move) => move.from);
    const count = rows.filter((row) => from.includes(row.stage)).length;
    return count > 0 ? [{ stage, needsReason: leading.some(({ needsReason }) => needsReason), from, count }] : [];
  });
}
