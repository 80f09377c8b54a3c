import { defineMessages } from 'react-intl';

export const formMessages = defineMessages({
  trip: { id: 'trips.form.trip', defaultMessage: 'Trip' },
  reference: { id: 'trips.form.reference', defaultMessage: 'Reference' },
  zone: { id: 'trips.form.zone', defaultMessage: 'Route zone' },
  description: { id: 'trips.form.description', defaultMessage: 'Description' },
  orders: { id: 'trips.form.orders', defaultMessage: 'Orders' },
  ordersHelp: {
    id: 'trips.form.ordersHelp',
    defaultMessage: 'Validated orders that are in no trip. Select them in the list or on the map.',
  },
  ordersMap: { id: 'trips.form.ordersMap', defaultMessage: 'Map of the orders’ pickups' },
  noOrders: { id: 'trips.form.noOrders', defaultMessage: 'No validated orders' },
  noOrdersText: {
    id: 'trips.form.noOrdersText',
    defaultMessage: 'Orders appear here once they’re validated and not in another trip.',
  },
  partner: { id: 'trips.form.partner', defaultMessage: 'Partner' },
  orderType: { id: 'trips.form.orderType', defaultMessage: 'Order type' },
  route: { id: 'trips.form.route', defaultMessage: 'Along the route' },
  pickup: { id: 'trips.form.pickup', defaultMessage: 'Pickup' },
  drop: { id: 'trips.form.drop', defaultMessage: 'Drop' },
  selectedOrders: {
    id: 'trips.form.chosen',
    defaultMessage: '{count, plural, =0 {No orders selected} one {# order selected} other {# orders selected}}',
  },
  more: { id: 'trips.form.more', defaultMessage: 'Show more ({left})' },
  leg: { id: 'trips.form.leg', defaultMessage: '{from} → {to}' },
  times: { id: 'trips.form.times', defaultMessage: 'Times' },
  timesHelp: { id: 'trips.form.timesHelp', defaultMessage: 'Leave empty to use the times of the orders.' },
  pickAt: { id: 'trips.form.pickAt', defaultMessage: 'Pick time' },
  dropAt: { id: 'trips.form.dropAt', defaultMessage: 'Drop time' },
  dropBeforePick: { id: 'trips.form.dropBeforePick', defaultMessage: 'Drop time must be at or after pick time' },
  stops: { id: 'trips.form.stops', defaultMessage: 'Stops' },
  stopsHelp: {
    id: 'trips.form.stopsHelp',
    defaultMessage: 'The stops of all orders on one route. You can reorder them; each pickup stays before its drop.',
  },
  stopsEmpty: { id: 'trips.form.stopsEmpty', defaultMessage: 'Select orders to see the stops.' },
  stopsMap: { id: 'trips.form.stopsMap', defaultMessage: 'Map of the stops' },
  reorder: { id: 'trips.form.anew', defaultMessage: 'Reorder automatically' },
  picks: { id: 'trips.form.picks', defaultMessage: 'Pickup of {numbers}' },
  drops: { id: 'trips.form.drops', defaultMessage: 'Drop of {numbers}' },
  followRoute: { id: 'trips.form.followRoute', defaultMessage: 'Follow the route {name}' },
  lateStop: { id: 'trips.form.late', defaultMessage: 'Too late for the orders’ time window' },
  dropFirst: {
    id: 'trips.form.dropFirst',
    defaultMessage:
      'Order {number} must be picked up at {pickup} before it’s dropped at {drop}. The stops weren’t changed.',
  },
  dropOrder: {
    id: 'trips.form.dropOrder',
    defaultMessage: 'The drops of order {number} must stay in order. The stops weren’t changed.',
  },
  vehicle: { id: 'trips.form.vehicle', defaultMessage: 'Vehicle' },
  vehicleHelp: {
    id: 'trips.form.vehicleHelp',
    defaultMessage: 'Your vehicles and vehicles shared with you. You can also assign one later.',
  },
  vehicleType: { id: 'trips.form.vehicleType', defaultMessage: 'Requested vehicle type' },
  smallestType: { id: 'trips.form.smallest', defaultMessage: '{type} is the smallest type that fits the load.' },
  useType: { id: 'trips.form.takeType', defaultMessage: 'Use {type}' },
  noType: { id: 'trips.form.noType', defaultMessage: 'No vehicle types available' },
  driver: { id: 'trips.form.driver', defaultMessage: 'Driver' },
  driverHelp: {
    id: 'trips.form.driverHelp',
    defaultMessage: 'Your drivers and the usual driver of a shared vehicle.',
  },
  noVehicle: { id: 'trips.form.noVehicle', defaultMessage: 'No vehicle yet' },
  noDriver: { id: 'trips.form.noDriver', defaultMessage: 'No driver yet' },
  noneFound: { id: 'trips.form.noneFound', defaultMessage: 'Nothing found' },
  shared: { id: 'trips.form.shared', defaultMessage: 'shared by {name}' },
  usually: { id: 'trips.form.usually', defaultMessage: 'usually drives {plate}' },
  billing: { id: 'trips.form.billing', defaultMessage: 'Billing' },
  billingHelp: { id: 'trips.form.billingHelp', defaultMessage: 'Who is paid for the trip, and under which contract.' },
  billingPartner: { id: 'trips.form.billingPartner', defaultMessage: 'Partner to pay' },
  billingContact: { id: 'trips.form.billingContact', defaultMessage: 'Billing contact' },
  billingContract: { id: 'trips.form.billingContract', defaultMessage: 'Billing contract' },
  partnerFirst: { id: 'trips.form.partnerFirst', defaultMessage: 'Choose the partner first' },
  backhaul: { id: 'trips.form.backhaul', defaultMessage: 'Backhaul: a return trip at the backhaul rate' },
  notification: { id: 'trips.form.notification', defaultMessage: 'Notification contacts' },
  summary: { id: 'trips.form.summary', defaultMessage: 'Load and cost' },
  summaryEmpty: { id: 'trips.form.summaryEmpty', defaultMessage: 'Select orders to see load, distance and cost.' },
  capacityOf: { id: 'trips.form.capacityOf', defaultMessage: 'Vehicle' },
  totalSpace: { id: 'trips.form.totalSpace', defaultMessage: 'Total space' },
  totalWeight: { id: 'trips.form.totalWeight', defaultMessage: 'Total weight' },
  distance: { id: 'trips.form.distance', defaultMessage: 'Estimated distance' },
  cost: { id: 'trips.form.cost', defaultMessage: 'Estimated cost' },
  noCost: { id: 'trips.form.noCost', defaultMessage: 'Choose a billing contract' },
  estimated: {
    id: 'trips.form.estimated',
    defaultMessage: 'Estimated from straight-line distance × 1.3: no routing service is available.',
  },
  previewFailed: { id: 'trips.form.previewFailed', defaultMessage: 'Distance and cost couldn’t be calculated: {why}' },
  lateStops: {
    id: 'trips.form.lateStops',
    defaultMessage: '{count, plural, one {# stop will be late} other {# stops will be late}}',
  },
  save: { id: 'trips.form.save', defaultMessage: 'Save' },
  saveAndSubmit: { id: 'trips.form.saveAndSubmit', defaultMessage: 'Save and submit' },
});

