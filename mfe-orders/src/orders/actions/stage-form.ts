import type { OrderStageInput, OrderStageState } from 'shared-contracts/orders/order-stages';
import { MAX_REASON_LENGTH } from 'shared-contracts/values/field-limits';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { array, mixed, number, object, string, type ObjectSchema } from 'yup';

export type StageTransition = OrderStageState['moves'][number];

type DeliveredCargoForm = {
  stop: number | null;
  cargoId: string;
  quantity: number;
  shortageReason: string | null;
};
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
          stop: number().nullable().default(null),
          cargoId: string().required(),
          quantity: number().integer().min(0).required(),
          shortageReason: text(),
        }),
      )
      .default([]),
  });
}

/**
 * Omits empty values, and quantities unless the transition takes them: on the way to the next drop, those of the
 * current one.
 */
export function toStageInput(
  { stage, reason, occurredAt, delivered }: StageForm,
  transitions: readonly StageTransition[],
  currentDrop: number | undefined,
): OrderStageInput {
  const transition = transitions.find((other) => other.stage === stage && other.takesQuantities);
  const reported = transition ? delivered.filter(({ stop }) => isReported(transition, stop, currentDrop)) : [];
  return {
    stage,
    ...(reason !== null && { reason }),
    ...(occurredAt !== null && { occurredAt }),
    ...(reported.length > 0 && {
      delivered: reported.map(({ stop, ...cargo }) => ({ ...cargo, ...(stop !== null && { stop }) })),
    }),
  };
}

/** Whether a transition takes the quantities of a drop. */
export const isReported = (
  { event }: Pick<StageTransition, 'event'>,
  stop: number | null,
  currentDrop: number | undefined,
) => event !== 'finishDrop' || stop === currentDrop;
