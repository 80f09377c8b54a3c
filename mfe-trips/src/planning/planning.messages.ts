import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  create: { id: 'trips.plan.create', defaultMessage: 'New trip' },
  edit: { id: 'trips.plan.edit', defaultMessage: 'Edit {number}' },
  trips: { id: 'trips.plan.trips', defaultMessage: 'Trips' },
  trip: { id: 'trips.plan.trip', defaultMessage: 'Trip {number}' },
  openTrip: { id: 'trips.plan.openTrip', defaultMessage: 'Open the trip' },
  locked: { id: 'trips.plan.locked', defaultMessage: 'Trip {number} can’t be edited' },
  lockedText: {
    id: 'trips.plan.lockedText',
    defaultMessage: 'Orders, stops and vehicle can be changed until the trip starts.',
  },
  ordersMissing: {
    id: 'trips.plan.ordersMissing',
    defaultMessage: 'Some of the orders can no longer be planned and were left out.',
  },
  minutes: { id: 'trips.plan.minutes', defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}' },
  hours: { id: 'trips.plan.hours', defaultMessage: '{hours, plural, one {# hour} other {# hours}} {minutes} min' },
  days: { id: 'trips.plan.days', defaultMessage: '{days, plural, one {# day} other {# days}} {hours} h' },
  manual: { id: 'trips.plan.byHand', defaultMessage: 'Manual' },
  automatic: { id: 'trips.plan.automatic', defaultMessage: 'Automatic' },
});

export const notices = defineMessages({
  saved: { id: 'trips.plan.saved', defaultMessage: 'Trip saved' },
  submitted: { id: 'trips.plan.submitted', defaultMessage: 'Trip submitted' },
  created: { id: 'trips.plan.created', defaultMessage: 'Trip created' },
  inserted: { id: 'trips.insertion.inserted', defaultMessage: 'Order added to the trip' },
});

/** Error messages by the error code of the API. */
export const errorMessages = defineMessages({
  notEnoughEpc: { id: 'trips.plan.notEnoughEpc', defaultMessage: 'Not enough EPC' },
  repeated: { id: 'trips.plan.repeated', defaultMessage: 'An order is listed twice' },
  incompatibleCargo: {
    id: 'trips.plan.incompatibleCargo',
    defaultMessage: 'Orders {beside} and {order} can’t travel together: {first} and {second}',
  },
  invalidDate: { id: 'trips.plan.invalidDate', defaultMessage: 'Drop time must be at or after pick time' },
  notFound: { id: 'trips.plan.notFound', defaultMessage: 'No longer available: choose another one' },
  notAccepted: {
    id: 'trips.plan.notAccepted',
    defaultMessage: 'Order {number} can’t be planned: its partner has not accepted it',
  },
  notValidated: {
    id: 'trips.plan.notValidated',
    defaultMessage:
      '{trip, select, none {Order {number} is no longer available} other {Order {number} is in trip {trip} already}}',
  },
  wrongPartner: {
    id: 'trips.plan.wrongPartner',
    defaultMessage: 'The contract and the billing contact belong to different partners',
  },
  pickupFirst: { id: 'trips.plan.pickupFirst', defaultMessage: 'Pickup comes before drop' },
});

export const breakMessages = defineMessages({
  break: { id: 'trips.schedule.break', defaultMessage: 'Break on the way: {duration}' },
  rest: { id: 'trips.schedule.rest', defaultMessage: 'Rest on the way: {duration}' },
});
