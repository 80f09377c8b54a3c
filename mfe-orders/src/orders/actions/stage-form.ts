import type { Order } from 'shared-contracts/orders/orders';
import type { OrderStageInput, OrderStageState } from 'shared-contracts/orders/order-stages';
import { MAX_REASON_LENGTH } from 'shared-contracts/values/field-limits';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { array, mixed, number, object, string, type ObjectSchema } from 'yup';

export type StageTransition = OrderStageState['moves'][number];

type DeliveredCargoForm = { cargoId: string; quantity: number; shortageReason: string | null };
export type StageForm = {
  stage: OrderStage;
  reason: string | null;
  occurredAt: number | null;
  delivered: DeliveredCargoForm[];
};

const text = () => string().trim().max(MAX_REASON_LENGTH).nullable().default(null);

/** Requires a reason if the transition to the selected stage needs one. */
export function createStageSchema(
  transitions: readonly Pick<StageTransition, 'stage' | 'needsReason'>[],
): ObjectSchema<StageForm> {
  const stagesWithReason = transitions.filter(({ needsReason }) => needsReason).map(({ stage }) => stage);
  return object({
    stage: mixed<OrderStage>().required(),
    reason: text().when('stage', ([stage], schema) => (stagesWithReason.includes(stage) ? schema.required() : schema)),
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

/** Sums the ordered quantities by cargo. */
export function listOrderedCargos({
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

/** Omits empty values, and quantities unless the transition takes them. */
export const toStageInput = (
  { stage, reason, occurredAt, delivered }: StageForm,
  transitions: readonly StageTransition[],
): OrderStageInput => ({
  stage,
  ...(reason !== null && { reason }),
  ...(occurredAt !== null && { occurredAt }),
  ...(delivered.length > 0 &&
    transitions.some((transition) => transition.stage === stage && transition.takesQuantities) && { delivered }),
});
