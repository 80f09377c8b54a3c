import type { DriverEvent } from 'shared-contracts/values/trips/driver-events';
import type { LateCause } from 'shared-contracts/values/trips/late-events';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'trips.driving.title', defaultMessage: 'My trips' },
  today: { id: 'trips.driving.today', defaultMessage: 'Today' },
  next: { id: 'trips.driving.next', defaultMessage: 'Next' },
  empty: { id: 'trips.driving.empty', defaultMessage: 'No trips today' },
  emptyText: {
    id: 'trips.driving.emptyText',
    defaultMessage: 'You’ll see trips here once they’re assigned to you.',
  },
  nothingToday: { id: 'trips.driving.nothingToday', defaultMessage: 'No trips today' },
  stops: { id: 'trips.driving.stops', defaultMessage: '{count, plural, one {# stop} other {# stops}}' },
  orders: { id: 'trips.driving.orders', defaultMessage: '{count, plural, one {# order} other {# orders}}' },
  fromTo: { id: 'trips.driving.fromTo', defaultMessage: '{from} to {to}' },
  offline: { id: 'trips.driving.old', defaultMessage: 'You’re offline. Last updated' },
  notFound: { id: 'trips.driving.gone', defaultMessage: 'This trip is no longer assigned to you' },
  notFoundText: {
    id: 'trips.driving.goneText',
    defaultMessage: 'It may have finished, or been assigned to another driver.',
  },
  finished: { id: 'trips.driving.over', defaultMessage: 'All done. Thank you.' },
  tripsToDrive: { id: 'trips.driving.waitingSlot', defaultMessage: 'Trips to drive' },
  drive: { id: 'trips.driving.drive', defaultMessage: 'Drive' },
  install: { id: 'trips.driving.install', defaultMessage: 'Install on this phone' },
  installFromMenu: {
    id: 'trips.driving.installFromMenu',
    defaultMessage: 'To install: tap Share, then Add to Home Screen. The app opens without a network too.',
  },
});

export const stopMessages = defineMessages({
  number: { id: 'trips.driving.stop.number', defaultMessage: 'Stop {number}' },
  next: { id: 'trips.driving.stop.next', defaultMessage: 'Next stop' },
  done: { id: 'trips.driving.stop.done', defaultMessage: 'Done' },
  doneStops: { id: 'trips.driving.stop.doneStops', defaultMessage: 'Finished stops' },
  window: { id: 'trips.driving.stop.window', defaultMessage: 'Window' },
  planned: { id: 'trips.driving.stop.planned', defaultMessage: 'Planned' },
  arrived: { id: 'trips.driving.stop.arrived', defaultMessage: 'Arrived' },
  navigate: { id: 'trips.driving.stop.navigate', defaultMessage: 'Navigate' },
  navigateTo: { id: 'trips.driving.stop.navigateTo', defaultMessage: 'Navigate to {name}, opens a map app' },
  call: { id: 'trips.driving.stop.call', defaultMessage: 'Call' },
  callName: { id: 'trips.driving.stop.callName', defaultMessage: 'Call {name}' },
  pick: { id: 'trips.driving.stop.pick', defaultMessage: 'Load' },
  drop: { id: 'trips.driving.stop.drop', defaultMessage: 'Unload' },
  transfer: { id: 'trips.driving.stop.transfer', defaultMessage: 'change of vehicle' },
  doFirst: { id: 'trips.driving.stop.instead', defaultMessage: 'Do this stop first' },
  photo: { id: 'trips.driving.stop.photo', defaultMessage: 'Add a photo or document' },
  byOrder: { id: 'trips.driving.stop.byOrder', defaultMessage: 'Not for all orders' },
  together: { id: 'trips.driving.stop.together', defaultMessage: 'For all orders at once' },
});

