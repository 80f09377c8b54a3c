import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'trips.route.title', defaultMessage: 'Routes' },
  search: { id: 'trips.route.search', defaultMessage: 'Search by name' },
  create: { id: 'trips.route.create', defaultMessage: 'New route' },
  submitCreate: { id: 'trips.route.createVerb', defaultMessage: 'Create route' },
  edit: { id: 'trips.route.edit', defaultMessage: 'Edit route' },
  info: { id: 'trips.route.info', defaultMessage: 'Route info' },
  showOnMap: { id: 'trips.route.showOnMap', defaultMessage: 'Show {name} on the map' },
  map: { id: 'trips.route.map', defaultMessage: 'Map of the routes' },
  view: { id: 'trips.route.view', defaultMessage: 'View' },
  deleteText: {
    id: 'trips.route.deleteText',
    defaultMessage: 'Deletes the route {name}. Its locations are kept. This can’t be undone.',
  },
  empty: { id: 'trips.route.empty', defaultMessage: 'No routes found' },
  emptyText: {
    id: 'trips.route.emptyText',
    defaultMessage: 'Save the routes you drive regularly, location by location.',
  },
  history: { id: 'trips.route.history', defaultMessage: 'History' },
  estimated: { id: 'trips.route.estimated', defaultMessage: 'estimated' },
  estimatedText: {
    id: 'trips.route.estimatedText',
    defaultMessage: 'Estimated from the straight-line distance plus 30%: no routing service is connected.',
  },
  excludesTolls: { id: 'trips.route.excludesTolls', defaultMessage: 'Without toll roads' },
  withTolls: { id: 'trips.route.withTolls', defaultMessage: 'Toll roads allowed' },
  fromTo: {
    id: 'trips.route.fromTo',
    defaultMessage: '{from} – {to}, {count, plural, one {# location} other {# locations}}',
  },
});

export const form = defineMessages({
  route: { id: 'trips.route.form.route', defaultMessage: 'Route' },
  stops: { id: 'trips.route.form.stops', defaultMessage: 'Locations in order' },
  help: {
    id: 'trips.route.form.help',
    defaultMessage: 'Select locations here or on the map. Drag them or use the arrows to reorder them.',
  },
  add: { id: 'trips.route.form.add', defaultMessage: 'Add location' },
  location: { id: 'trips.route.form.location', defaultMessage: 'Location {number}' },
  map: { id: 'trips.route.form.map', defaultMessage: 'Locations and the route through them' },
  tolls: { id: 'trips.route.form.tolls', defaultMessage: 'Avoid toll roads' },
  tollsHelp: { id: 'trips.route.form.tollsHelp', defaultMessage: 'Applies only if a routing service is connected.' },
});

export const fields = defineMessages({
  name: { id: 'trips.route.field.name', defaultMessage: 'Name' },
  stops: { id: 'trips.route.field.stops', defaultMessage: 'Locations' },
  distance: { id: 'trips.route.field.distance', defaultMessage: 'Distance' },
  tolls: { id: 'trips.route.field.tolls', defaultMessage: 'Toll roads' },
  createdAt: { id: 'trips.route.field.createdAt', defaultMessage: 'Created' },
});

export const views = defineMessages({
  list: { id: 'trips.route.view.list', defaultMessage: 'List' },
  map: { id: 'trips.route.view.map', defaultMessage: 'Map' },
});

export const actions = defineMessages({
  planTrip: { id: 'trips.route.action.planTrip', defaultMessage: 'Plan a trip' },
  edit: { id: 'trips.route.action.edit', defaultMessage: 'Edit' },
  delete: { id: 'trips.route.action.delete', defaultMessage: 'Delete' },
});

export const events = defineMessages({
  created: { id: 'trips.route.event.created', defaultMessage: 'Created' },
  updated: { id: 'trips.route.event.updated', defaultMessage: 'Changed' },
});

export const notices = defineMessages({
  saved: { id: 'trips.route.notice.saved', defaultMessage: 'Route saved' },
  deleted: { id: 'trips.route.notice.deleted', defaultMessage: 'Route deleted' },
});

/** Error messages of form fields, by the error code of the API or the validation rule. */
export const errorMessages = defineMessages({
  fewStops: { id: 'trips.route.wrong.fewStops', defaultMessage: 'A route needs at least two locations' },
  repeatedStop: { id: 'trips.route.wrong.repeatedStop', defaultMessage: 'Same as the previous location' },
  notFound: {
    id: 'trips.route.wrong.notFound',
    defaultMessage: 'No longer available: choose another one',
  },
});
