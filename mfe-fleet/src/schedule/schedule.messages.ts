import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.schedule.title', defaultMessage: 'Vehicle schedule' },
  loading: { id: 'fleet.schedule.loading', defaultMessage: 'Loading schedule' },
  search: { id: 'fleet.schedule.search', defaultMessage: 'Search vehicles' },
  owner: { id: 'fleet.schedule.whose', defaultMessage: 'Vehicle owner' },
  view: { id: 'fleet.schedule.view', defaultMessage: 'View' },
  before: { id: 'fleet.schedule.before', defaultMessage: 'Earlier' },
  after: { id: 'fleet.schedule.after', defaultMessage: 'Later' },
  today: { id: 'fleet.schedule.today', defaultMessage: 'Today' },
  calendar: { id: 'fleet.schedule.calendar', defaultMessage: 'Calendar by vehicle' },
  plan: { id: 'fleet.schedule.plan', defaultMessage: 'Plan unavailability' },
  planForVehicle: { id: 'fleet.schedule.planFor', defaultMessage: 'Plan unavailability for {plate}' },
  edit: { id: 'fleet.schedule.edit', defaultMessage: 'Edit unavailability' },
  editVerb: { id: 'fleet.schedule.editVerb', defaultMessage: 'Edit' },
  remove: { id: 'fleet.schedule.remove', defaultMessage: 'Delete' },
  deleteConfirmation: {
    id: 'fleet.schedule.removes',
    defaultMessage: 'This unavailability will be deleted. {plate} can be planned in this period again.',
  },
  insideShare: {
    id: 'fleet.schedule.insideShare',
    defaultMessage: 'Shared with {partners} in this period. They can’t plan the vehicle while it’s unavailable.',
  },
  noEntries: { id: 'fleet.schedule.nothing', defaultMessage: 'Available the whole period' },
  empty: { id: 'fleet.schedule.empty', defaultMessage: 'No vehicles found' },
  emptyOwn: {
    id: 'fleet.schedule.emptyOwn',
    defaultMessage: 'Add a vehicle to see when it’s available, on a trip, shared or due for service.',
  },
  emptyPartners: {
    id: 'fleet.schedule.emptyPartners',
    defaultMessage: 'Vehicles that partners share with you will appear here.',
  },
  noMatches: {
    id: 'fleet.schedule.nothingMatches',
    defaultMessage: 'No vehicle matches by plate or type. Try a different search.',
  },
  clear: { id: 'fleet.schedule.clear', defaultMessage: 'Clear search' },
  addVehicle: { id: 'fleet.schedule.addVehicle', defaultMessage: 'Add a vehicle' },
  notInSpan: { id: 'fleet.schedule.gone', defaultMessage: 'This unavailability isn’t in the period shown' },
});

export const ownerMessages = defineMessages({
  own: { id: 'fleet.schedule.own', defaultMessage: 'Own vehicles' },
  partners: { id: 'fleet.schedule.partners', defaultMessage: 'Shared with us' },
});

export const viewMessages = defineMessages({
  day: { id: 'fleet.schedule.day', defaultMessage: 'Day' },
  week: { id: 'fleet.schedule.week', defaultMessage: 'Week' },
  month: { id: 'fleet.schedule.month', defaultMessage: 'Month' },
});

export const kindMessages = defineMessages({
  trip: { id: 'fleet.schedule.kind.trip', defaultMessage: 'Trip' },
  service: { id: 'fleet.schedule.kind.service', defaultMessage: 'Service due' },
  share: { id: 'fleet.schedule.kind.share', defaultMessage: 'Shared' },
  unavailable: { id: 'fleet.schedule.kind.unavailable', defaultMessage: 'Unavailable' },
  overdue: { id: 'fleet.schedule.kind.overdue', defaultMessage: 'Service overdue' },
  rest: { id: 'fleet.schedule.kind.rest', defaultMessage: 'Driver’s rest' },
  workOrder: { id: 'fleet.schedule.kind.workOrder', defaultMessage: 'Work order' },
});

export const entryMessages = defineMessages({
  trip: { id: 'fleet.schedule.entry.trip', defaultMessage: 'Trip {number}' },
  foreignTrip: { id: 'fleet.schedule.entry.foreignTrip', defaultMessage: 'On a trip' },
  service: { id: 'fleet.schedule.entry.service', defaultMessage: 'Service due: {name}' },
  sharedWith: { id: 'fleet.schedule.entry.sharedWith', defaultMessage: 'Shared with {partner}' },
  sharedBy: { id: 'fleet.schedule.entry.sharedBy', defaultMessage: 'Shared by {partner}' },
  unavailable: { id: 'fleet.schedule.entry.unavailable', defaultMessage: 'Unavailable' },
  overdue: { id: 'fleet.schedule.entry.overdue', defaultMessage: 'Service overdue: {name}' },
  rest: { id: 'fleet.schedule.entry.rest', defaultMessage: 'Rest: {name}' },
  workOrder: { id: 'fleet.schedule.entry.workOrder', defaultMessage: '{number}: {title}' },
  unavailableFor: { id: 'fleet.schedule.entry.unavailableFor', defaultMessage: 'Unavailable: {reason}' },
});

/** For a service that kilometres or engine hours make due first; its dates are estimated. */
export const meterMessages = {
  km: defineMessages({
    over: { id: 'fleet.schedule.km.over', defaultMessage: 'Overdue by {left, number} km: {name}' },
    left: { id: 'fleet.schedule.km.left', defaultMessage: 'Due in {left, number} km: {name}' },
  }),
  hours: defineMessages({
    over: { id: 'fleet.schedule.hours.over', defaultMessage: 'Overdue by {left, number} h: {name}' },
    left: { id: 'fleet.schedule.hours.left', defaultMessage: 'Due in {left, number} h: {name}' },
  }),
};

export const fields = defineMessages({
  vehicle: { id: 'fleet.schedule.vehicle', defaultMessage: 'Vehicle' },
  from: { id: 'fleet.schedule.from', defaultMessage: 'From' },
  to: { id: 'fleet.schedule.to', defaultMessage: 'To' },
  reason: { id: 'fleet.schedule.reason', defaultMessage: 'Reason' },
  mustBeAfterStart: { id: 'fleet.schedule.later', defaultMessage: 'Must be after the start' },
});

export const notices = defineMessages({
  planned: { id: 'fleet.schedule.notice.planned', defaultMessage: 'Unavailability planned' },
  changed: { id: 'fleet.schedule.notice.changed', defaultMessage: 'Unavailability changed' },
  removed: { id: 'fleet.schedule.notice.removed', defaultMessage: 'Unavailability deleted' },
});

export const errorMessages = defineMessages({
  unavailabilityOfWorkOrder: {
    id: 'fleet.schedule.refusal.unavailabilityOfWorkOrder',
    defaultMessage: 'A work order takes the vehicle out of service. Change the work order instead',
  },
  vehicleUnavailable: {
    id: 'fleet.schedule.refusal.vehicleUnavailable',
    defaultMessage: 'The vehicle is already unavailable in this period',
  },
  vehicleOnTrip: {
    id: 'fleet.schedule.refusal.vehicleOnTrip',
    defaultMessage: 'The vehicle is on {trip, select, none {a trip} other {trip {trip}}} in this period',
  },
});
