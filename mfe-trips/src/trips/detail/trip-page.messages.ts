import { defineMessages } from 'react-intl';
import type { OrderPaper } from 'shared-contracts/values/trips/trip-papers';
import type { Trip } from 'shared-contracts/trips/trips';
import type { EdiTenderState } from 'shared-contracts/values/edi';
import type { LateCause } from 'shared-contracts/values/trips/late-events';

export const messages = defineMessages({
  notFound: { id: 'trips.page.notFound', defaultMessage: 'Trip not found' },
  notFoundText: {
    id: 'trips.page.notFoundText',
    defaultMessage: 'It may have been deleted, or your organization has no access to it.',
  },
  toTrips: { id: 'trips.page.toTrips', defaultMessage: 'Go to trips' },
  archived: { id: 'trips.page.archived', defaultMessage: 'Archived' },
  general: { id: 'trips.page.general', defaultMessage: 'General info' },
  history: { id: 'trips.page.history', defaultMessage: 'History' },
  submitted: { id: 'trips.page.submitted', defaultMessage: 'Submitted' },
  documentAdded: { id: 'trips.page.documentAdded', defaultMessage: 'Document added' },
  documentRemoved: { id: 'trips.page.documentRemoved', defaultMessage: 'Document deleted' },
  manifest: { id: 'trips.page.manifest', defaultMessage: 'Delivery manifest' },
  loadingPlan: { id: 'trips.page.loadingPlan', defaultMessage: 'Loading plan' },
  yes: { id: 'trips.page.yes', defaultMessage: 'Yes' },
  no: { id: 'trips.page.no', defaultMessage: 'No' },
  assigned: { id: 'trips.page.assigned', defaultMessage: 'Assigned' },
  manual: { id: 'trips.page.manual', defaultMessage: 'Completed manually' },
  started: { id: 'trips.page.started', defaultMessage: 'Started' },
  finished: { id: 'trips.page.finished', defaultMessage: 'Finished' },
  reason: { id: 'trips.page.reason', defaultMessage: 'Reason' },
});

export const tenderMessages = defineMessages({
  title: { id: 'trips.tender.title', defaultMessage: 'Sent by EDI' },
  show: { id: 'trips.tender.show', defaultMessage: 'Show message' },
});

export const tenderStates = defineMessages<EdiTenderState>({
  sent: { id: 'trips.tender.sent', defaultMessage: 'Awaiting answer' },
  accepted: { id: 'trips.tender.accepted', defaultMessage: 'Accepted' },
  declined: { id: 'trips.tender.declined', defaultMessage: 'Declined' },
  ended: { id: 'trips.tender.ended', defaultMessage: 'Ended' },
});

/** Labels of the changed fields of stops. */
export const tripHistory = defineMessages({
  location: { id: 'trips.history.location', defaultMessage: 'Location' },
  contact: { id: 'trips.history.contact', defaultMessage: 'Contact' },
  pickups: { id: 'trips.history.pickups', defaultMessage: 'Picked up' },
  drops: { id: 'trips.history.drops', defaultMessage: 'Dropped' },
  takenOverBy: { id: 'trips.history.takenOverBy', defaultMessage: 'Taken over by trip' },
  takenOverFrom: { id: 'trips.history.takenOverFrom', defaultMessage: 'Taken over from trip' },
  stop: { id: 'trips.history.stop', defaultMessage: 'Stop' },
  stopOutOfSequence: { id: 'trips.history.stopOutOfSequence', defaultMessage: 'Stop reached out of sequence' },
  accept: { id: 'trips.history.accept', defaultMessage: 'Accepted by the carrier' },
  decline: { id: 'trips.history.decline', defaultMessage: 'Declined by the carrier' },
  handOver: { id: 'trips.history.handOver', defaultMessage: 'Handed over on the road' },
  addOrder: { id: 'trips.history.addOrder', defaultMessage: 'Order added on the road' },
  removeOrders: { id: 'trips.history.removeOrders', defaultMessage: 'Orders removed on the road' },
  splitAtHub: { id: 'trips.history.splitAtHub', defaultMessage: 'Orders change vehicle at a hub' },
  undoSplit: { id: 'trips.history.undoSplit', defaultMessage: 'Change of vehicle undone' },
  place: { id: 'trips.history.place', defaultMessage: 'Place' },
  reorderStops: { id: 'trips.history.reorderStops', defaultMessage: 'Stops re-ordered' },
  reportedAfterCancellation: {
    id: 'trips.history.reportedAfterCancellation',
    defaultMessage: 'Reported by the driver after cancellation',
  },
  reportedLate: { id: 'trips.history.reportedLate', defaultMessage: 'Reported late by the driver' },
  startedEarly: { id: 'trips.history.startedEarly', defaultMessage: 'Started long before the pickup' },
  arrivedFar: { id: 'trips.history.arrivedFar', defaultMessage: 'Arrival reported far from the stop' },
  distanceFromStop: { id: 'trips.history.distanceFromStop', defaultMessage: 'Distance from the stop' },
  report: { id: 'trips.history.report', defaultMessage: 'Report' },
  order: { id: 'trips.history.order', defaultMessage: 'Order' },
  delivered: { id: 'trips.history.delivered', defaultMessage: 'Delivered' },
  signedBy: { id: 'trips.history.signedBy', defaultMessage: 'Signed by' },
  lateCause: { id: 'trips.history.lateCause', defaultMessage: 'Not applied' },
  photo: { id: 'trips.history.photo', defaultMessage: 'Photo' },
  signature: { id: 'trips.history.signature', defaultMessage: 'Signature' },
});

