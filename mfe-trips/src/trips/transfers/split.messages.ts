import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  effect: {
    id: 'trips.split.effect',
    defaultMessage:
      'This trip unloads the orders at the hub. A second trip loads them there and goes on to their drops, so each has its papers, driver and bill.',
  },
  hub: { id: 'trips.transfer.hub', defaultMessage: 'Hub' },
  hubHelp: { id: 'trips.split.hubHelp', defaultMessage: 'A location where none of the orders stops itself.' },
  orders: { id: 'trips.trip.orders', defaultMessage: 'Orders' },
  trip: { id: 'trips.split.trip', defaultMessage: 'Second trip' },
  tripHelp: {
    id: 'trips.split.tripHelp',
    defaultMessage: 'One that has not started. Without it, a new one is created.',
  },
  none: { id: 'trips.split.none', defaultMessage: 'No order can change vehicle' },
  noneText: {
    id: 'trips.split.noneText',
    defaultMessage: 'They are at their drop, over, or change vehicle at a hub already.',
  },
});

export const fieldErrors = defineMessages({
  notTransferable: {
    id: 'trips.split.notTransferable',
    defaultMessage: 'Order {number} can’t change vehicle any more',
  },
  alreadySplit: { id: 'trips.split.alreadySplit', defaultMessage: 'An order changes vehicle at a hub already' },
  ownStop: { id: 'trips.split.ownStop', defaultMessage: 'Order {number} stops there itself' },
  notPlanned: { id: 'trips.split.notPlanned', defaultMessage: 'Trip {number} has started' },
});
