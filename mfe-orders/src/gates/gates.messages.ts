import { defineMessages } from 'react-intl';
import type { Direction } from './move-target.rules.ts';

export const messages = defineMessages({
  title: { id: 'orders.gates.title', defaultMessage: 'Gate schedule' },
  location: { id: 'orders.gates.location', defaultMessage: 'Location' },
  day: { id: 'orders.gates.day', defaultMessage: 'Day' },
  previous: { id: 'orders.gates.previous', defaultMessage: 'Previous day' },
  next: { id: 'orders.gates.next', defaultMessage: 'Next day' },
  today: { id: 'orders.gates.today', defaultMessage: 'Today' },
  zone: { id: 'orders.gates.zone', defaultMessage: 'Times of {zone}' },
  noLocations: { id: 'orders.gates.noLocations', defaultMessage: 'No gates yet' },
  noLocationsText: {
    id: 'orders.gates.noLocationsText',
    defaultMessage: 'Add gates to a location to book slots there.',
  },
  toLocations: { id: 'orders.gates.toLocations', defaultMessage: 'Go to locations' },
  closed: { id: 'orders.gates.closed', defaultMessage: 'Closed on this day' },
  capacity: {
    id: 'orders.gates.capacity',
    defaultMessage: '{count, plural, one {# vehicle at once} other {# vehicles at once}}',
  },
  bookAt: { id: 'orders.gates.bookAt', defaultMessage: 'Book {time}, {gate}' },
  book: { id: 'orders.gates.book', defaultMessage: 'Book' },
  bookTitle: { id: 'orders.gates.bookTitle', defaultMessage: 'Book {gate}, {when}' },
  stop: { id: 'orders.gates.stop', defaultMessage: 'Order' },
  noStops: {
    id: 'orders.gates.noStops',
    defaultMessage: 'No order without a slot stops here on this day. Book from the page of an order.',
  },
  moveHelp: {
    id: 'orders.gates.moveHelp',
    defaultMessage: 'Drag a booking to another slot, or press Alt and an arrow key on it.',
  },
  arrived: { id: 'orders.gates.arrived', defaultMessage: 'Arrived {time}' },
  late: { id: 'orders.gates.late', defaultMessage: 'Late' },
  outside: { id: 'orders.gates.outside', defaultMessage: 'Outside the time window' },
  actions: { id: 'orders.gates.actions', defaultMessage: 'Actions: {name}' },
  cancelText: {
    id: 'orders.gates.cancelText',
    defaultMessage: 'Releases the slot of {name}. Others can then book it.',
  },
  done: { id: 'orders.gates.done', defaultMessage: 'Slot booked' },
  moved: { id: 'orders.gates.moved', defaultMessage: 'Booking moved' },
  changed: { id: 'orders.gates.changed', defaultMessage: 'Booking updated' },
});

/** Why a booking can't be moved further by keyboard. */
export const edgeMessages = defineMessages<Direction>({
  earlier: { id: 'orders.gates.edge.earlier', defaultMessage: '{gate} has no earlier slot on this day' },
  later: { id: 'orders.gates.edge.later', defaultMessage: '{gate} has no later slot on this day' },
  left: { id: 'orders.gates.edge.left', defaultMessage: '{gate} has no gate with slots to its left' },
  right: { id: 'orders.gates.edge.right', defaultMessage: '{gate} has no gate with slots to its right' },
});

export const states = defineMessages({
  booked: { id: 'orders.gates.state.booked', defaultMessage: 'Booked' },
  arrived: { id: 'orders.gates.state.arrived', defaultMessage: 'Arrived' },
  done: { id: 'orders.gates.state.done', defaultMessage: 'Done' },
  cancelled: { id: 'orders.gates.state.cancelled', defaultMessage: 'Cancelled' },
  noShow: { id: 'orders.gates.state.noShow', defaultMessage: 'No show' },
});

export const actionMessages = defineMessages({
  arrive: { id: 'orders.gates.action.arrive', defaultMessage: 'Record arrival' },
  finish: { id: 'orders.gates.action.finish', defaultMessage: 'Record departure' },
  noShow: { id: 'orders.gates.action.noShow', defaultMessage: 'Mark as no show' },
  cancel: { id: 'orders.gates.action.cancel', defaultMessage: 'Cancel booking' },
});

/** Keyed by the API's code. */
export const gateErrors = defineMessages({
  slotFull: {
    id: 'orders.gates.refusal.slotFull',
    defaultMessage: '{gate} is full at this time. Choose another slot.',
  },
  slotClosed: {
    id: 'orders.gates.refusal.slotClosed',
    defaultMessage: '{gate} has no slot at this time, or not enough in a row.',
  },
  alreadyBooked: {
    id: 'orders.gates.refusal.alreadyBooked',
    defaultMessage: 'Order {number} has a slot for this stop already.',
  },
  bookingNotOpen: {
    id: 'orders.gates.refusal.bookingNotOpen',
    defaultMessage: 'This booking has changed in the meantime: this is no longer possible.',
  },
});