export const eventMessages = defineMessages<DriverEvent>({
  start: { id: 'trips.driving.event.start', defaultMessage: 'Start trip' },
  arriveAtPickup: { id: 'trips.driving.event.arriveAtPickup', defaultMessage: 'Arrived at the pickup' },
  startLoading: { id: 'trips.driving.event.startLoading', defaultMessage: 'Start loading' },
  completeLoading: { id: 'trips.driving.event.completeLoading', defaultMessage: 'Loading completed' },
  depart: { id: 'trips.driving.event.depart', defaultMessage: 'Depart' },
  arriveAtDrop: { id: 'trips.driving.event.arriveAtDrop', defaultMessage: 'Arrived at the drop' },
  startUnloading: { id: 'trips.driving.event.startUnloading', defaultMessage: 'Start unloading' },
  finishDrop: { id: 'trips.driving.event.finishDrop', defaultMessage: 'Unloaded, continue' },
  deliver: { id: 'trips.driving.event.deliver', defaultMessage: 'Delivered' },
  deliverPart: { id: 'trips.driving.event.deliverPart', defaultMessage: 'Partially delivered' },
  failDelivery: { id: 'trips.driving.event.failDelivery', defaultMessage: 'Delivery failed' },
});

/** Steps of several orders whose events differ. */
export const stepMessages = defineMessages({
  arrive: { id: 'trips.driving.step.arrive', defaultMessage: 'Arrived' },
  unload: { id: 'trips.driving.step.unload', defaultMessage: 'Unloaded' },
});

/** Questions before something unlikely is reported. */
export const confirmMessages = defineMessages({
  startTitle: { id: 'trips.driving.confirm.startTitle', defaultMessage: 'Start the trip already?' },
  startText: {
    id: 'trips.driving.confirm.startText',
    defaultMessage: 'The first pickup is planned for {time}. Your dispatcher sees that you start early.',
  },
  start: { id: 'trips.driving.confirm.start', defaultMessage: 'Start now' },
  arriveTitle: { id: 'trips.driving.confirm.arriveTitle', defaultMessage: 'Report the arrival from here?' },
  arriveText: {
    id: 'trips.driving.confirm.arriveText',
    defaultMessage: 'You’re about {distance} away from {stop}. Your dispatcher sees the distance.',
  },
  arrive: { id: 'trips.driving.confirm.arrive', defaultMessage: 'Report arrival' },
});

export const deliveryMessages = defineMessages({
  title: { id: 'trips.driving.delivery.title', defaultMessage: 'Delivery of {number}' },
  titleOfMany: {
    id: 'trips.driving.delivery.titleOfMany',
    defaultMessage: 'Delivery of {count, plural, one {# order} other {# orders}}',
  },
  failed: { id: 'trips.driving.delivery.failed', defaultMessage: 'Delivery of {number} failed' },
  failureReason: { id: 'trips.driving.delivery.why', defaultMessage: 'Reason' },
  submitFailure: { id: 'trips.driving.delivery.tell', defaultMessage: 'Report as failed' },
  deliveredOf: { id: 'trips.driving.delivery.arrived', defaultMessage: 'Delivered of {total}' },
  reason: { id: 'trips.driving.delivery.reason', defaultMessage: 'Reason for the shortage' },
  photo: { id: 'trips.driving.delivery.photo', defaultMessage: 'Photo or document of the delivery' },
  furtherPhoto: { id: 'trips.driving.delivery.furtherPhoto', defaultMessage: 'Another photo or document' },
  signature: { id: 'trips.driving.delivery.signature', defaultMessage: 'Signature of the recipient' },
  draw: {
    id: 'trips.driving.delivery.draw',
    defaultMessage: 'Sign here with a finger, or type the name below as a signature.',
  },
  clear: { id: 'trips.driving.delivery.clear', defaultMessage: 'Clear the signature' },
  drawn: { id: 'trips.driving.delivery.drawn', defaultMessage: 'Signed' },
  signedBy: { id: 'trips.driving.delivery.signedBy', defaultMessage: 'Name of the recipient' },
  submit: { id: 'trips.driving.delivery.submit', defaultMessage: 'Confirm delivery' },
  savePhoto: { id: 'trips.driving.delivery.savePhoto', defaultMessage: 'Save' },
  photoOf: { id: 'trips.driving.delivery.photoOf', defaultMessage: 'Photos and documents for {number}' },
});

