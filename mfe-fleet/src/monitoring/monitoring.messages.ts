import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.monitoring.title', defaultMessage: 'Vehicle monitoring' },
  loading: { id: 'fleet.monitoring.loading', defaultMessage: 'The vehicles load' },
  search: { id: 'fleet.monitoring.search', defaultMessage: 'Search plate or driver' },
  states: { id: 'fleet.monitoring.states', defaultMessage: 'State' },
  all: { id: 'fleet.monitoring.all', defaultMessage: 'All' },
  cut: { id: 'fleet.monitoring.cut', defaultMessage: 'Cannot connect to monitoring server.' },
  cutText: { id: 'fleet.monitoring.cutText', defaultMessage: 'What you see may be old. It is tried again by itself.' },
  list: { id: 'fleet.monitoring.list', defaultMessage: 'Vehicles' },
  map: { id: 'fleet.monitoring.map', defaultMessage: 'Map' },
  mapOf: { id: 'fleet.monitoring.mapOf', defaultMessage: 'Map of the vehicles' },
  details: { id: 'fleet.monitoring.details', defaultMessage: 'Details' },
  alsoChoose: { id: 'fleet.monitoring.alsoChoose', defaultMessage: 'Choose {plate} as well' },
  sharedBy: { id: 'fleet.monitoring.sharedBy', defaultMessage: 'Shared by {organization}' },
  neverHeard: { id: 'fleet.monitoring.neverHeard', defaultMessage: 'Never heard' },
  more: { id: 'fleet.monitoring.more', defaultMessage: '{count, plural, one {Show # more} other {Show # more}}' },
  empty: { id: 'fleet.monitoring.empty', defaultMessage: 'No vehicles found' },
  emptyText: {
    id: 'fleet.monitoring.emptyText',
    defaultMessage: 'Add a vehicle with a tracking device, and you see here where it is.',
  },
  addVehicle: { id: 'fleet.monitoring.addVehicle', defaultMessage: 'Add a vehicle' },
  noDevices: { id: 'fleet.monitoring.noDevices', defaultMessage: 'No tracking devices yet' },
  noDevicesText: {
    id: 'fleet.monitoring.noDevicesText',
    defaultMessage:
      'None of your vehicles has a tracking device. Enter one in the form of a vehicle, and you see here where it is.',
  },
  toVehicles: { id: 'fleet.monitoring.toVehicles', defaultMessage: 'Go to vehicles' },
  nothingMatches: {
    id: 'fleet.monitoring.nothingMatches',
    defaultMessage: 'No vehicle is like this. Search for something else or choose another state.',
  },
  clear: { id: 'fleet.monitoring.clear', defaultMessage: 'Clear filters' },
  choose: { id: 'fleet.monitoring.choose', defaultMessage: 'Choose vehicles' },
  remove: { id: 'fleet.monitoring.remove', defaultMessage: 'Do not show {plate}' },
  lookAt: { id: 'fleet.monitoring.lookAt', defaultMessage: 'Show {plate}' },
  follow: { id: 'fleet.monitoring.follow', defaultMessage: 'Follow on the map' },
  gone: {
    id: 'fleet.monitoring.gone',
    defaultMessage: 'This vehicle is not among those that you may see, or has no tracking device.',
  },
});

export const motionMessages = defineMessages({
  moving: { id: 'fleet.monitoring.moving', defaultMessage: 'Moving' },
  stopped: { id: 'fleet.monitoring.stopped', defaultMessage: 'Stopped' },
  offline: { id: 'fleet.monitoring.offline', defaultMessage: 'GPS Fault' },
});

export const facts = defineMessages({
  driver: { id: 'fleet.monitoring.driver', defaultMessage: 'Driver' },
  noDriver: { id: 'fleet.monitoring.noDriver', defaultMessage: 'No driver' },
  speed: { id: 'fleet.monitoring.speed', defaultMessage: 'Speed' },
  heard: { id: 'fleet.monitoring.heard', defaultMessage: 'Last heard' },
  tracker: { id: 'fleet.monitoring.tracker', defaultMessage: 'Tracking device' },
  online: { id: 'fleet.monitoring.online', defaultMessage: 'Online' },
  notOnline: { id: 'fleet.monitoring.notOnline', defaultMessage: 'Not online' },
  trip: { id: 'fleet.monitoring.trip', defaultMessage: 'Trip' },
  noTrip: { id: 'fleet.monitoring.noTrip', defaultMessage: 'Not on a trip' },
  address: { id: 'fleet.monitoring.address', defaultMessage: 'Address' },
  showAddress: { id: 'fleet.monitoring.showAddress', defaultMessage: 'Show address' },
  near: { id: 'fleet.monitoring.near', defaultMessage: 'Near {place}' },
  noAddress: { id: 'fleet.monitoring.noAddress', defaultMessage: 'Nothing is known near here' },
  kmh: { id: 'fleet.monitoring.kmh', defaultMessage: '{speed} km/h' },
  mph: { id: 'fleet.monitoring.mph', defaultMessage: '{speed} mph' },
});
