import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  view: { id: 'trips.list.view', defaultMessage: 'Which trips' },
  search: { id: 'trips.list.search', defaultMessage: 'Search by number or reference' },
  whose: { id: 'trips.list.whose', defaultMessage: 'Whose trips' },
  counted: { id: 'trips.list.counted', defaultMessage: '{name} ({count})' },
});

/** Lists of trips, by the value of `view` in the address; the first is the usual one. */
export const views = defineMessages({
  active: { id: 'trips.list.view.active', defaultMessage: 'Active' },
  demurrage: { id: 'trips.list.view.demurrage', defaultMessage: 'Demurrage' },
  archive: { id: 'trips.list.view.archive', defaultMessage: 'Archive' },
});
export type ViewName = keyof typeof views;

/** By the value of `type`. */
export const types = defineMessages({
  all: { id: 'trips.list.type.all', defaultMessage: 'All' },
  own: { id: 'trips.list.type.own', defaultMessage: 'Own' },
  partner: { id: 'trips.list.type.partner', defaultMessage: 'Partners' },
});

/** What a list without entries is called, and what will stand there. */
export const empty = {
  title: defineMessages<ViewName>({
    active: { id: 'trips.list.empty', defaultMessage: 'No trips found' },
    demurrage: { id: 'trips.list.empty.demurrage', defaultMessage: 'No demurrage found' },
    archive: { id: 'trips.list.empty.archive', defaultMessage: 'No archived trips found' },
  }),
  text: defineMessages<ViewName>({
    active: {
      id: 'trips.list.emptyText',
      defaultMessage:
        'A trip carries validated orders with one vehicle. Trips of partners that carry your orders stand here too.',
    },
    demurrage: {
      id: 'trips.list.emptyText.demurrage',
      defaultMessage: 'A stop stands here when a vehicle waits there longer than is free.',
    },
    archive: {
      id: 'trips.list.emptyText.archive',
      defaultMessage: 'Archive trips that are completed, billed or cancelled, to keep the list short.',
    },
  }),
};

export const filters = defineMessages({
  incident: { id: 'trips.filter.incident', defaultMessage: 'On the way' },
  pickLocation: { id: 'trips.filter.pickLocation', defaultMessage: 'Pickup location' },
  dropLocation: { id: 'trips.filter.dropLocation', defaultMessage: 'Drop location' },
  pick: { id: 'trips.filter.pick', defaultMessage: 'Pickup between' },
  drop: { id: 'trips.filter.drop', defaultMessage: 'Drop between' },
});

/** By the value of `incident`. */
export const incidents = defineMessages({
  routeDeviated: { id: 'trips.incident.routeDeviated', defaultMessage: 'Route deviated' },
  unplannedStop: { id: 'trips.incident.unplannedStop', defaultMessage: 'Unplanned stop' },
});

/** The week above the list. */
export const week = defineMessages({
  title: { id: 'trips.week.title', defaultMessage: 'Trips by day of pickup' },
  previous: { id: 'trips.week.previous', defaultMessage: 'Previous week' },
  next: { id: 'trips.week.next', defaultMessage: 'Next week' },
  today: { id: 'trips.week.today', defaultMessage: 'This week' },
  day: { id: 'trips.week.day', defaultMessage: '{day}: {count, plural, =0 {no trips} one {# trip} other {# trips}}' },
});

export const columnHeads = defineMessages({
  location: { id: 'trips.column.location', defaultMessage: 'Location' },
  what: { id: 'trips.column.what', defaultMessage: 'What for' },
  from: { id: 'trips.column.from', defaultMessage: 'Since' },
  until: { id: 'trips.column.until', defaultMessage: 'Until' },
  stay: { id: 'trips.column.stay', defaultMessage: 'Stay' },
  free: { id: 'trips.column.free', defaultMessage: 'Free time' },
  over: { id: 'trips.column.over', defaultMessage: 'Over free time' },
  still: { id: 'trips.column.still', defaultMessage: 'Still there' },
  pick: { id: 'trips.column.pick', defaultMessage: 'Pickup' },
  drop: { id: 'trips.column.drop', defaultMessage: 'Drop' },
  yes: { id: 'trips.column.yes', defaultMessage: 'Yes' },
  spaceShare: { id: 'trips.column.spaceShare', defaultMessage: 'Space used' },
  weightShare: { id: 'trips.column.weightShare', defaultMessage: 'Weight used' },
});

/** What is done to several trips, and what it causes. */
export const bulk = defineMessages({
  submit: {
    id: 'trips.bulk.submit',
    defaultMessage: 'Submits each of them. A 3PL or 4PL needs one EPC for each trip.',
  },
  cancel: {
    id: 'trips.bulk.cancel',
    defaultMessage: 'Cancels each of them and all its orders. A cancelled trip or order cannot be taken up again.',
  },
  archive: {
    id: 'trips.bulk.archive',
    defaultMessage: 'Puts them into the archive. They leave this list and can be taken out again.',
  },
  restore: { id: 'trips.bulk.restore', defaultMessage: 'Takes them out of the archive and back into the list.' },
  delete: {
    id: 'trips.bulk.delete',
    defaultMessage: 'Deletes each of them. Their orders become free for another trip. This cannot be undone.',
  },
  reason: { id: 'trips.bulk.reason', defaultMessage: 'Reason, for all of them' },
});