/** Why a report of a driver was not applied. */
export const lateCauses = defineMessages<Exclude<LateCause, 'tripCancelled' | 'orderCancelled'>>({
  tripTakenBack: { id: 'trips.history.late.tripTakenBack', defaultMessage: 'Trip taken back to planning' },
  tripOver: { id: 'trips.history.late.tripOver', defaultMessage: 'Trip already closed' },
  driverChanged: { id: 'trips.history.late.driverChanged', defaultMessage: 'Another driver assigned' },
  orderRemoved: { id: 'trips.history.late.orderRemoved', defaultMessage: 'Order removed from the trip' },
  orderOver: { id: 'trips.history.late.orderOver', defaultMessage: 'Order already closed' },
  stageNotAllowed: { id: 'trips.history.late.stageNotAllowed', defaultMessage: 'Already at a later stage' },
});

export const waitsForMessages = defineMessages<NonNullable<Trip['waitsFor']>['what']>({
  submit: { id: 'trips.waits.submit', defaultMessage: 'Not submitted yet' },
  assign: { id: 'trips.waits.assign', defaultMessage: 'Needs a vehicle and a driver' },
  start: { id: 'trips.waits.start', defaultMessage: 'Ready to start' },
  drive: { id: 'trips.waits.drive', defaultMessage: 'Orders to be delivered' },
  bill: { id: 'trips.waits.bill', defaultMessage: 'To be billed' },
});

/** Instead of _Ready to start_. */
export const driverAwayMessage = defineMessages({
  text: {
    id: 'trips.waits.driverAway',
    defaultMessage:
      'Can’t start yet: {driver} is on {trip, select, none {another trip} other {trip {trip}}} until it is completed',
  },
});

export const stopMessages = defineMessages({
  title: { id: 'trips.stops.title', defaultMessage: 'Stops' },
  pick: { id: 'trips.stops.pick', defaultMessage: 'Pickup: {orders}' },
  drop: { id: 'trips.stops.drop', defaultMessage: 'Drop: {orders}' },
  planned: { id: 'trips.stops.planned', defaultMessage: 'Planned' },
  expected: { id: 'trips.stops.expected', defaultMessage: 'Expected' },
  atRisk: { id: 'trips.stops.atRisk', defaultMessage: 'At risk: {time} after the window' },
  behindPlan: { id: 'trips.stops.behindPlan', defaultMessage: '{time} behind the plan' },
  aheadOfPlan: { id: 'trips.stops.aheadOfPlan', defaultMessage: '{time} ahead of the plan' },
  window: { id: 'trips.stops.window', defaultMessage: 'Time window' },
  arrived: { id: 'trips.stops.arrived', defaultMessage: 'Arrived' },
  departed: { id: 'trips.stops.departed', defaultMessage: 'Departed' },
  late: { id: 'trips.stops.late', defaultMessage: '{time} late' },
  plannedLate: { id: 'trips.stops.plannedLate', defaultMessage: '{time} late' },
  break: { id: 'trips.stops.break', defaultMessage: 'Planned break on the way: {time}' },
  rest: { id: 'trips.stops.rest', defaultMessage: 'Planned rest on the way: {time}' },
  none: { id: 'trips.stops.none', defaultMessage: 'No stops yet' },
  transfer: { id: 'trips.stops.transfer', defaultMessage: 'Change of vehicle' },
  outOfSequence: { id: 'trips.stops.outOfSequence', defaultMessage: 'Reached out of sequence' },
  slot: { id: 'trips.stops.slot', defaultMessage: 'Slot: {gate}, {when}' },
  noSlot: { id: 'trips.stops.noSlot', defaultMessage: 'No slot booked' },
  bookSlot: { id: 'trips.stops.bookSlot', defaultMessage: 'Book a slot' },
  changeSlot: { id: 'trips.stops.changeSlot', defaultMessage: 'Change slot' },
  bookSlotOf: { id: 'trips.stops.bookSlotOf', defaultMessage: 'Book a slot for {number}' },
  changeSlotOf: { id: 'trips.stops.changeSlotOf', defaultMessage: 'Change slot of {number}' },
  reorder: { id: 'trips.stops.reorder', defaultMessage: 'Re-order the rest' },
});

