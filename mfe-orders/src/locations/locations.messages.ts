import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'orders.location.title', defaultMessage: 'Locations' },
  search: { id: 'orders.location.search', defaultMessage: 'Search by name, city or street' },
  import: { id: 'orders.location.import', defaultMessage: 'Import locations' },
  create: { id: 'orders.location.create', defaultMessage: 'New location' },
  createVerb: { id: 'orders.location.createVerb', defaultMessage: 'Create location' },
  edit: { id: 'orders.location.edit', defaultMessage: 'Edit location' },
  info: { id: 'orders.location.info', defaultMessage: 'Location info' },
  showOnMap: { id: 'orders.location.showOnMap', defaultMessage: 'Show {name} on the map' },
  map: { id: 'orders.location.map', defaultMessage: 'Map of the locations' },
  view: { id: 'orders.location.view', defaultMessage: 'View' },
  deleteTitle: { id: 'orders.location.deleteTitle', defaultMessage: 'Delete location' },
  deleteText: {
    id: 'orders.location.deleteText',
    defaultMessage:
      'Deletes the location {name} with its geofence and geofence events. Nothing uses it. This can’t be undone.',
  },
  inUseTitle: { id: 'orders.location.keptTitle', defaultMessage: 'Location cannot be deleted' },
  inUseText: {
    id: 'orders.location.keptText',
    defaultMessage: '{name} is in use. Choose another location there first.',
  },
  empty: { id: 'orders.location.empty', defaultMessage: 'No locations found' },
  emptyText: {
    id: 'orders.location.emptyText',
    defaultMessage: 'Add the places where you load and deliver. Their geofences detect when vehicles arrive and leave.',
  },
  usedBy: { id: 'orders.location.usedBy', defaultMessage: 'Used by' },
  unused: { id: 'orders.location.unused', defaultMessage: 'Nothing uses this location.' },
  history: { id: 'orders.location.history', defaultMessage: 'History' },
  corners: { id: 'orders.location.corners', defaultMessage: '{count, plural, one {# corner} other {# corners}}' },
});

export const views = defineMessages({
  list: { id: 'orders.location.view.list', defaultMessage: 'List' },
  map: { id: 'orders.location.view.map', defaultMessage: 'Map' },
});

export const fields = defineMessages({
  name: { id: 'orders.location.field.name', defaultMessage: 'Name' },
  address: { id: 'orders.location.field.address', defaultMessage: 'Address' },
  buildingNumber: { id: 'orders.location.field.buildingNumber', defaultMessage: 'Building number' },
  apartmentNumber: { id: 'orders.location.field.apartmentNumber', defaultMessage: 'Apartment number' },
  street1: { id: 'orders.location.field.street1', defaultMessage: 'Street' },
  street2: { id: 'orders.location.field.street2', defaultMessage: 'Street, second line' },
  city: { id: 'orders.location.field.city', defaultMessage: 'City' },
  state: { id: 'orders.location.field.state', defaultMessage: 'State' },
  zip: { id: 'orders.location.field.zip', defaultMessage: 'ZIP' },
  country: { id: 'orders.location.field.country', defaultMessage: 'Country' },
  latitude: { id: 'orders.location.field.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'orders.location.field.longitude', defaultMessage: 'Longitude' },
  position: { id: 'orders.location.field.position', defaultMessage: 'Latitude, longitude' },
  geofence: { id: 'orders.location.field.geofence', defaultMessage: 'Geofence' },
  radius: { id: 'orders.location.field.radius', defaultMessage: 'Radius' },
  openingHours: { id: 'orders.location.field.openingHours', defaultMessage: 'Opening hours' },
  contacts: { id: 'orders.location.field.contacts', defaultMessage: 'Contacts' },
  createdAt: { id: 'orders.location.field.createdAt', defaultMessage: 'Created' },
});

export const geofences = defineMessages({
  circle: { id: 'orders.location.geofence.circle', defaultMessage: 'Circle' },
  polygon: { id: 'orders.location.geofence.polygon', defaultMessage: 'Polygon' },
});

export const actionMessages = defineMessages({
  edit: { id: 'orders.location.action.edit', defaultMessage: 'Edit' },
  delete: { id: 'orders.location.action.delete', defaultMessage: 'Delete' },
});

export const usageMessages = defineMessages({
  stop: {
    id: 'orders.location.use.stop',
    defaultMessage: '{count, plural, one {Stop of # order} other {Stop of # orders}}',
  },
  operation: {
    id: 'orders.location.use.operation',
    defaultMessage: '{count, plural, one {# operation} other {# operations}}',
  },
  route: { id: 'orders.location.use.route', defaultMessage: '{count, plural, one {# route} other {# routes}}' },
  lane: {
    id: 'orders.location.use.lane',
    defaultMessage: '{count, plural, one {Rates of # contract} other {Rates of # contracts}}',
  },
});

export const eventMessages = defineMessages({
  created: { id: 'orders.location.event.created', defaultMessage: 'Created' },
  updated: { id: 'orders.location.event.updated', defaultMessage: 'Changed' },
});

export const notices = defineMessages({
  saved: { id: 'orders.location.notice.saved', defaultMessage: 'Location saved' },
  deleted: { id: 'orders.location.notice.deleted', defaultMessage: 'Location deleted' },
});

/** Errors that only the API can detect, by code. */
export const locationErrors = defineMessages({
  locationInUse: {
    id: 'orders.location.refusal.locationInUse',
    defaultMessage: '{name} cannot be deleted. Used by: {names}',
  },
});
