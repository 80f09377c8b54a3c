import { defineMessages } from 'react-intl';
import { location, schedule } from './order-form.messages.ts';

/** Why the API does not do what was asked of an order, by its code. */
export const refusals = defineMessages({
  fourEyes: { id: 'orders.refusal.fourEyes', defaultMessage: 'You gave the first approval: another person must give the second one' },
  notInTurn: { id: 'orders.refusal.notInTurn', defaultMessage: 'Another approver is in turn' },
  stageNotAllowed: { id: 'orders.refusal.stageNotAllowed', defaultMessage: 'The order has moved on meanwhile: this is no longer possible' },
  inTrip: { id: 'orders.refusal.inTrip', defaultMessage: 'The order is in a trip' },
  tripStarted: { id: 'orders.refusal.tripStarted', defaultMessage: 'The trip of the order has started' },
  notEditable: { id: 'orders.refusal.notEditable', defaultMessage: 'Only a saved order can be edited' },
  notDeletable: { id: 'orders.refusal.notDeletable', defaultMessage: 'Only a saved or rejected order that was never in a trip can be deleted' },
});

const own = defineMessages({
  contractOfOther: { id: 'orders.wrong.contractOfOther', defaultMessage: 'Contract is not with this partner' },
  contractDisabled: { id: 'orders.wrong.contractDisabled', defaultMessage: 'Contract is disabled' },
  contractNotConfirmed: { id: 'orders.wrong.contractNotConfirmed', defaultMessage: 'Contract is not confirmed' },
  contractExpired: { id: 'orders.wrong.contractExpired', defaultMessage: 'Contract has expired' },
  notFound: { id: 'orders.wrong.notFound', defaultMessage: 'No longer there: choose another one' },
  incompatibleCargo: { id: 'orders.wrong.incompatibleCargo', defaultMessage: '{first} and {second} may not travel together' },
  tooMuchCargo: { id: 'orders.wrong.tooMuchCargo', defaultMessage: 'Too much cargo for one order' },
});

/** What the API may find wrong with the order's fields, by its code. */
export const codes = { ...own, ...schedule, twoPointsRequired: location.atLeastTwo };
