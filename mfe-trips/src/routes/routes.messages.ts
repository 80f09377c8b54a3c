import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'trips.route.title', defaultMessage: 'Routes' },
  search: { id: 'trips.route.search', defaultMessage: 'Search by name' },
  create: { id: 'trips.route.create', defaultMessage: 'New route' },
  createVerb: { id: 'trips.route.createVerb', defaultMessage: 'Create route' },
  edit: { id: 'trips.route.edit', defaultMessage: 'Edit route' },
  info: { id: 'trips.route.info', defaultMessage: 'Route info' },
  showOnMap: { id: 'trips.route.showOnMap', defaultMessage: 'Show {name} on the map' },
  map: { id: 'trips.route.map', defaultMessage: 'Map of the routes' },
  view: { id: 'trips.route.view', defaultMessage: 'Shown as' },
  deleteText: {
    id: 'trips.route.deleteText',
    defaultMessage: 'Deletes the route {name}. Its locations stay. This cannot be undone.',
  },
  empty: { id: 'trips.route.empty', defaultMessage: 'No routes found' },
  emptyText: {
    id: 'trips.route.emptyText',
    defaultMessage: 'Put the ways together that you drive again and again, location by location.',
  },
  history: { id: 'trips.route.history', defaultMessage: 'History' },
  estimated: { id: 'trips.route.estimated', defaultMessage: 'estimated' },
  estimatedText: {
    id: 'trips.route.estimatedText',
    defaultMessage: 'Estimated from the straight line, with 30% on top: no road service is connected.',
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
    defaultMessage: 'Choose them here or click on them on the map. Drag them, or use the arrows, to put them in order.',
  },
  add: { id: 'trips.route.form.add', defaultMessage: 'Add location' },
  location: { id: 'trips.route.form.location', defaultMessage: 'Location {number}' },
  map: { id: 'trips.route.form.map', defaultMessage: 'Locations and the route through them' },
  tolls: { id: 'trips.route.form.tolls', defaultMessage: 'Avoid toll roads' },
  tollsHelp: { id: 'trips.route.form.tollsHelp', defaultMessage: 'Counts where a road service is connected.' },
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

/** What only the server can find wrong, by code, and what a rule says in its own words. */
export const wrongs = defineMessages({
  fewStops: { id: 'trips.route.wrong.fewStops', defaultMessage: 'A route needs at least two locations' },
  repeatedStop: { id: 'trips.route.wrong.repeatedStop', defaultMessage: 'The route is at this location already' },
  notFound: {
    id: 'trips.route.wrong.notFound',
    defaultMessage: 'It is gone or no longer shown to you: choose another one',
  },
});
