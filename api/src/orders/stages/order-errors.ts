import type { OrderStage } from 'shared-contracts/values/order-stages';
import { type AppError, conflict, forbidden, invalidField } from '../platform/errors.ts';
import type { Refusal } from './order.rules.ts';

/** @param to the stage that was asked for, @param allowed the stages that the caller may ask for instead */
type Asked = { from: OrderStage; to: OrderStage; allowed: OrderStage[]; reasonField: string };

/** Whoever is refused learns where the order stands by now and what may be asked instead. */
const refusal = (code: string, message: (asked: Asked) => string) => (asked: Asked) => {
  const { from, to, allowed } = asked;
  return conflict(code, message(asked), { from, to, allowed });
};

const allowedOf = ({ allowed }: Asked) => allowed.join(', ') || 'none';

const stageNotAllowed = refusal(
  'stageNotAllowed',
  (asked) => `Order cannot go from ${asked.from} to ${asked.to}. Allowed: ${allowedOf(asked)}`,
);

const REFUSALS: Partial<Record<Refusal | 'stageChanged', (asked: Asked) => AppError>> = {
  forbidden,
  stageChanged: refusal(
    'stageChanged',
    (asked) => `Order was changed meanwhile to ${asked.from}. Allowed: ${allowedOf(asked)}`,
  ),
  notInTurn: refusal('notInTurn', () => 'Another approver is in turn'),
  fourEyes: refusal('fourEyes', () => 'You gave the first approval: another person must give the second one'),
  reasonGiven: ({ reasonField }) => invalidField(reasonField, 'required', 'Field is required'),
  notInLiveTrip: refusal('inTrip', () => 'Order is in a trip'),
  tripNotStarted: refusal('tripStarted', () => 'The trip of the order has started'),
  afterArrival: () => invalidField('occurredAt', 'beforeArrival', 'Departure is before arrival'),
  dropsLeft: refusal('lastDrop', () => 'Order is at its last drop'),
  lastDrop: refusal('dropsLeft', () => 'Order has more drops'),
  allDelivered: refusal('cargoMissing', () => 'Not all cargo was delivered'),
  partDelivered: () => invalidField('delivered', 'nothingMissing', 'Nothing is missing'),
  deadlinePassed: refusal(
    'notLate',
    () => 'Order is not late: the deadline of its next stop has not passed by 30 minutes',
  ),
  notInFuture: () => invalidField('occurredAt', 'inFuture', 'Time is in the future'),
};

/** What the caller is told when a change of stage is refused. */
export const refused = (why: Refusal | 'stageChanged', asked: Asked): AppError =>
  (REFUSALS[why] ?? stageNotAllowed)(asked);

export const notEditable = (stage: OrderStage) =>
  conflict('notEditable', `Order in stage ${stage} cannot be edited. Allowed: saved`, { stage });
export const notDeletable = (stage: OrderStage) =>
  conflict('notDeletable', `Order in stage ${stage} cannot be deleted. Allowed: saved, rejected, and never in a trip`, {
    stage,
  });
export const notArchivable = (stage: OrderStage) =>
  conflict(
    'notArchivable',
    `Order in stage ${stage} cannot be archived. Allowed: billed, cancelled, rejected, notDelivered, and 30 days after delivery delivered, manuallyDelivered`,
    { stage },
  );
export const notMarked = (stage: OrderStage) =>
  conflict(
    'cargoNotMarked',
    `Cargo of an order in stage ${stage} cannot be marked. Allowed: arrivedToDropLocation, unloading, incompleteDelivery`,
    { stage },
  );
