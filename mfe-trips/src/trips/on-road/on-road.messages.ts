import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  removeOrder: { id: 'trips.road.removeOrder', defaultMessage: 'Remove from trip' },
  effect: {
    id: 'trips.road.effect',
    defaultMessage:
      '{count, plural, one {# order that is not picked up leaves} other {# orders that are not picked up leave}} trip {number} and can be planned again. Orders on board stay and have to be delivered.',
  },
  cancels: {
    id: 'trips.road.cancels',
    defaultMessage:
      '{count, plural, one {The order leaves trip {number} and can be planned again.} other {All # orders leave trip {number} and can be planned again.}} No order stays, so the trip is cancelled; this can’t be undone.',
  },
  addEffect: {
    id: 'trips.road.addEffect',
    defaultMessage: 'The order joins the trip where it costs least on the way that is left, and starts at once.',
  },
  orderHelp: { id: 'trips.road.orderHelp', defaultMessage: 'Validated orders that are in no trip.' },
  noPlace: { id: 'trips.road.noPlace', defaultMessage: 'The trip can’t take this order' },
  ofOrder: { id: 'trips.road.ofOrder', defaultMessage: 'this order' },
  moreLate: { id: 'trips.road.moreLate', defaultMessage: 'Later by' },
  none: { id: 'trips.road.none', defaultMessage: 'Nothing to remove' },
  noneText: {
    id: 'trips.road.noneText',
    defaultMessage: 'The goods are on board or delivered, or the trip is over.',
  },
});

/** Why an order can't be added; the same messages as in planning. */
export const orderErrors = defineMessages({
  incompatibleCargo: {
    id: 'trips.plan.incompatibleCargo',
    defaultMessage: 'Orders {beside} and {order} can’t travel together: {first} and {second}',
  },
  notAccepted: {
    id: 'trips.plan.notAccepted',
    defaultMessage: 'Order {number} can’t be planned: its partner has not accepted it',
  },
  notValidated: {
    id: 'trips.plan.notValidated',
    defaultMessage:
      '{trip, select, none {Order {number} is no longer available} other {Order {number} is in trip {trip} already}}',
  },
});
