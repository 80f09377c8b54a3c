import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  empty: { id: 'ui.timeline.empty', defaultMessage: 'Nothing has happened yet.' },
  system: { id: 'ui.timeline.system', defaultMessage: 'System' },
  actingAs: { id: 'ui.timeline.actingAs', defaultMessage: '{actor} as {user}' },
  recorded: { id: 'ui.timeline.recorded', defaultMessage: 'recorded {time}' },
});

/** What happened, in the past tense; of orders and of trips. */
export const eventMessages = defineMessages({
  save: { id: 'ui.event.save', defaultMessage: 'Saved' },
  edit: { id: 'ui.event.edit', defaultMessage: 'Changed' },
  submit: { id: 'ui.event.submit', defaultMessage: 'Sent for approval' },
  approve: { id: 'ui.event.approve', defaultMessage: 'Approved' },
  reject: { id: 'ui.event.reject', defaultMessage: 'Rejected' },
  reopen: { id: 'ui.event.reopen', defaultMessage: 'Reopened' },
  addToTrip: { id: 'ui.event.addToTrip', defaultMessage: 'Added to a trip' },
  removeFromTrip: { id: 'ui.event.removeFromTrip', defaultMessage: 'Removed from its trip' },
  startTrip: { id: 'ui.event.startTrip', defaultMessage: 'Trip started' },
  arriveAtPickup: { id: 'ui.event.arriveAtPickup', defaultMessage: 'Arrived at pickup' },
  startLoading: { id: 'ui.event.startLoading', defaultMessage: 'Loading started' },
  completeLoading: { id: 'ui.event.completeLoading', defaultMessage: 'Loading completed' },
  depart: { id: 'ui.event.depart', defaultMessage: 'Departed' },
  arriveAtDrop: { id: 'ui.event.arriveAtDrop', defaultMessage: 'Arrived at drop' },
  startUnloading: { id: 'ui.event.startUnloading', defaultMessage: 'Unloading started' },
  finishDrop: { id: 'ui.event.finishDrop', defaultMessage: 'Drop finished' },
  deliver: { id: 'ui.event.deliver', defaultMessage: 'Delivered' },
  deliverPart: { id: 'ui.event.deliverPart', defaultMessage: 'Delivered in part' },
  failDelivery: { id: 'ui.event.failDelivery', defaultMessage: 'Delivery failed' },
  delay: { id: 'ui.event.delay', defaultMessage: 'Delayed' },
  deliverManually: { id: 'ui.event.deliverManually', defaultMessage: 'Marked as delivered' },
  markCargoDelivered: { id: 'ui.event.markCargoDelivered', defaultMessage: 'Missing cargo delivered' },
  reattempt: { id: 'ui.event.reattempt', defaultMessage: 'Released for another attempt' },
  bill: { id: 'ui.event.bill', defaultMessage: 'Billed' },
  cancel: { id: 'ui.event.cancel', defaultMessage: 'Cancelled' },
  assign: { id: 'ui.event.assign', defaultMessage: 'Vehicle assigned' },
  unassign: { id: 'ui.event.unassign', defaultMessage: 'Vehicle unassigned' },
  start: { id: 'ui.event.start', defaultMessage: 'Started' },
  complete: { id: 'ui.event.complete', defaultMessage: 'Completed' },
  completeManually: { id: 'ui.event.completeManually', defaultMessage: 'Completed manually' },
});
