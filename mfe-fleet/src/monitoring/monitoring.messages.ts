import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.monitoring.title', defaultMessage: 'Vehicle monitoring' },
  loading: { id: 'fleet.monitoring.loading', defaultMessage: 'Loading vehicles' },
  search: { id: 'fleet.monitoring.search', defaultMessage: 'Search plate or driver' },
  states: { id: 'fleet.monitoring.states', defaultMessage: 'State' },
  all: { id: 'fleet.monitoring.all', defaultMessage: 'All' },
  disconnected: { id: 'fleet.monitoring.cut', defaultMessage: 'Cannot connect to monitoring server.' },
  disconnectedText: {
    id: 'fleet.monitoring.cutText',
    defaultMessage: 'Positions may be out of date. Reconnecting…',
  },
  list: { id: 'fleet.monitoring.list', defaultMessage: 'Vehicles' },
  map: { id: 'fleet.monitoring.map', defaultMessage: 'Map' },
  mapLabel: { id: 'fleet.monitoring.mapOf', defaultMessage: 'Vehicle map' },
  details: { id: 'fleet.monitoring.details', defaultMessage: 'Details' },
  addToSelection: { id: 'fleet.monitoring.alsoChoose', defaultMessage: 'Add {plate} to the selection' },
  sharedBy: { id: 'fleet.monitoring.sharedBy', defaultMessage: 'Shared by {organization}' },
  noPosition: { id: 'fleet.monitoring.neverHeard', defaultMessage: 'No position yet' },
  staleSince: { id: 'fleet.monitoring.staleSince', defaultMessage: 'Stale since {time}' },
  more: { id: 'fleet.monitoring.more', defaultMessage: '{count, plural, one {Show # more} other {Show # more}}' },
  empty: { id: 'fleet.monitoring.empty', defaultMessage: 'No vehicles found' },
  emptyText: {
    id: 'fleet.monitoring.emptyText',
    defaultMessage: 'Add a vehicle with a tracking device to see its location here.',
  },
  addVehicle: { id: 'fleet.monitoring.addVehicle', defaultMessage: 'Add a vehicle' },
  noDevices: { id: 'fleet.monitoring.noDevices', defaultMessage: 'No tracking devices yet' },
  noDevicesText: {
    id: 'fleet.monitoring.noDevicesText',
    defaultMessage:
      'None of your vehicles has a tracking device. Edit a vehicle and enter one to see its location here.',
  },
  toVehicles: { id: 'fleet.monitoring.toVehicles', defaultMessage: 'Go to vehicles' },
  noMatches: {
    id: 'fleet.monitoring.nothingMatches',
    defaultMessage: 'No vehicles match. Try a different search or state.',
  },
  clear: { id: 'fleet.monitoring.clear', defaultMessage: 'Clear filters' },
  selectVehicles: { id: 'fleet.monitoring.choose', defaultMessage: 'Choose vehicles' },
  hide: { id: 'fleet.monitoring.remove', defaultMessage: 'Remove {plate}' },
  show: { id: 'fleet.monitoring.lookAt', defaultMessage: 'Show {plate}' },
  follow: { id: 'fleet.monitoring.follow', defaultMessage: 'Follow on the map' },
  notVisible: {
    id: 'fleet.monitoring.gone',
    defaultMessage: 'You don’t have access to this vehicle, or it has no tracking device.',
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
  lastSeen: { id: 'fleet.monitoring.heard', defaultMessage: 'Last seen' },
  tracker: { id: 'fleet.monitoring.tracker', defaultMessage: 'Tracking device' },
  online: { id: 'fleet.monitoring.online', defaultMessage: 'Online' },
  notOnline: { id: 'fleet.monitoring.notOnline', defaultMessage: 'Offline' },
  trip: { id: 'fleet.monitoring.trip', defaultMessage: 'Trip' },
  noTrip: { id: 'fleet.monitoring.noTrip', defaultMessage: 'Not on a trip' },
  address: { id: 'fleet.monitoring.address', defaultMessage: 'Address' },
  showAddress: { id: 'fleet.monitoring.showAddress', defaultMessage: 'Show address' },
  nearLocation: { id: 'fleet.monitoring.near', defaultMessage: 'Near {place}' },
  noAddress: { id: 'fleet.monitoring.noAddress', defaultMessage: 'No address found nearby' },
  kmh: { id: 'fleet.monitoring.kmh', defaultMessage: '{speed} km/h' },
  mph: { id: 'fleet.monitoring.mph', defaultMessage: '{speed} mph' },
});
