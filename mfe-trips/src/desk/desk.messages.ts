import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'desk.title', defaultMessage: 'Planning desk' },
  trip: { id: 'desk.trip', defaultMessage: 'Trip {number}' },
  orders: { id: 'desk.orders', defaultMessage: '{count, plural, one {# order} other {# orders}}' },
  stops: { id: 'desk.stops', defaultMessage: '{count, plural, one {# stop} other {# stops}}' },
  pool: { id: 'desk.pool', defaultMessage: 'Unplanned orders' },
  timeline: { id: 'desk.timeline', defaultMessage: 'Timeline' },
  map: { id: 'desk.map', defaultMessage: 'Map' },
  stopOf: { id: 'desk.stopOf', defaultMessage: 'Trip {number}, {position}. {place}' },
  pickupAt: {
    id: 'desk.pickupAt',
    defaultMessage: '{place}: {count, plural, one {# unplanned order} other {# unplanned orders}}',
  },
  noVehicle: { id: 'desk.noVehicle', defaultMessage: 'No vehicle' },
  noDriver: { id: 'desk.noDriver', defaultMessage: 'No driver' },
  earliest: { id: 'desk.earliest', defaultMessage: 'the time of its windows' },
  late: { id: 'desk.late', defaultMessage: '{duration} late' },
  problems: { id: 'desk.problems', defaultMessage: '{count, plural, one {# problem} other {# problems}}' },
  undo: { id: 'desk.undo', defaultMessage: 'Undo' },
  redo: { id: 'desk.redo', defaultMessage: 'Redo' },
  saving: { id: 'desk.saving', defaultMessage: 'Saving…' },
  saved: { id: 'desk.saved', defaultMessage: 'All changes saved' },
  readOnly: { id: 'desk.readOnly', defaultMessage: 'You can view this plan, but not change it' },
  missed: {
    id: 'desk.missed',
    defaultMessage: 'Someone else changed the same trips, so “{change}” wasn’t made. The plan shows their changes',
  },
  missedBy: {
    id: 'desk.missedBy',
    defaultMessage: '{name} changed the same trips, so “{change}” wasn’t made. The plan shows their changes',
  },
  repeat: { id: 'desk.repeat', defaultMessage: 'Make the change again' },
  dismiss: { id: 'desk.dismiss', defaultMessage: 'Dismiss' },
  present: { id: 'desk.present', defaultMessage: '{names} {count, plural, one {is} other {are}} here too' },
  cancel: { id: 'desk.cancel', defaultMessage: 'Cancel' },
  locked: { id: 'desk.locked', defaultMessage: 'Locked' },
});

/** Durations such as "1 day 22 hours". Empty parts are left out. */
export const durations = defineMessages({
  days: { id: 'desk.duration.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  hours: { id: 'desk.duration.hours', defaultMessage: '{count, plural, one {# hour} other {# hours}}' },
  minutes: { id: 'desk.duration.minutes', defaultMessage: '{count, plural, one {# minute} other {# minutes}}' },
});

/** The effect of a change: for the history, announcements and notices. */
export const changes = defineMessages({
  moveTrip: { id: 'desk.change.moveTrip', defaultMessage: 'Move trip {number} to {place}' },
  moveOrders: { id: 'desk.change.moveOrders', defaultMessage: 'Move {orders} to trip {number}' },
  addTrip: { id: 'desk.change.addTrip', defaultMessage: 'Add a trip with {orders} to {place}' },
  unplanOrders: { id: 'desk.change.unplanOrders', defaultMessage: 'Take {orders} out of the plan' },
  removeTrip: { id: 'desk.change.removeTrip', defaultMessage: 'Remove trip {number}' },
  reorderStops: { id: 'desk.change.reorderStops', defaultMessage: 'Put the stops of trip {number} in order' },
  assignVehicle: { id: 'desk.change.assignVehicle', defaultMessage: 'Change the vehicle of trip {number}' },
  assignDriver: { id: 'desk.change.assignDriver', defaultMessage: 'Change the driver of trip {number}' },
  improvePlan: { id: 'desk.change.improvePlan', defaultMessage: 'Use the improved trips' },
  lockTrip: { id: 'desk.change.lockTrip', defaultMessage: 'Lock trip {number}' },
  unlockTrip: { id: 'desk.change.unlockTrip', defaultMessage: 'Unlock trip {number}' },
});

export const refusals = defineMessages({
  created: {
    id: 'desk.refusal.created',
    defaultMessage: 'Trip {trip} was created already. Change it on its own page',
  },
  locked: { id: 'desk.refusal.locked', defaultMessage: 'Trip {trip} is locked. Unlock it to change it' },
  booked: {
    id: 'desk.refusal.booked',
    defaultMessage: 'Trip {trip} doesn’t belong to the plan. Change it on its own page',
  },
  vehicleType: {
    id: 'desk.refusal.vehicleType',
    defaultMessage: '{vehicle} isn’t of a vehicle type that order {order} requests',
  },
});

export const notices = defineMessages({
  created: { id: 'desk.notice.created', defaultMessage: 'Plan “{name}” created' },
  saved: { id: 'desk.notice.saved', defaultMessage: 'Plan “{name}” saved' },
  changed: {
    id: 'desk.notice.changed',
    defaultMessage: 'The plan “{name}” has changed, so this is no longer possible. Look at the trip and try again',
  },
  added: { id: 'desk.improve.added', defaultMessage: 'Order added to trip {trip}' },
  notAdded: { id: 'desk.improve.notAdded', defaultMessage: 'Trip {trip} can’t take order {order} any more' },
  tripsCreated: {
    id: 'desk.notice.tripsCreated',
    defaultMessage: '{count, plural, one {Trip {numbers} created} other {# trips created: {numbers}}}',
  },
  tripsFailed: {
    id: 'desk.notice.tripsFailed',
    defaultMessage:
      '{count, plural, one {Trip {numbers} of the plan wasn’t created} other {Trips {numbers} of the plan weren’t created}}. {reason}',
  },
  blocked: {
    id: 'desk.notice.blocked',
    defaultMessage: '{count, plural, one {It has # problem} other {It has # problems}} to solve first',
  },
});

/** Keyed by the error code of the API. */
export const errorMessages = defineMessages({
  tripCreated: {
    id: 'desk.refusal.created',
    defaultMessage: 'Trip {trip} was created already. Change it on its own page',
  },
  tripLocked: { id: 'desk.refusal.locked', defaultMessage: 'Trip {trip} is locked. Unlock it to change it' },
  planArchived: { id: 'desk.error.planArchived', defaultMessage: 'This plan is archived and can’t be changed' },
});