/** Problems of a vehicle candidate, by code. */
export const vehicleProblems = defineMessages({
  inactive: { id: 'trips.vehicle.inactive', defaultMessage: 'Not active' },
  sharedAway: { id: 'trips.vehicle.sharedAway', defaultMessage: 'Shared with a partner at that time' },
  notShared: { id: 'trips.vehicle.notShared', defaultMessage: 'Not shared with you for the whole time' },
  busy: {
    id: 'trips.vehicle.busy',
    defaultMessage: 'On another trip at that time{note, select, none {} other {: {note}}}',
  },
  unavailable: {
    id: 'trips.vehicle.unavailable',
    defaultMessage: 'Unavailable at that time{note, select, none {} other {: {note}}}',
  },
  typeNotRequested: {
    id: 'trips.vehicle.typeNotRequested',
    defaultMessage: 'The orders request {note, select, none {different types} other {another type: {note}}}',
  },
  tooWarm: { id: 'trips.vehicle.tooWarm', defaultMessage: 'Not as cold as the cargo needs' },
  spaceExceeded: { id: 'trips.vehicle.spaceExceeded', defaultMessage: 'Too small for the load' },
  weightExceeded: { id: 'trips.vehicle.weightExceeded', defaultMessage: 'The load is too heavy' },
  palletPlacesExceeded: {
    id: 'trips.vehicle.palletPlacesExceeded',
    defaultMessage: '{note, plural, one {# pallet} other {# pallets}} too many',
  },
  loadingMetersExceeded: {
    id: 'trips.vehicle.loadingMetersExceeded',
    defaultMessage: 'Too short by {note, number} loading metres',
  },
  documentExpired: {
    id: 'trips.vehicle.documentExpired',
    defaultMessage: 'A document expires before the trip ends',
  },
  serviceExpired: {
    id: 'trips.vehicle.serviceExpired',
    defaultMessage: 'A service is due before the trip ends{note, select, none {} other {: {note}}}',
  },
});

/** Without the day, which errors contain in another time zone than the user's. */
export const hoursErrors = defineMessages({
  shiftHours: { id: 'trips.driver.longShift', defaultMessage: 'Would drive {note} hours in a shift' },
  weekHours: { id: 'trips.driver.longWeek', defaultMessage: 'Would drive {note} hours in seven days' },
});

/** Problems of a driver candidate, by code. */
export const driverProblems = defineMessages({
  blocked: { id: 'trips.driver.blocked', defaultMessage: 'Blocked' },
  licenceMissing: { id: 'trips.driver.licenceMissing', defaultMessage: 'The licence has no expiry date' },
  licenceExpired: { id: 'trips.driver.licenceExpired', defaultMessage: 'The licence expires before the trip ends' },
  licenceClass: {
    id: 'trips.driver.licenceClass',
    defaultMessage: 'The licence doesn’t include class {note}, which the vehicle needs',
  },
  healthReportExpired: {
    id: 'trips.driver.healthReportExpired',
    defaultMessage: 'The health report expires before the trip ends',
  },
  shiftHours: { id: 'trips.driver.shiftHours', defaultMessage: 'Would drive {note} hours in the shift of {day}' },
  weekHours: {
    id: 'trips.driver.weekHours',
    defaultMessage: 'Would drive {note} hours in the seven days until {day}',
  },
  busy: {
    id: 'trips.driver.busy',
    defaultMessage: 'On another trip at that time{note, select, none {} other {: {note}}}',
  },
  running: {
    id: 'trips.driver.running',
    defaultMessage: 'Driving another trip{note, select, none {} other {: {note}}}',
  },
});
