import type { OrderStage } from 'shared-contracts/values/order-stages';
import { type AppError, conflict, forbidden, invalidField } from '../platform/errors.ts';
import type { Refusal } from './order.rules.ts';

/** @param to the stage that was asked for, @param allowed the stages that the caller may ask for instead */
type Asked = { from: OrderStage; to: OrderStage; allowed: OrderStage[]; reasonField: string };

const stageNotAllowed = ({ from, to, allowed }: Asked) =>
  conflict('stageNotAllowed', `Order cannot go from ${from} to ${to}. Allowed: ${allowed.join(', ') || 'none'}`, { from, to, allowed });

const REFUSALS: Partial<Record<Refusal, (asked: Asked) => AppError>> = {
  forbidden,
  notInTurn: () => conflict('notInTurn', 'Another approver is in turn'),
  fourEyes: () => conflict('fourEyes', 'You gave the first approval: another person must give the second one'),
  reasonGiven: ({ reasonField }) => invalidField(reasonField, 'required', 'Field is required'),
  notInLiveTrip: () => conflict('inTrip', 'Order is in a trip'),
  tripNotStarted: () => conflict('tripStarted', 'The trip of the order has started'),
};

/** What the caller is told when a change of stage is refused. */
export const refused = (refusal: Refusal, asked: Asked): AppError => (REFUSALS[refusal] ?? stageNotAllowed)(asked);

export const notEditable = (stage: OrderStage) => conflict('notEditable', `Order in stage ${stage} cannot be edited. Allowed: saved`, { stage });
export const notDeletable = (stage: OrderStage) =>
  conflict('notDeletable', `Order in stage ${stage} cannot be deleted. Allowed: saved, rejected, and never in a trip`, { stage });
