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
  times: { id: 'trips.split.times', defaultMessage: 'Planned times' },
  noTimes: { id: 'trips.split.noTimes', defaultMessage: 'These orders can’t change vehicle there' },
  firstTrip: { id: 'trips.split.firstTrip', defaultMessage: 'Trip {number}, from the hub on' },
  newTrip: { id: 'trips.split.newTrip', defaultMessage: 'New trip' },
  onwardTrip: { id: 'trips.split.onwardTrip', defaultMessage: 'Trip {number}' },
  unloads: { id: 'trips.split.unloads', defaultMessage: 'unloads' },
  loads: { id: 'trips.split.loads', defaultMessage: 'loads' },
  misses: {
    id: 'trips.split.misses',
    defaultMessage: 'The orders come to the hub later than the second trip, by',
  },
  onTime: { id: 'trips.split.onTime', defaultMessage: 'All stops of both trips are reached in time' },
  none: { id: 'trips.split.none', defaultMessage: 'No order can change vehicle' },
  noneText: {
    id: 'trips.split.noneText',
    defaultMessage:
      'They are at their drop, over, or on their way to a hub. From there they can go on to another hub once they are unloaded.',
  },
});

export const fieldErrors = defineMessages({
  notTransferable: {
    id: 'trips.split.notTransferable',
    defaultMessage: 'Order {number} can’t change vehicle any more',
  },
  alreadySplit: {
    id: 'trips.split.alreadySplit',
    defaultMessage: 'Order {number} changes vehicle at {hub} first. It can change again once it is unloaded there',
  },
  ownStop: { id: 'trips.split.ownStop', defaultMessage: 'Order {number} stops there itself' },
  notPlanned: { id: 'trips.split.notPlanned', defaultMessage: 'Trip {number} has started' },
});
