import { defineMessages } from 'react-intl';

export const reasonMessages = defineMessages({
  zone: { id: 'trips.reason.zone', defaultMessage: 'All go to zone {zone}' },
  unzoned: { id: 'trips.reason.unzoned', defaultMessage: 'The last drop is in no route zone' },
  samePickup: { id: 'trips.reason.samePickup', defaultMessage: 'All are picked up at {location}' },
  nearPickups: {
    id: 'trips.reason.nearPickups',
    defaultMessage: '{count, plural, one {# pickup} other {# pickups}}, at most {km} apart',
  },
  pickupWindow: { id: 'trips.reason.pickupWindow', defaultMessage: 'Pickup windows overlap from {from} to {to}' },
  backhaul: { id: 'trips.reason.backhaul', defaultMessage: 'Return loads at the backhaul rate' },
  smallestType: {
    id: 'trips.reason.smallestType',
    defaultMessage: '{type} is the smallest type that fits: {space} of space, {weight} of weight',
  },
  requestedType: { id: 'trips.reason.requestedType', defaultMessage: '{type} is the only requested type' },
  cooled: { id: 'trips.reason.cooled', defaultMessage: 'The freight needs a cooled vehicle' },
  onTime: {
    id: 'trips.reason.onTime',
    defaultMessage: 'The tightest delivery has {minutes} to spare',
  },
});

export const unplacedMessages = defineMessages({
  capacityExceeded: {
    id: 'trips.unplaced.capacityExceeded',
    defaultMessage: 'Larger than the largest vehicle type allowed',
  },
  timeWindowInfeasible: {
    id: 'trips.unplaced.timeWindowInfeasible',
    defaultMessage: 'The delivery window can’t be met',
  },
  noVehicleType: { id: 'trips.unplaced.noVehicleType', defaultMessage: 'No vehicle types available' },
  tripLimits: {
    id: 'trips.unplaced.tripLimits',
    defaultMessage: 'Needs a longer trip or a longer wait than allowed',
  },
});

export const violationMessages = defineMessages({
  space: { id: 'trips.break.space', defaultMessage: 'Too large: {load} in a vehicle for {capacity}' },
  weight: { id: 'trips.break.weight', defaultMessage: 'Too heavy: {load} in a vehicle for {capacity}' },
  palletPlaces: {
    id: 'trips.break.palletPlaces',
    defaultMessage: '{excess, plural, one {# pallet} other {# pallets}} too many: {load} in a vehicle for {capacity}',
  },
  loadingMeters: {
    id: 'trips.break.loadingMeters',
    defaultMessage: 'Too long by {excess}: {load} in a vehicle for {capacity}',
  },
  noVehicleType: { id: 'trips.break.noVehicleType', defaultMessage: 'No vehicle types available' },
  pickupWindows: {
    id: 'trips.break.pickupWindows',
    defaultMessage: 'Pickup windows don’t overlap: one starts {from}, another ends {to}',
  },
  latePickup: {
    id: 'trips.break.latePickup',
    defaultMessage: '{minutes} late at the pickup {location}: {arriveAt} instead of {to}',
  },
  lateDelivery: {
    id: 'trips.break.lateDelivery',
    defaultMessage: '{minutes} late at {location}: {arriveAt} instead of {to}',
  },
  stops: { id: 'trips.break.stops', defaultMessage: '{count} stops; a trip has at most {most}' },
  incompatibleCargo: {
    id: 'trips.break.incompatibleCargo',
    defaultMessage: '{first} and {second} can’t travel together',
  },
  partner: { id: 'trips.break.partner', defaultMessage: 'Orders of different partners' },
  backhaul: { id: 'trips.break.backhaul', defaultMessage: 'Mixes backhaul and outbound orders' },
  zone: { id: 'trips.break.zone', defaultMessage: 'Last drops in different route zones' },
  pickupDistance: { id: 'trips.break.pickupDistance', defaultMessage: 'Pickups {km} apart' },
});

export const scheduleMessages = defineMessages({
  title: { id: 'trips.schedule.title', defaultMessage: 'Schedule' },
  wait: { id: 'trips.schedule.wait', defaultMessage: 'Waiting time: {duration}' },
});

export const emissionMessages = defineMessages({
  trip: { id: 'trips.emissions.trip', defaultMessage: 'Emissions: {weight} CO₂e' },
  note: {
    id: 'trips.emissions.note',
    defaultMessage: 'From the fuel’s source to the wheel, shared out by weight and direct distance (ISO 14083)',
  },
});

