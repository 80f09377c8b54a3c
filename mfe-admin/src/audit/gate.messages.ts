import { defineMessages } from 'react-intl';

/** Bookings of slots at gates, in the timeline of orders. */
export const gateEvents = defineMessages({
  slotBooked: { id: 'admin.audit.event.slotBooked', defaultMessage: 'Slot booked' },
  slotMoved: { id: 'admin.audit.event.slotMoved', defaultMessage: 'Slot moved' },
  slotCancelled: { id: 'admin.audit.event.slotCancelled', defaultMessage: 'Slot released' },
  slotNoShow: { id: 'admin.audit.event.slotNoShow', defaultMessage: 'Vehicle didn’t come to its slot' },
});

export const gateEventsBySubject = defineMessages({
  'gateBooking.booked': { id: 'admin.audit.event.slotBooked', defaultMessage: 'Slot booked' },
  'gateBooking.moved': { id: 'admin.audit.event.slotMoved', defaultMessage: 'Slot moved' },
  'gateBooking.cancelled': { id: 'admin.audit.event.slotCancelled', defaultMessage: 'Slot released' },
  'gateBooking.noShow': { id: 'admin.audit.event.slotNoShow', defaultMessage: 'Vehicle didn’t come to its slot' },
  'gateBooking.arrived': { id: 'admin.audit.event.gateArrived', defaultMessage: 'Arrived at the gate' },
  'gateBooking.done': { id: 'admin.audit.event.gateDone', defaultMessage: 'Left the gate' },
});

export const gateFields = defineMessages({
  gate: { id: 'admin.audit.field.gate', defaultMessage: 'Gate' },
  slotFrom: { id: 'admin.audit.field.slotFrom', defaultMessage: 'Slot' },
});
