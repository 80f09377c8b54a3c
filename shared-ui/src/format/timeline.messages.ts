import { defineMessages } from 'react-intl';
import type { ReasonCode } from 'shared-contracts/values/reasons';

export const messages = defineMessages({
  empty: { id: 'ui.timeline.empty', defaultMessage: 'No activity yet.' },
  system: { id: 'ui.timeline.system', defaultMessage: 'System' },
  otherOrganization: { id: 'ui.timeline.others', defaultMessage: 'Another organization' },
  actingAs: { id: 'ui.timeline.actingAs', defaultMessage: '{actor} as {user}' },
  byKey: { id: 'ui.timeline.byKey', defaultMessage: '{user} by the API key {key}' },
  recorded: { id: 'ui.timeline.recorded', defaultMessage: 'recorded {time}' },
});

/** Reasons that the portal provides, with their subject. */
export const reasonMessages = defineMessages<ReasonCode>({
  mergedInto: { id: 'ui.reason.mergedInto', defaultMessage: 'Merged into {reason}' },
});

/** Timeline events of orders and trips. */
export const timelineEventMessages = defineMessages({
  save: { id: 'ui.event.save', defaultMessage: 'Saved' },
  edit: { id: 'ui.event.edit', defaultMessage: 'Edited' },
  submit: { id: 'ui.event.submit', defaultMessage: 'Sent for approval' },
  approve: { id: 'ui.event.approve', defaultMessage: 'Approved' },
  reject: { id: 'ui.event.reject', defaultMessage: 'Rejected' },
  reopen: { id: 'ui.event.reopen', defaultMessage: 'Reopened' },
  addToTrip: { id: 'ui.event.addToTrip', defaultMessage: 'Added to a trip' },
  removeFromTrip: { id: 'ui.event.removeFromTrip', defaultMessage: 'Removed from the trip' },
  startTrip: { id: 'ui.event.startTrip', defaultMessage: 'Trip started' },
  arriveAtPickup: { id: 'ui.event.arriveAtPickup', defaultMessage: 'Arrived at pickup' },
  startLoading: { id: 'ui.event.startLoading', defaultMessage: 'Loading started' },
  completeLoading: { id: 'ui.event.completeLoading', defaultMessage: 'Loading completed' },
  depart: { id: 'ui.event.depart', defaultMessage: 'Departed' },
  arriveAtDrop: { id: 'ui.event.arriveAtDrop', defaultMessage: 'Arrived at drop' },
  startUnloading: { id: 'ui.event.startUnloading', defaultMessage: 'Unloading started' },
  finishDrop: { id: 'ui.event.finishDrop', defaultMessage: 'Drop finished' },
  deliver: { id: 'ui.event.deliver', defaultMessage: 'Delivered' },
  deliverPart: { id: 'ui.event.deliverPart', defaultMessage: 'Partially delivered' },
  failDelivery: { id: 'ui.event.failDelivery', defaultMessage: 'Delivery failed' },
  delay: { id: 'ui.event.delay', defaultMessage: 'Delayed' },
  deliverManually: { id: 'ui.event.deliverManually', defaultMessage: 'Marked as delivered' },
  proofAdded: { id: 'ui.event.proofAdded', defaultMessage: 'Proof of delivery added' },
  markCargoDelivered: { id: 'ui.event.markCargoDelivered', defaultMessage: 'Missing cargo delivered' },
  markCargo: { id: 'ui.event.markCargo', defaultMessage: 'Cargo marked as delivered' },
  correctTimes: { id: 'ui.event.correctTimes', defaultMessage: 'Times corrected' },
  archive: { id: 'ui.event.archive', defaultMessage: 'Archived' },
  restore: { id: 'ui.event.restore', defaultMessage: 'Restored from archive' },
  reattempt: { id: 'ui.event.reattempt', defaultMessage: 'Released for another attempt' },
  bill: { id: 'ui.event.bill', defaultMessage: 'Billed' },
  cancel: { id: 'ui.event.cancel', defaultMessage: 'Cancelled' },
  assign: { id: 'ui.event.assign', defaultMessage: 'Vehicle assigned' },
  unassign: { id: 'ui.event.unassign', defaultMessage: 'Vehicle unassigned' },
  takeBack: { id: 'ui.event.takeBack', defaultMessage: 'Taken back' },
  start: { id: 'ui.event.start', defaultMessage: 'Started' },
  complete: { id: 'ui.event.complete', defaultMessage: 'Completed' },
  fallShort: { id: 'ui.event.fallShort', defaultMessage: 'Ended incomplete' },
  completeManually: { id: 'ui.event.completeManually', defaultMessage: 'Completed manually' },
});
