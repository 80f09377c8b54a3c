import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  create: { id: 'trips.plan.create', defaultMessage: 'New trip' },
  edit: { id: 'trips.plan.edit', defaultMessage: 'Edit {number}' },
  trips: { id: 'trips.plan.trips', defaultMessage: 'Trips' },
  trip: { id: 'trips.plan.trip', defaultMessage: 'Trip {number}' },
  openTrip: { id: 'trips.plan.openTrip', defaultMessage: 'Open the trip' },
  locked: { id: 'trips.plan.locked', defaultMessage: 'Trip {number} cannot be edited now' },
  lockedText: {
    id: 'trips.plan.lockedText',
    defaultMessage: 'Orders, stops and vehicle can be changed until the trip starts.',
  },
  byHand: { id: 'trips.plan.byHand', defaultMessage: 'By hand' },
  automatic: { id: 'trips.plan.automatic', defaultMessage: 'Automatic' },
});

export const notices = defineMessages({
  saved: { id: 'trips.plan.saved', defaultMessage: 'Trip saved' },
  submitted: { id: 'trips.plan.submitted', defaultMessage: 'Trip submitted' },
  created: { id: 'trips.plan.created', defaultMessage: 'Trip created' },
});

/** What the API refuses, by code. */
export const refusals = defineMessages({
  notEnoughEpc: { id: 'trips.plan.notEnoughEpc', defaultMessage: 'Not enough EPC' },
  notEditable: {
    id: 'trips.plan.notEditable',
    defaultMessage: 'The trip cannot be edited any more: it has moved on meanwhile.',
  },
  driverOnTrip: { id: 'trips.plan.driverOnTrip', defaultMessage: 'The driver is on another trip' },
  notValidated: { id: 'trips.plan.notValidated', defaultMessage: 'Order {number} is not free any more' },
  wrongPartner: {
    id: 'trips.plan.wrongPartner',
    defaultMessage: 'The contract is not of the partner of the billing contact',
  },
  pickupFirst: { id: 'trips.plan.pickupFirst', defaultMessage: 'Pickup comes before drop' },
});

export const reasons = defineMessages({
  zone: { id: 'trips.reason.zone', defaultMessage: 'All go to zone {zone}' },
  unzoned: { id: 'trips.reason.unzoned', defaultMessage: 'No route zone holds the last drop' },
  samePickup: { id: 'trips.reason.samePickup', defaultMessage: 'All are picked up at {location}' },
  nearPickups: {
    id: 'trips.reason.nearPickups',
    defaultMessage: '{count, plural, one {# pickup} other {# pickups}}, at most {km} apart',
  },
  pickupWindow: { id: 'trips.reason.pickupWindow', defaultMessage: 'Pickup windows meet from {from} to {to}' },
  backhaul: { id: 'trips.reason.backhaul', defaultMessage: 'Return loads at the backhaul rate' },
  smallestType: {
    id: 'trips.reason.smallestType',
    defaultMessage: '{type} is the smallest that carries them: {space} of space, {weight} of weight',
  },
  requestedType: { id: 'trips.reason.requestedType', defaultMessage: '{type} is the only type asked for' },
  onTime: {
    id: 'trips.reason.onTime',
    defaultMessage: 'The tightest delivery has {minutes, plural, one {# minute} other {# minutes}} to spare',
  },
});

export const unplaced = defineMessages({
  capacityExceeded: {
    id: 'trips.unplaced.capacityExceeded',
    defaultMessage: 'Larger than the largest vehicle type allowed',
  },
  timeWindowInfeasible: {
    id: 'trips.unplaced.timeWindowInfeasible',
    defaultMessage: 'The delivery cannot be reached in time',
  },
  noVehicleType: { id: 'trips.unplaced.noVehicleType', defaultMessage: 'No vehicle types available' },
});

export const breaks = defineMessages({
  space: { id: 'trips.break.space', defaultMessage: 'Too large: {load} in a vehicle for {capacity}' },
  weight: { id: 'trips.break.weight', defaultMessage: 'Too heavy: {load} in a vehicle for {capacity}' },
  noVehicleType: { id: 'trips.break.noVehicleType', defaultMessage: 'No vehicle types available' },
  pickupWindows: {
    id: 'trips.break.pickupWindows',
    defaultMessage: 'Pickup windows do not meet: one begins {from}, another has ended {to}',
  },
  latePickup: {
    id: 'trips.break.latePickup',
    defaultMessage:
      '{minutes, plural, one {# minute} other {# minutes}} late at the pickup {location}: {arriveAt} instead of {to}',
  },
  lateDelivery: {
    id: 'trips.break.lateDelivery',
    defaultMessage:
      '{minutes, plural, one {# minute} other {# minutes}} late at {location}: {arriveAt} instead of {to}',
  },
  stops: { id: 'trips.break.stops', defaultMessage: '{count} stops; a trip has at most {most}' },
  incompatibleCargo: {
    id: 'trips.break.incompatibleCargo',
    defaultMessage: '{first} and {second} may not travel together',
  },
  partner: { id: 'trips.break.partner', defaultMessage: 'Orders of different partners' },
  backhaul: { id: 'trips.break.backhaul', defaultMessage: 'Backhaul and outward orders together' },
  zone: { id: 'trips.break.zone', defaultMessage: 'Last drops in different route zones' },
  pickupDistance: { id: 'trips.break.pickupDistance', defaultMessage: 'Pickups {km} apart' },
});