export const outboxMessages = defineMessages({
  notAtHub: { id: 'trips.driving.queue.notAtHub', defaultMessage: 'Order {order} is not at the hub yet' },
  waiting: {
    id: 'trips.driving.queue.waiting',
    defaultMessage: '{count, plural, one {# update} other {# updates}} waiting to be sent',
  },
  waitingText: {
    id: 'trips.driving.queue.waitingText',
    defaultMessage: 'They’ll be sent in this order when you’re back online. You can continue driving.',
  },
  photo: { id: 'trips.driving.queue.photo', defaultMessage: 'Photo' },
  document: { id: 'trips.driving.queue.document', defaultMessage: 'Document' },
  signature: { id: 'trips.driving.queue.signature', defaultMessage: 'Signature' },
  message: { id: 'trips.driving.queue.message', defaultMessage: 'Message' },
  scan: { id: 'trips.driving.queue.scan', defaultMessage: 'Scanned label' },
  entryRejected: { id: 'trips.driving.queue.refused', defaultMessage: '“{what}” was not accepted' },
  orderEntryRejected: { id: 'trips.driving.queue.refusedOf', defaultMessage: '“{what}” was not accepted for {number}' },
  recorded: {
    id: 'trips.driving.queue.recorded',
    defaultMessage: 'Recorded; the stage stays “{stage}” ({what})',
  },
  dismiss: { id: 'trips.driving.queue.understood', defaultMessage: 'Dismiss' },
});

/** Why reports came too late. */
export const lateTitles = defineMessages<LateCause>({
  tripCancelled: { id: 'trips.driving.late.tripCancelled', defaultMessage: 'Trip {trip} was cancelled' },
  tripTakenBack: { id: 'trips.driving.late.tripTakenBack', defaultMessage: 'Trip {trip} went back to planning' },
  tripOver: { id: 'trips.driving.late.tripOver', defaultMessage: 'Trip {trip} was already closed' },
  driverChanged: { id: 'trips.driving.late.driverChanged', defaultMessage: 'Trip {trip} went to another driver' },
  orderCancelled: { id: 'trips.driving.late.orderCancelled', defaultMessage: 'Order {order} was cancelled' },
  orderRemoved: { id: 'trips.driving.late.orderRemoved', defaultMessage: 'Order {order} left trip {trip}' },
  orderOver: { id: 'trips.driving.late.orderOver', defaultMessage: 'Order {order} was already closed' },
  stageNotAllowed: {
    id: 'trips.driving.late.stageNotAllowed',
    defaultMessage: '{order, select, none {Trip {trip}} other {Order {order}}} had already moved on',
  },
});

export const lateMessages = defineMessages({
  since: { id: 'trips.driving.late.since', defaultMessage: 'On {time}' },
  reason: { id: 'trips.driving.late.reason', defaultMessage: 'Reason: {reason}' },
  kept: {
    id: 'trips.driving.late.kept',
    defaultMessage:
      '{count, plural, one {Your update is} other {Your # updates are}} kept in the history of the trip, and your dispatcher sees {count, plural, one {it} other {them}}. Call your dispatcher before you drive on.',
  },
  notAssigned: { id: 'trips.driving.late.notAssigned', defaultMessage: 'This trip is no longer assigned to you' },
  notKept: {
    id: 'trips.driving.late.notKept',
    defaultMessage:
      '{count, plural, one {An update was} other {# updates were}} not accepted. Tell your dispatcher what you did.',
  },
});

export const proofMessages = defineMessages({
  title: { id: 'trips.driving.proof.title', defaultMessage: 'Proof of delivery' },
  photo: { id: 'trips.driving.proof.photo', defaultMessage: 'Photo by {name}' },
  document: { id: 'trips.driving.proof.document', defaultMessage: 'Document by {name}' },
  signature: { id: 'trips.driving.proof.signature', defaultMessage: 'Signed by {name}' },
  pickup: { id: 'trips.driving.proof.pickup', defaultMessage: 'Pickup {number} · {name}' },
  drop: { id: 'trips.driving.proof.drop', defaultMessage: 'Drop {number} · {name}' },
  wholeOrder: { id: 'trips.driving.proof.wholeOrder', defaultMessage: 'Whole order' },
  view: { id: 'trips.driving.proof.view', defaultMessage: 'View {name}' },
});
