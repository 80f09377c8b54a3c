import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { type AppError, conflict, forbidden, invalidField } from '../../platform/errors/app-error.ts';
import type { OrderRejection } from './order-stage.rules.ts';

/** `to`: the requested stage; `allowed`: the stages that the caller may request instead. */
type StageRequest = { from: OrderStage; to: OrderStage; allowed: OrderStage[]; reasonField: string };

/** Names the current stage and the allowed ones, so that clients can refresh and offer them. */
const stageConflict = (code: string, message: (request: StageRequest) => string) => (request: StageRequest) => {
  const { from, to, allowed } = request;
  return conflict(code, message(request), { from, to, allowed });
};

const allowedText = ({ allowed }: StageRequest) => allowed.join(', ') || 'none';

const stageNotAllowed = stageConflict(
  'stageNotAllowed',
  (request) => `Order cannot go from ${request.from} to ${request.to}. Allowed: ${allowedText(request)}`,
);

const ERRORS: Partial<Record<OrderRejection | 'stageChanged', (request: StageRequest) => AppError>> = {
  forbidden,
  stageChanged: stageConflict(
    'stageChanged',
    (request) => `Order has changed to ${request.from} in the meantime. Allowed: ${allowedText(request)}`,
  ),
  notInTurn: stageConflict('notInTurn', () => 'Another approver decides first'),
  fourEyes: stageConflict('fourEyes', () => 'You gave the first approval: another person must give the second one'),
  reasonGiven: ({ reasonField }) => invalidField(reasonField, 'required', 'Field is required'),
  notInLiveTrip: stageConflict('inTrip', () => 'Order is in a trip'),
  notTendered: stageConflict('inTender', () => 'A tender is looking for the partner of the order'),
  accepted: stageConflict('notAccepted', () => 'The partner has not accepted the order'),
  tripNotStarted: stageConflict('tripStarted', () => 'The trip of the order has started'),
  afterArrival: () => invalidField('occurredAt', 'beforeArrival', 'Departure is before arrival'),
  pickupIsNext: stageConflict('noPickupNext', () => 'The next stop of the order is not a pickup'),
  dropIsNext: stageConflict('pickupNext', () => 'The next stop of the order is a pickup'),
  dropsLeft: stageConflict('lastDrop', () => 'Order is at its last drop'),
  lastDrop: stageConflict('dropsLeft', () => 'Order has more drops'),
  allDelivered: stageConflict('cargoMissing', () => 'Not all cargo was delivered'),
  partDelivered: () => invalidField('delivered', 'nothingMissing', 'Nothing is missing'),
  deadlinePassed: stageConflict(
    'notLate',
    () => 'Order is not late: the deadline of its next stop has not passed by 30 minutes',
  ),
  notInFuture: () => invalidField('occurredAt', 'inFuture', 'Time is in the future'),
};

/** The API error for a rejected change of stage. */
export const toStageError = (rejection: OrderRejection | 'stageChanged', request: StageRequest): AppError =>
  (ERRORS[rejection] ?? stageNotAllowed)(request);

export const inTender = () => conflict('inTender', 'A tender is looking for the partner of the order: cancel it first');
export const notEditable = (stage: OrderStage) =>
  conflict('notEditable', `Order in stage ${stage} cannot be edited. Allowed: saved`, { stage });
export const notDeletable = (stage: OrderStage) =>
  conflict('notDeletable', `Order in stage ${stage} cannot be deleted. Allowed: saved, rejected, and never in a trip`, {
    stage,
  });
export const notArchivable = (stage: OrderStage) =>
  conflict(
    'notArchivable',
    `Order in stage ${stage} cannot be archived. Allowed: billed, cancelled, rejected, notDelivered, ` +
      'and 30 days after delivery delivered, manuallyDelivered',
    { stage },
  );
export const cargoNotMarkable = (stage: OrderStage) =>
  conflict(
    'cargoNotMarked',
    `Cargo of an order in stage ${stage} cannot be marked. Allowed: arrivedToDropLocation, unloading, incompleteDelivery`,
    { stage },
  );
