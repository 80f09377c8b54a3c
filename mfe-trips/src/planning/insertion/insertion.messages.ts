import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: { id: 'trips.insertion.open', defaultMessage: 'Add to a trip' },
  openFor: { id: 'trips.insertion.openFor', defaultMessage: 'Add order {number} to a trip' },
  hint: {
    id: 'trips.insertion.hint',
    defaultMessage: 'Is it urgent? A trip that has not started may carry this order for less than a new one.',
  },
  title: { id: 'trips.insertion.title', defaultMessage: 'Add the order to a trip' },
  text: {
    id: 'trips.insertion.text',
    defaultMessage: 'The cheapest trips that have not started: first those in which least becomes late.',
  },
  rates: { id: 'trips.insertion.rates', defaultMessage: 'Costs per trip, km and hour' },
  perTrip: { id: 'trips.improve.perTrip', defaultMessage: 'Cost per trip' },
  perKm: { id: 'trips.improve.perKm', defaultMessage: 'Cost per km' },
  perHour: { id: 'trips.improve.perHour', defaultMessage: 'Cost per hour' },
  calculate: { id: 'trips.insertion.calculate', defaultMessage: 'Calculate' },
  searching: { id: 'trips.insertion.searching', defaultMessage: 'Looking for trips…' },
  none: { id: 'trips.insertion.none', defaultMessage: 'No trip can carry this order' },
  noneText: {
    id: 'trips.insertion.noneText',
    defaultMessage: 'Trips without room, with other cargo or with a vehicle that has no time are left out.',
  },
  failed: { id: 'trips.insertion.failed', defaultMessage: 'Trips couldn’t be found' },
  trip: { id: 'trips.insertion.trip', defaultMessage: 'Trip {number}' },
  noVehicle: { id: 'trips.insertion.noVehicle', defaultMessage: 'No vehicle yet' },
  distance: { id: 'trips.insertion.distance', defaultMessage: 'More distance' },
  time: { id: 'trips.insertion.time', defaultMessage: 'More time' },
  lessTime: { id: 'trips.insertion.lessTime', defaultMessage: 'Less time' },
  cost: { id: 'trips.insertion.cost', defaultMessage: 'More cost' },
  lateness: { id: 'trips.insertion.lateness', defaultMessage: 'More lateness' },
  onTime: { id: 'trips.insertion.onTime', defaultMessage: 'none' },
  stops: { id: 'trips.insertion.stops', defaultMessage: 'Stops of trip {number}' },
  stopOfOrder: { id: 'trips.insertion.stopOfOrder', defaultMessage: 'this order' },
  stopLate: { id: 'trips.insertion.stopLate', defaultMessage: '{duration} late' },
  insert: { id: 'trips.insertion.insert', defaultMessage: 'Add to this trip' },
  insertInto: { id: 'trips.insertion.insertInto', defaultMessage: 'Add to trip {number}' },
  alone: {
    id: 'trips.insertion.alone',
    defaultMessage: 'A trip of its own: {distance}, {duration}, cost {cost}',
  },
});
