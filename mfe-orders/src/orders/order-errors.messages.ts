import { defineMessages } from 'react-intl';
import { location, schedule } from './order-form.messages.ts';

/** Why the API does not do what was asked of an order, by its code. */
export const refusals = defineMessages({
  fourEyes: {
    id: 'orders.refusal.fourEyes',
    defaultMessage: 'You gave the first approval: another person must give the second one',
  },
  notInTurn: { id: 'orders.refusal.notInTurn', defaultMessage: 'Another approver is in turn' },
  stageNotAllowed: {
    id: 'orders.refusal.stageNotAllowed',
    defaultMessage: 'The order has moved on meanwhile: this is no longer possible',
  },
  stageChanged: {
    id: 'orders.refusal.stageChanged',
    defaultMessage: 'Somebody else changed the stage of the order meanwhile: look at it again',
  },
  cargoMissing: { id: 'orders.refusal.cargoMissing', defaultMessage: 'Not all cargo has been delivered' },
  lastDrop: { id: 'orders.refusal.lastDrop', defaultMessage: 'The order is at its last drop' },
  dropsLeft: { id: 'orders.refusal.dropsLeft', defaultMessage: 'The order has more drops' },
  notLate: {
    id: 'orders.refusal.notLate',
    defaultMessage: 'The order is not late: the deadline of its next stop has not passed by 30 minutes',
  },
  notArchivable: {
    id: 'orders.refusal.notArchivable',
    defaultMessage:
      'Only a billed, cancelled, rejected or not delivered order goes into the archive, a delivered one after 30 days',
  },
  notArchived: { id: 'orders.refusal.notArchived', defaultMessage: 'The order is not in the archive' },
  inTrip: { id: 'orders.refusal.inTrip', defaultMessage: 'The order is in a trip' },
  tripStarted: { id: 'orders.refusal.tripStarted', defaultMessage: 'The trip of the order has started' },
  notEditable: { id: 'orders.refusal.notEditable', defaultMessage: 'Only a saved order can be edited' },
  notDeletable: {
    id: 'orders.refusal.notDeletable',
    defaultMessage: 'Only a saved or rejected order that was never in a trip can be deleted',
  },
});

const own = defineMessages({
  contractOfOther: { id: 'orders.wrong.contractOfOther', defaultMessage: 'Contract is not with this partner' },
  contractDisabled: { id: 'orders.wrong.contractDisabled', defaultMessage: 'Contract is disabled' },
  contractNotConfirmed: { id: 'orders.wrong.contractNotConfirmed', defaultMessage: 'Contract is not confirmed' },
  contractExpired: { id: 'orders.wrong.contractExpired', defaultMessage: 'Contract has expired' },
  notFound: { id: 'orders.wrong.notFound', defaultMessage: 'No longer there: choose another one' },
  incompatibleCargo: {
    id: 'orders.wrong.incompatibleCargo',
    defaultMessage: '{first} and {second} may not travel together',
  },
  beforeArrival: { id: 'orders.wrong.beforeArrival', defaultMessage: 'Departure is before arrival' },
  nothingMissing: { id: 'orders.wrong.nothingMissing', defaultMessage: 'Nothing is missing' },
  inFuture: { id: 'orders.wrong.inFuture', defaultMessage: 'Time is in the future' },
  tooMuchCargo: { id: 'orders.wrong.tooMuchCargo', defaultMessage: 'Too much cargo for one order' },
});

/** What the API may find wrong with the order's fields, by its code. */
export const codes = { ...own, ...schedule, twoPointsRequired: location.atLeastTwo };