export const boardMessages = defineMessages({
  title: { id: 'trips.board.title', defaultMessage: 'Suggested trips' },
  help: {
    id: 'trips.board.help',
    defaultMessage:
      'Drag an order by its handle to another trip. With the keyboard: press Enter to pick it up, use the arrow keys to choose a trip, Enter to drop it, Escape to cancel.',
  },
  summary: {
    id: 'trips.board.summary',
    defaultMessage:
      '{trips, plural, one {# trip} other {# trips}} with {orders, plural, one {# order} other {# orders}}, {left} not placed',
  },
  tripsWithProblems: {
    id: 'trips.board.broken',
    defaultMessage: '{count, plural, one {# trip has a problem} other {# trips have problems}}',
  },
  undo: { id: 'trips.board.undo', defaultMessage: 'Undo' },
  undone: { id: 'trips.board.undone', defaultMessage: 'Last move undone' },
  unplaced: { id: 'trips.board.left', defaultMessage: 'Not placed' },
  unplacedEmpty: { id: 'trips.board.leftEmpty', defaultMessage: 'Every order is in a trip.' },
  newTrip: { id: 'trips.board.fresh', defaultMessage: 'New trip' },
  newTripHint: { id: 'trips.board.freshText', defaultMessage: 'Drop an order here to start a new trip.' },
  tripNumber: { id: 'trips.board.nameless', defaultMessage: 'Trip {number}' },
  columnName: { id: 'trips.board.column', defaultMessage: '{number}. {zone}' },
  unzoned: { id: 'trips.board.unzoned', defaultMessage: 'No zone' },
  carrier: { id: 'trips.board.ofColumn', defaultMessage: '{partner}, {type}' },
  noType: { id: 'trips.board.noType', defaultMessage: 'no vehicle type' },
  orders: { id: 'trips.board.orders', defaultMessage: 'Orders of {name}' },
  emptyTrip: { id: 'trips.board.emptyTrip', defaultMessage: 'No orders. This trip won’t be created.' },
  byRoad: { id: 'trips.board.byRoad', defaultMessage: 'by road' },
  straightLine: { id: 'trips.board.straightLine', defaultMessage: 'straight-line estimate' },
  moveOrder: { id: 'trips.board.move', defaultMessage: 'Move order {number}' },
  dropHere: { id: 'trips.board.putHere', defaultMessage: 'Drop here' },
  pickedUp: {
    id: 'trips.board.taken',
    defaultMessage:
      'Picked up order {number} from {name}. Use the arrow keys to choose a trip, Enter to drop it, Escape to cancel.',
  },
  dropTarget: {
    id: 'trips.board.over',
    defaultMessage: '{name}, {count, plural, =0 {no orders} one {# order} other {# orders}}',
  },
  moved: { id: 'trips.board.put', defaultMessage: 'Order {number} moved to {name}' },
  movedOverloaded: {
    id: 'trips.board.putBroken',
    defaultMessage: 'Order {number} moved to {name}, which is now overloaded',
  },
  moveCancelled: { id: 'trips.board.kept', defaultMessage: 'Order {number} wasn’t moved' },
  showOnMap: { id: 'trips.board.showOnMap', defaultMessage: 'Show {name} on the map' },
  map: { id: 'trips.board.map', defaultMessage: 'Map of the suggested trips' },
  why: { id: 'trips.board.why', defaultMessage: 'Why' },
  problems: { id: 'trips.board.problems', defaultMessage: 'Problems' },
  checking: { id: 'trips.board.checking', defaultMessage: 'Checking times…' },
  checkFailed: { id: 'trips.board.checkFailed', defaultMessage: 'The times couldn’t be checked.' },
  checkAgain: { id: 'trips.board.checkAgain', defaultMessage: 'Check again' },
  fitType: { id: 'trips.board.fitType', defaultMessage: 'Use the smallest type that fits' },
  createTrip: { id: 'trips.board.createTrip', defaultMessage: 'Create trip' },
  createOne: { id: 'trips.board.createOne', defaultMessage: 'Create trip: {name}' },
  createAll: { id: 'trips.board.createAll', defaultMessage: 'Create all' },
  createAllText: {
    id: 'trips.board.createAllText',
    defaultMessage: 'Creates a saved trip from each suggestion without problems and adds its orders to it.',
  },
});