export const loadMessages = defineMessages({
  title: { id: 'trips.load.title', defaultMessage: 'Load' },
  capacityOf: { id: 'trips.load.ofVehicle', defaultMessage: 'Capacity of {name}' },
  noCapacity: {
    id: 'trips.load.noCapacity',
    defaultMessage: 'Utilization appears once a vehicle or a requested type is set.',
  },
  overload: { id: 'trips.load.overload', defaultMessage: 'The load exceeds the vehicle’s capacity.' },
  delivered: { id: 'trips.load.delivered', defaultMessage: '{count} delivered' },
  actions: { id: 'trips.load.actions', defaultMessage: 'Actions' },
  removeOrder: { id: 'trips.road.removeOrder', defaultMessage: 'Remove from trip' },
});

export const vehicleMessages = defineMessages({
  title: { id: 'trips.vehicle.title', defaultMessage: 'Vehicle and driver' },
  none: { id: 'trips.vehicle.none', defaultMessage: 'No vehicle assigned yet.' },
  handovers: { id: 'trips.vehicle.handovers', defaultMessage: 'Handovers on the road' },
  call: { id: 'trips.vehicle.call', defaultMessage: 'Call {name}' },
});

export const moneyMessages = defineMessages({
  title: { id: 'trips.money.title', defaultMessage: 'Distance and cost' },
  estimated: {
    id: 'trips.money.estimated',
    defaultMessage: 'Estimated from the straight-line distance: no routing service is available.',
  },
});

export const mapMessages = defineMessages({
  expected: { id: 'trips.map.expected', defaultMessage: 'expected {time}' },
  title: { id: 'trips.map.title', defaultMessage: 'Map' },
  label: { id: 'trips.map.label', defaultMessage: 'Map of the trip' },
  mode: { id: 'trips.map.what', defaultMessage: 'Routes on the map' },
  total: { id: 'trips.map.total', defaultMessage: 'Total route' },
  orders: { id: 'trips.map.orders', defaultMessage: 'Order routes' },
  tolls: { id: 'trips.map.tolls', defaultMessage: 'Exclude tolls' },
  estimated: { id: 'trips.map.estimated', defaultMessage: 'Estimated: the line doesn’t follow the road.' },
  live: { id: 'trips.map.live', defaultMessage: '{plate}: {motion}, {speed} km/h' },
  stale: { id: 'trips.map.stale', defaultMessage: '{plate}: {motion}, stale since {time}' },
  disconnected: { id: 'trips.map.lost', defaultMessage: 'The vehicle’s live position isn’t available right now.' },
  unknown: { id: 'trips.map.unknown', defaultMessage: 'The vehicle’s position is unknown.' },
});

export const motionMessages = defineMessages({
  moving: { id: 'trips.motion.moving', defaultMessage: 'moving' },
  stopped: { id: 'trips.motion.stopped', defaultMessage: 'stopped' },
  offline: { id: 'trips.motion.offline', defaultMessage: 'GPS fault' },
});

export const documentMessages = defineMessages({
  title: { id: 'trips.document.title', defaultMessage: 'Documents' },
  none: { id: 'trips.document.none', defaultMessage: 'No documents yet' },
  add: { id: 'trips.document.add', defaultMessage: 'Add document' },
  view: { id: 'trips.document.view', defaultMessage: 'View' },
  replace: { id: 'trips.document.replace', defaultMessage: 'Replace' },
  delete: { id: 'trips.document.remove', defaultMessage: 'Delete' },
  deleteConfirm: { id: 'trips.document.removes', defaultMessage: 'Deletes the document {name}. This can’t be undone.' },
  file: { id: 'trips.document.file', defaultMessage: 'File' },
  expiry: { id: 'trips.document.expiry', defaultMessage: 'Valid until' },
  expiryHelp: { id: 'trips.document.expiryHelp', defaultMessage: 'Leave empty if it doesn’t expire.' },
  noExpiry: { id: 'trips.document.noExpiry', defaultMessage: 'Does not expire' },
  expired: { id: 'trips.document.expired', defaultMessage: 'Expired' },
  replaceTitle: { id: 'trips.document.replaceTitle', defaultMessage: 'Replace document' },
});

export const threadMessages = defineMessages({
  title: { id: 'trips.messages.title', defaultMessage: 'Messages with the driver' },
  none: {
    id: 'trips.messages.none',
    defaultMessage: 'Write to {driver}. They see it on their phone, or as soon as it is online again.',
  },
  unread: { id: 'trips.messages.unread', defaultMessage: '{count} unread' },
  earlier: { id: 'trips.messages.earlier', defaultMessage: 'Show earlier messages' },
  text: { id: 'trips.messages.text', defaultMessage: 'Message' },
  send: { id: 'trips.messages.send', defaultMessage: 'Send' },
});

/** Keyed by the name of the document in the API. */
export const paperActions = defineMessages<OrderPaper>({
  'consignment-notes': { id: 'trips.page.consignmentNotes', defaultMessage: 'Download consignment notes' },
  labels: { id: 'trips.page.labels', defaultMessage: 'Download labels' },
});
