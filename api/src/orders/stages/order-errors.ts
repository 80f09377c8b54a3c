import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { DAY } from 'shared-contracts/values/time';
import { type AppError, conflict, forbidden, invalidField } from '../../platform/errors/app-error.ts';
import {
  ARCHIVABLE_IMMEDIATELY,
  ARCHIVABLE_LATER,
  ARCHIVE_DELAY,
  CARGO_MARKING_STAGES,
  DELETABLE_STAGES,
  EDITABLE_STAGES,
} from './order-actions.rules.ts';
import type { OrderRejection } from './order-stage.rules.ts';

/** The order that a refusal is about. */
type OrderRef = { number: string; stage: OrderStage };
/** `to`: the requested stage; `allowed`: the stages that the caller may request instead. */
type StageRequest = {
  number: string;
  from: OrderStage;
  to: OrderStage;
  allowed: OrderStage[];
  reasonField: string;
  /** The number of the order's trip, if the caller may see it. */
  trip?: string | undefined;
};

/** Clients name the record, and choose the names of the stages by what it is. */
const toParams = ({ number, stage }: OrderRef) => ({ record: number, of: 'order', stage });

/** Names the order, its stage and the allowed ones, so that clients can refresh and offer them. */
const stageConflict = (code: string, message: (request: StageRequest) => string) => (request: StageRequest) => {
  const { number, from, to, allowed, trip = 'none' } = request;
  return conflict(code, message(request), {
    ...toParams({ number, stage: from }),
    from,
    to,
    allowed,
    trip,
  });
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
  notInLiveTrip: stageConflict('inTrip', ({ trip = 'a trip' }) => `Order is in ${trip}`),
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

export const inTender = (order: OrderRef) =>
  conflict(
    'inTender',
    `A tender is looking for the partner of order ${order.number}: cancel it first`,
    toParams(order),
  );

const notPossible = (
  code: string,
  order: OrderRef,
  verb: string,
  allowed: readonly OrderStage[],
  { note = '', ...params }: Record<string, string | number> = {},
) =>
  conflict(
    code,
    `Order ${order.number} in stage ${order.stage} cannot be ${verb}. Allowed: ${allowed.join(', ')}${note}`,
    { ...toParams(order), allowed, ...params },
  );

export const notEditable = (order: OrderRef) => notPossible('notEditable', order, 'edited', EDITABLE_STAGES);

/** `wasInTrip`: whether this is the only obstacle; clients choose their text by it. */
export const notDeletable = (order: OrderRef) =>
  notPossible('notDeletable', order, 'deleted', DELETABLE_STAGES, {
    note: ', and never in a trip',
    wasInTrip: DELETABLE_STAGES.includes(order.stage) ? 'yes' : 'no',
  });

/** `days`: since its delivery, if only that is missing; clients choose their text by it. */
export const notArchivable = (order: OrderRef) =>
  notPossible('notArchivable', order, 'archived', [...ARCHIVABLE_IMMEDIATELY, ...ARCHIVABLE_LATER], {
    note: ', delivered ones after 30 days',
    days: ARCHIVABLE_LATER.includes(order.stage) ? ARCHIVE_DELAY / DAY : 'none',
  });

export const cargoNotMarkable = (order: OrderRef) =>
  notPossible('cargoNotMarked', order, 'marked as delivered', CARGO_MARKING_STAGES);
