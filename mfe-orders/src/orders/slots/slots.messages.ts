import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  book: { id: 'orders.slot.book', defaultMessage: 'Book a slot' },
  change: { id: 'orders.slot.change', defaultMessage: 'Change slot' },
  title: { id: 'orders.slot.title', defaultMessage: 'Slot at {location}' },
  booked: { id: 'orders.slot.booked', defaultMessage: 'Slot: {gate}, {when}' },
  outside: { id: 'orders.slot.outside', defaultMessage: 'Outside the time window' },
  late: { id: 'orders.slot.late', defaultMessage: 'Late' },
  move: { id: 'orders.slot.move', defaultMessage: 'Move booking' },
  cancel: { id: 'orders.slot.cancel', defaultMessage: 'Cancel booking' },
  cancelText: { id: 'orders.slot.cancelText', defaultMessage: 'Releases the slot at {gate}. Others can then book it.' },
  closed: {
    id: 'orders.slot.closed',
    defaultMessage:
      'You can’t book a slot here: the vehicle is no longer expected at this stop, or its orders aren’t yours to change.',
  },
  day: { id: 'orders.slot.day', defaultMessage: 'Day' },
  allDays: { id: 'orders.slot.allDays', defaultMessage: 'Days around the window' },
  linkTitle: { id: 'orders.slot.linkTitle', defaultMessage: 'Let a partner book' },
  linkHelp: {
    id: 'orders.slot.linkHelp',
    defaultMessage: 'Anyone with the link can book, move or cancel the slot of this stop without signing in.',
  },
  createLink: { id: 'orders.slot.createLink', defaultMessage: 'Create booking link' },
  newLink: { id: 'orders.slot.newLink', defaultMessage: 'Booking link' },
  copyNow: { id: 'orders.slot.copyNow', defaultMessage: 'Copy it now. You won’t be able to see it again.' },
  activeLink: {
    id: 'orders.slot.activeLink',
    defaultMessage: 'A link is active until {until}. A new one replaces it.',
  },
  revoke: { id: 'orders.slot.revoke', defaultMessage: 'Revoke link' },
  done: { id: 'orders.slot.done', defaultMessage: 'Slot booked' },
  moved: { id: 'orders.slot.moved', defaultMessage: 'Booking moved' },
  cancelled: { id: 'orders.slot.cancelled', defaultMessage: 'Booking cancelled' },
  revoked: { id: 'orders.slot.revoked', defaultMessage: 'Link revoked' },
});

/** Events in the timeline of the order; place and time are the reason. */
export const slotEvents = defineMessages({
  slotBooked: { id: 'orders.slot.event.booked', defaultMessage: 'Slot booked' },
  slotMoved: { id: 'orders.slot.event.moved', defaultMessage: 'Slot moved' },
  slotCancelled: { id: 'orders.slot.event.cancelled', defaultMessage: 'Slot released' },
  slotNoShow: { id: 'orders.slot.event.noShow', defaultMessage: 'Vehicle didn’t come to its slot' },
});

/** Keyed by the API's code. */
export const slotErrors = defineMessages({
  slotFull: { id: 'orders.slot.refusal.slotFull', defaultMessage: '{gate} is full at this time. Choose another slot.' },
  slotClosed: {
    id: 'orders.slot.refusal.slotClosed',
    defaultMessage: '{gate} has no slot at this time. Choose another one.',
  },
  alreadyBooked: {
    id: 'orders.slot.refusal.alreadyBooked',
    defaultMessage: 'Order {number} has a slot for this stop already.',
  },
  notBookable: {
    id: 'orders.slot.refusal.notBookable',
    defaultMessage: 'The vehicle of order {number} is no longer expected at this stop.',
  },
  bookingNotOpen: {
    id: 'orders.slot.refusal.bookingNotOpen',
    defaultMessage: 'This booking has changed in the meantime: this is no longer possible.',
  },
});
