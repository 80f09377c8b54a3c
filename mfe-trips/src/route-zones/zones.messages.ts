import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'trips.zone.title', defaultMessage: 'Route zones' },
  search: { id: 'trips.zone.search', defaultMessage: 'Search by name' },
  create: { id: 'trips.zone.create', defaultMessage: 'New route zone' },
  submitCreate: { id: 'trips.zone.createVerb', defaultMessage: 'Create route zone' },
  edit: { id: 'trips.zone.edit', defaultMessage: 'Edit route zone' },
  info: { id: 'trips.zone.info', defaultMessage: 'Route zone info' },
  showOnMap: { id: 'trips.zone.showOnMap', defaultMessage: 'Show {name} on the map' },
  map: { id: 'trips.zone.map', defaultMessage: 'Map of the route zones' },
  view: { id: 'trips.zone.view', defaultMessage: 'View' },
  deleteTitle: { id: 'trips.zone.deleteTitle', defaultMessage: 'Delete route zone' },
  deleteText: {
    id: 'trips.zone.deleteText',
    defaultMessage: 'Deletes the route zone {name}. Orders will no longer be grouped by it. This can’t be undone.',
  },
  inUseTitle: { id: 'trips.zone.keptTitle', defaultMessage: 'Route zone can’t be deleted' },
  inUseText: {
    id: 'trips.zone.keptText',
    defaultMessage: 'Trips use the zone {name}. Assign another zone to them first.',
  },
  empty: { id: 'trips.zone.empty', defaultMessage: 'No route zones found' },
  emptyText: {
    id: 'trips.zone.emptyText',
    defaultMessage: 'Draw the areas you deliver to. Each suggested trip stays within one zone.',
  },
  usedBy: { id: 'trips.zone.usedBy', defaultMessage: 'Used by' },
  unused: { id: 'trips.zone.unused', defaultMessage: 'No trip uses this zone.' },
  history: { id: 'trips.zone.history', defaultMessage: 'History' },
  corners: { id: 'trips.zone.corners', defaultMessage: '{count, plural, one {# corner} other {# corners}}' },
  overlap: { id: 'trips.zone.overlap', defaultMessage: '{name}: {share}' },
  noOverlap: { id: 'trips.zone.noOverlap', defaultMessage: 'None' },
});

export const form = defineMessages({
  zone: { id: 'trips.zone.form.zone', defaultMessage: 'Zone' },
  map: { id: 'trips.zone.form.map', defaultMessage: 'Outline of the zone' },
  help: {
    id: 'trips.zone.form.help',
    defaultMessage: 'Draw the outline on the map, or enter its corners.',
  },
  outline: { id: 'trips.zone.form.outline', defaultMessage: 'Outline' },
  corners: { id: 'trips.zone.form.corners', defaultMessage: 'Corners' },
  addCorner: { id: 'trips.zone.form.addCorner', defaultMessage: 'Add corner' },
  remove: { id: 'trips.zone.form.remove', defaultMessage: 'Remove outline' },
  covers: { id: 'trips.zone.form.covers', defaultMessage: 'Area {area}. No overlap with other zones.' },
  overlaps: { id: 'trips.zone.form.overlaps', defaultMessage: 'Area {area}. It overlaps these zones:' },
  smallest: {
    id: 'trips.zone.form.smallest',
    defaultMessage: 'An order in several zones belongs to the smallest of them.',
  },
});

export const fields = defineMessages({
  name: { id: 'trips.zone.field.name', defaultMessage: 'Name' },
  colour: { id: 'trips.zone.field.colour', defaultMessage: 'Colour' },
  area: { id: 'trips.zone.field.area', defaultMessage: 'Area' },
  overlaps: { id: 'trips.zone.field.overlaps', defaultMessage: 'Overlaps' },
  latitude: { id: 'trips.zone.field.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'trips.zone.field.longitude', defaultMessage: 'Longitude' },
  createdAt: { id: 'trips.zone.field.createdAt', defaultMessage: 'Created' },
});

export const colours = defineMessages({
  blue: { id: 'trips.zone.colour.blue', defaultMessage: 'Blue' },
  teal: { id: 'trips.zone.colour.teal', defaultMessage: 'Teal' },
  green: { id: 'trips.zone.colour.green', defaultMessage: 'Green' },
  olive: { id: 'trips.zone.colour.olive', defaultMessage: 'Olive' },
  orange: { id: 'trips.zone.colour.orange', defaultMessage: 'Orange' },
  red: { id: 'trips.zone.colour.red', defaultMessage: 'Red' },
  pink: { id: 'trips.zone.colour.pink', defaultMessage: 'Pink' },
  purple: { id: 'trips.zone.colour.purple', defaultMessage: 'Purple' },
});

export const views = defineMessages({
  list: { id: 'trips.zone.view.list', defaultMessage: 'List' },
  map: { id: 'trips.zone.view.map', defaultMessage: 'Map' },
});

export const actions = defineMessages({
  edit: { id: 'trips.zone.action.edit', defaultMessage: 'Edit' },
  delete: { id: 'trips.zone.action.delete', defaultMessage: 'Delete' },
});

export const events = defineMessages({
  created: { id: 'trips.zone.event.created', defaultMessage: 'Created' },
  updated: { id: 'trips.zone.event.updated', defaultMessage: 'Changed' },
});

export const notices = defineMessages({
  saved: { id: 'trips.zone.notice.saved', defaultMessage: 'Route zone saved' },
  deleted: { id: 'trips.zone.notice.deleted', defaultMessage: 'Route zone deleted' },
});

/** Error messages of form fields, by the error code of the API or the validation rule. */
export const errorMessages = defineMessages({
  crossesItself: {
    id: 'trips.zone.wrong.crossesItself',
    defaultMessage: 'The outline crosses itself. Move the corners so that no two sides meet.',
  },
  noArea: { id: 'trips.zone.wrong.noArea', defaultMessage: 'The outline has no area. Move the corners apart.' },
  fewCorners: { id: 'trips.zone.wrong.fewCorners', defaultMessage: 'A zone needs at least three corners' },
});

export const inUseMessages = defineMessages({
  routeZoneInUse: { id: 'trips.zone.refusal.routeZoneInUse', defaultMessage: 'Trips use this zone: {names}' },
});

export const usageMessages = defineMessages({
  trip: { id: 'trips.zone.trips', defaultMessage: '{count, plural, one {# trip} other {# trips}}' },
});
