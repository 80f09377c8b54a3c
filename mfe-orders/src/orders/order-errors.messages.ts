import { defineMessages } from 'react-intl';
import { feasibilityErrors } from './feasibility/feasibility.messages.ts';

/** Errors of order actions, by the API's code. */
export const orderErrors = defineMessages({
  fourEyes: {
    id: 'orders.refusal.fourEyes',
    defaultMessage: 'You gave the first approval: another person must give the second one',
  },
  notInTurn: { id: 'orders.refusal.notInTurn', defaultMessage: 'It’s another approver’s turn' },
  offerExpired: {
    id: 'orders.refusal.offerExpired',
    defaultMessage: 'The time to accept this order has run out',
  },
  handshakeNotAllowed: {
    id: 'orders.refusal.handshakeNotAllowed',
    defaultMessage: 'The offer of this order has changed in the meantime: this is no longer possible',
  },
  orderNotValidated: {
    id: 'orders.refusal.orderNotValidated',
    defaultMessage: 'The order was withdrawn or has changed in the meantime',
  },
  acceptanceNotAsked: {
    id: 'orders.refusal.acceptanceNotAsked',
    defaultMessage: 'The operation of this order asks for no acceptance',
  },
  orderNotSaved: {
    id: 'orders.refusal.orderNotSaved',
    defaultMessage: 'Only a saved order can be tendered, and this one is in stage {stage}',
  },
  inTender: {
    id: 'orders.refusal.inTender',
    defaultMessage: 'A tender is looking for the partner of the order: cancel it first',
  },
  noPickupNext: { id: 'orders.refusal.noPickupNext', defaultMessage: 'The next stop of the order is not a pickup' },
  pickupNext: { id: 'orders.refusal.pickupNext', defaultMessage: 'The next stop of the order is a pickup' },
  notAccepted: { id: 'orders.refusal.notAccepted', defaultMessage: 'The partner has not accepted the order' },
  cargoMissing: { id: 'orders.refusal.cargoMissing', defaultMessage: 'Not all cargo has been delivered' },
  lastDrop: { id: 'orders.refusal.lastDrop', defaultMessage: 'The order is at its last drop' },
  dropsLeft: { id: 'orders.refusal.dropsLeft', defaultMessage: 'The order has more drops' },
  notLate: {
    id: 'orders.refusal.notLate',
    defaultMessage: 'The order is not late: it is less than 30 minutes past the deadline of its next stop',
  },
  notArchived: { id: 'orders.refusal.notArchived', defaultMessage: 'The order is not archived' },
  tripStarted: { id: 'orders.refusal.tripStarted', defaultMessage: 'The trip of the order has started' },
});

/** Errors of the schedule, found by the form or the API. */
export const scheduleErrors = defineMessages({
  beforePickupFrom: {
    id: 'orders.schedule.beforePickupFrom',
    defaultMessage: 'Pickup to must be at or after pickup from',
  },
  notInFuture: { id: 'orders.schedule.notInFuture', defaultMessage: 'Delivery from must be in the future' },
  notAfterPickupFrom: {
    id: 'orders.schedule.notAfterPickupFrom',
    defaultMessage: 'Delivery from must be after pickup from',
  },
  notAfterPickupTo: { id: 'orders.schedule.notAfterPickupTo', defaultMessage: 'Delivery from must be after pickup to' },
  beforeDeliveryFrom: {
    id: 'orders.schedule.beforeDeliveryFrom',
    defaultMessage: 'Delivery to must be at or after delivery from',
  },
  beforeCutoffFrom: {
    id: 'orders.schedule.beforeCutoffFrom',
    defaultMessage: 'Cutoff to must be at or after cutoff from',
  },
});

export const stopErrors = defineMessages({
  twoPointsRequired: { id: 'orders.location.atLeastTwo', defaultMessage: 'At least two points required' },
  pickupFirst: { id: 'orders.stop.pickupFirst', defaultMessage: 'The first stop must be a pickup' },
  dropLast: { id: 'orders.stop.dropLast', defaultMessage: 'The last stop must be a drop' },
  beforeWindowFrom: { id: 'orders.stop.beforeWindowFrom', defaultMessage: 'Window to must be at or after window from' },
  beforeEarlierStop: {
    id: 'orders.stop.beforeEarlierStop',
    defaultMessage: 'The window must not end before that of an earlier stop starts',
  },
  notLoaded: { id: 'orders.stop.notLoaded', defaultMessage: 'No more than {max} loaded before this stop' },
});

const referenceErrors = defineMessages({
  contractOfOther: { id: 'orders.wrong.contractOfOther', defaultMessage: 'Contract is not with this partner' },
  contractDisabled: { id: 'orders.wrong.contractDisabled', defaultMessage: 'Contract is disabled' },
  contractNotConfirmed: { id: 'orders.wrong.contractNotConfirmed', defaultMessage: 'Contract is not confirmed' },
  contractExpired: { id: 'orders.wrong.contractExpired', defaultMessage: 'Contract has expired' },
  notFound: { id: 'orders.wrong.notFound', defaultMessage: 'No longer available: choose another one' },
  incompatibleCargo: {
    id: 'orders.wrong.incompatibleCargo',
    defaultMessage: '{first} and {second} may not travel together',
  },
  beforeArrival: { id: 'orders.wrong.beforeArrival', defaultMessage: 'Departure is before arrival' },
  nothingMissing: { id: 'orders.wrong.nothingMissing', defaultMessage: 'Nothing is missing' },
  inFuture: { id: 'orders.wrong.inFuture', defaultMessage: 'Time is in the future' },
  tooMuchCargo: { id: 'orders.wrong.tooMuchCargo', defaultMessage: 'Too much cargo for one order' },
});

/** Errors of an order's fields, by the API's code. */
export const orderFieldErrors = { ...referenceErrors, ...scheduleErrors, ...stopErrors, ...feasibilityErrors };