export const board = defineMessages({
  horizon: { id: 'trips.board.horizon', defaultMessage: 'Pickups until' },
  horizonHelp: {
    id: 'trips.board.horizonHelp',
    defaultMessage: 'Validated orders in no trip, whose pickup begins by then',
  },
  suggest: { id: 'trips.board.suggest', defaultMessage: 'Suggest trips' },
  start: { id: 'trips.board.start', defaultMessage: 'No suggestions yet' },
  startText: {
    id: 'trips.board.startText',
    defaultMessage:
      'Choose until when pickups shall be planned. You can then move orders between the suggestions before you create trips of them.',
  },
  working: { id: 'trips.board.working', defaultMessage: 'Trips are being put together…' },
  failed: { id: 'trips.board.failed', defaultMessage: 'No suggestions could be made' },
  none: { id: 'trips.board.none', defaultMessage: 'No validated orders in this horizon' },
  noneText: { id: 'trips.board.noneText', defaultMessage: 'Choose a later day, or wait until orders are validated.' },
  title: { id: 'trips.board.title', defaultMessage: 'Suggested trips' },
  help: {
    id: 'trips.board.help',
    defaultMessage:
      'Drag an order by its handle to another trip. By keyboard: Enter takes it, the arrow keys choose the trip, Enter puts it there, Escape leaves it where it was.',
  },
  summary: {
    id: 'trips.board.summary',
    defaultMessage:
      '{trips, plural, one {# trip} other {# trips}} with {orders, plural, one {# order} other {# orders}}, {left} not placed',
  },
  broken: {
    id: 'trips.board.broken',
    defaultMessage: '{count, plural, one {# trip has a problem} other {# trips have problems}}',
  },
  undo: { id: 'trips.board.undo', defaultMessage: 'Undo' },
  undone: { id: 'trips.board.undone', defaultMessage: 'Last move undone' },
  left: { id: 'trips.board.left', defaultMessage: 'Not placed' },
  leftEmpty: { id: 'trips.board.leftEmpty', defaultMessage: 'Every order is in a trip.' },
  fresh: { id: 'trips.board.fresh', defaultMessage: 'A trip of its own' },
  freshText: { id: 'trips.board.freshText', defaultMessage: 'Put an order here to plan a trip of its own.' },
  nameless: { id: 'trips.board.nameless', defaultMessage: 'Trip {number}' },
  column: { id: 'trips.board.column', defaultMessage: '{number}. {zone}' },
  unzoned: { id: 'trips.board.unzoned', defaultMessage: 'No zone' },
  ofColumn: { id: 'trips.board.ofColumn', defaultMessage: '{partner}, {type}' },
  noType: { id: 'trips.board.noType', defaultMessage: 'no vehicle type' },
  orders: { id: 'trips.board.orders', defaultMessage: 'Orders of {name}' },
  emptyTrip: { id: 'trips.board.emptyTrip', defaultMessage: 'No orders: no trip is made of this.' },
  move: { id: 'trips.board.move', defaultMessage: 'Move order {number}' },
  putHere: { id: 'trips.board.putHere', defaultMessage: 'Put it here' },
  taken: {
    id: 'trips.board.taken',
    defaultMessage:
      'Order {number} taken from {name}. Choose a trip with the arrow keys, Enter puts it there, Escape leaves it.',
  },
  over: {
    id: 'trips.board.over',
    defaultMessage: '{name}, {count, plural, =0 {no orders} one {# order} other {# orders}}',
  },
  put: { id: 'trips.board.put', defaultMessage: 'Order {number} is now in {name}' },
  putBroken: { id: 'trips.board.putBroken', defaultMessage: 'Order {number} is now in {name}, which is overloaded' },
  kept: { id: 'trips.board.kept', defaultMessage: 'Order {number} stays where it was' },
  showOnMap: { id: 'trips.board.showOnMap', defaultMessage: 'Show {name} on the map' },
  map: { id: 'trips.board.map', defaultMessage: 'Map of the suggested trips' },
  why: { id: 'trips.board.why', defaultMessage: 'Why' },
  problems: { id: 'trips.board.problems', defaultMessage: 'Problems' },
  checking: { id: 'trips.board.checking', defaultMessage: 'Times are being checked…' },
  checkFailed: { id: 'trips.board.checkFailed', defaultMessage: 'The times could not be checked.' },
  checkAgain: { id: 'trips.board.checkAgain', defaultMessage: 'Check again' },
  fitType: { id: 'trips.board.fitType', defaultMessage: 'Take the smallest type that fits' },
  createTrip: { id: 'trips.board.createTrip', defaultMessage: 'Create trip' },
  createOne: { id: 'trips.board.createOne', defaultMessage: 'Create trip of {name}' },
  createAll: { id: 'trips.board.createAll', defaultMessage: 'Create all' },
  createAllText: {
    id: 'trips.board.createAllText',
    defaultMessage: 'Each suggestion without a problem becomes a saved trip by itself; its orders are added to it.',
  },
  space: { id: 'trips.board.space', defaultMessage: 'Space' },
  weight: { id: 'trips.board.weight', defaultMessage: 'Weight' },
});
