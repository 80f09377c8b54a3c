import type { Order, OrderStageInput, OrderStageState } from 'shared-contracts/orders';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import { array, mixed, number, object, string, type ObjectSchema } from 'yup';

export type Move = OrderStageState['moves'][number];

type Delivered = { cargoId: string; quantity: number; shortageReason: string | null };
export type StageForm = { stage: OrderStage; reason: string | null; occurredAt: number | null; delivered: Delivered[] };

const text = () => string().trim().max(1_000).nullable().default(null);

/** A reason is required where the move to the chosen stage needs one. */
export function stageSchema(moves: readonly Pick<Move, 'stage' | 'needsReason'>[]): ObjectSchema<StageForm> {
  const needReason = moves.filter(({ needsReason }) => needsReason).map(({ stage }) => stage);
  return object({
    stage: mixed<OrderStage>().required(),
    reason: text().when('stage', ([stage], schema) => (needReason.includes(stage) ? schema.required() : schema)),
    occurredAt: number().integer().nullable().default(null),
    delivered: array()
      .of(
        object({
          cargoId: string().required(),
          quantity: number().integer().min(0).required(),
          shortageReason: text(),
        }),
      )
      .default([]),
  });
}

/** What was ordered of each cargo, and for a start as arrived: all of it. */
export function orderedCargos({
  cargoItems,
}: Pick<Order, 'cargoItems'>): { cargoId: string; name: string; quantity: number }[] {
  const sums = new Map<string, { cargoId: string; name: string; quantity: number }>();
  for (const { cargo, quantity } of cargoItems) {
    sums.set(cargo.id, {
      cargoId: cargo.id,
      name: cargo.name,
      quantity: quantity + (sums.get(cargo.id)?.quantity ?? 0),
    });
  }
  return [...sums.values()];
}

/** What is sent: quantities only where the move takes them, nothing that is empty. */
export const stageInput = (
  { stage, reason, occurredAt, delivered }: StageForm,
  moves: readonly Move[],
): OrderStageInput => ({
  stage,
  ...(reason !== null && { reason }),
  ...(occurredAt !== null && { occurredAt }),
  ...(delivered.length > 0 && moves.some((move) => move.stage === stage && move.takesQuantities) && { delivered }),
});
