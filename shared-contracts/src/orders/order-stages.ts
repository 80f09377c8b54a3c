import { z } from 'zod';
import { Id, requiredText, StageOutcome, text, UnixTime } from '../common.ts';
import { FEASIBILITY_WARNINGS } from '../values/orders/feasibility.ts';
import { ORDER_EVENTS, ORDER_STAGES } from '../values/orders/order-stages.ts';
import { DELIVERED_CARGO_LIMITS, ORDER_LIMITS, ORDER_STAGE_LIMITS } from '../values/field-limits.ts';
import { Order } from './orders.ts';

const Stage = z.enum(ORDER_STAGES);
const Quantity = z.int().min(DELIVERED_CARGO_LIMITS.quantity.min).max(DELIVERED_CARGO_LIMITS.quantity.max);
const ShortageReason = text(DELIVERED_CARGO_LIMITS.shortageReason).nullish();
/** The position of the drop that the report is limited to. */
const Stop = z
  .int()
  .min(0)
  .max(ORDER_LIMITS.stops - 1)
  .optional();
/**
 * Delivered quantity of a cargo, over all cargo items that contain it: of the whole order or of the cargo that one drop
 * unloads.
 */
export const DeliveredCargo = z.object({ cargoId: Id, quantity: Quantity, shortageReason: ShortageReason, stop: Stop });
/** `orders/{id}/cargos/{cargoId}/delivered`. `quantity`: defaults to all of it; a smaller one requires a reason. */
export const CargoDeliveredInput = z
  .object({
    quantity: Quantity.optional(),
    shortageReason: ShortageReason,
    stop: Stop,
    occurredAt: UnixTime.optional(),
  })
  .nullish();

/** The stage the user saw; a different current stage is a 409 `stageChanged`. */
const ExpectedStage = Stage.optional();

export const OrderStageInput = z.object({
  stage: z.enum(ORDER_STAGES, 'Stage not exist'),
  reason: text(ORDER_STAGE_LIMITS.reason).optional(),
  /** Defaults to now; never in the future. An event before the last change is recorded without changing the stage. */
  occurredAt: UnixTime.optional(),
  from: ExpectedStage,
  /**
   * For `delivered` and `incompleteDelivery`: omitted cargos were delivered in full unless reported before. For
   * `transit` from a drop: the quantities unloaded there.
   */
  delivered: z.array(DeliveredCargo).max(ORDER_STAGE_LIMITS.delivered).optional(),
  /** For `pendingValidation`: the acknowledged warnings. They require a reason. */
  acknowledgedWarnings: z.array(z.enum(FEASIBILITY_WARNINGS)).max(FEASIBILITY_WARNINGS.length).optional(),
});
export const OrderReopenInput = z
  .object({ reason: text(ORDER_STAGE_LIMITS.reason).optional(), from: ExpectedStage })
  .nullish();
/** The order after the request, and what the request did. */
export const OrderStageResult = Order.extend({ stageOutcome: StageOutcome });
/**
 * The stages the caller may request, and what each requires: `moves` has one entry per allowed stage. `takesQuantities`: of
 * the whole order; for `transit`, of what the current drop unloads (`stops[].items` of the order).
 */
export const OrderStageState = z.object({
  stage: Stage,
  allowedStages: z.array(Stage),
  moves: z.array(
    z.object({ stage: Stage, event: z.enum(ORDER_EVENTS), needsReason: z.boolean(), takesQuantities: z.boolean() }),
  ),
});
/** With a reason the order is rejected, without one approved. */
export const OrderApprovalInput = z
  .object({ rejectReason: requiredText(ORDER_STAGE_LIMITS.reason).optional(), from: ExpectedStage })
  .nullish();

/** `orders/{id}/decline`. */
export const OrderDeclineInput = z.object({ reason: requiredText(ORDER_STAGE_LIMITS.reason) });

export type OrderDeclineInput = z.infer<typeof OrderDeclineInput>;
export type OrderStageResult = z.infer<typeof OrderStageResult>;
export type OrderStageState = z.infer<typeof OrderStageState>;
export type CargoDeliveredInput = z.infer<typeof CargoDeliveredInput>;
export type OrderStageInput = z.infer<typeof OrderStageInput>;
export type OrderApprovalInput = z.infer<typeof OrderApprovalInput>;
export type OrderReopenInput = z.infer<typeof OrderReopenInput>;
