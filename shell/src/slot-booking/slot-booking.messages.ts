import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.slot.title', defaultMessage: 'Book a slot' },
  loading: { id: 'shell.slot.loading', defaultMessage: 'Loading slots' },
  pickup: { id: 'shell.slot.pickup', defaultMessage: 'Pickup of order {number}' },
  drop: { id: 'shell.slot.drop', defaultMessage: 'Delivery of order {number}' },
  sentBy: { id: 'shell.slot.sentBy', defaultMessage: 'Sent by {brand}' },
  window: { id: 'shell.slot.window', defaultMessage: 'Time window {window}' },
  booked: { id: 'shell.slot.booked', defaultMessage: 'Your slot: {gate}, {when}' },
  book: { id: 'shell.slot.book', defaultMessage: 'Book slot' },
  move: { id: 'shell.slot.move', defaultMessage: 'Move booking' },
  cancel: { id: 'shell.slot.cancel', defaultMessage: 'Cancel booking' },
  cancelText: { id: 'shell.slot.cancelText', defaultMessage: 'Releases the slot. Others can then book it.' },
  closed: { id: 'shell.slot.closed', defaultMessage: 'This slot can no longer be changed here.' },
  slotFull: { id: 'shell.slot.slotFull', defaultMessage: '{gate} is full at this time. Choose another slot.' },
  slotClosed: { id: 'shell.slot.slotClosed', defaultMessage: '{gate} has no slot at this time. Choose another one.' },
  bookingNotOpen: {
    id: 'shell.slot.bookingNotOpen',
    defaultMessage: 'This booking has changed in the meantime: this is no longer possible.',
  },
  inPast: { id: 'shell.slot.inPast', defaultMessage: 'This slot has passed. Choose another one.' },
  notFound: { id: 'shell.slot.notFound', defaultMessage: 'This link isn’t valid' },
  notFoundText: {
    id: 'shell.slot.notFoundText',
    defaultMessage: 'It may have expired or been replaced. Ask whoever sent it for a new one.',
  },
  failed: { id: 'shell.slot.failed', defaultMessage: 'Slots can’t be loaded at the moment' },
  failedText: { id: 'shell.slot.failedText', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'shell.slot.retry', defaultMessage: 'Try again' },
  done: { id: 'shell.slot.done', defaultMessage: 'Slot booked' },
  cancelled: { id: 'shell.slot.cancelled', defaultMessage: 'Booking cancelled' },
});
