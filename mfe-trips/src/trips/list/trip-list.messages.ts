import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  view: { id: 'trips.list.view', defaultMessage: 'Which trips' },
  search: { id: 'trips.list.search', defaultMessage: 'Search by number, place, partner or person' },
  whose: { id: 'trips.list.whose', defaultMessage: 'Whose trips' },
  withCount: { id: 'trips.list.counted', defaultMessage: '{name} ({count})' },
});

/** Views by their name in the URL; the first is the default. */
export const views = defineMessages({
  active: { id: 'trips.list.view.active', defaultMessage: 'Active' },
  demurrage: { id: 'trips.list.view.demurrage', defaultMessage: 'Demurrage' },
  archive: { id: 'trips.list.view.archive', defaultMessage: 'Archive' },
});
export type ViewName = keyof typeof views;

/** Keyed by the value of `type`. */
export const types = defineMessages({
  all: { id: 'trips.list.type.all', defaultMessage: 'All' },
  own: { id: 'trips.list.type.own', defaultMessage: 'Own' },
  partner: { id: 'trips.list.type.partner', defaultMessage: 'Partners' },
});

export const emptyMessages = {
  title: defineMessages<ViewName>({
    active: { id: 'trips.list.empty', defaultMessage: 'No trips found' },
    demurrage: { id: 'trips.list.empty.demurrage', defaultMessage: 'No demurrage found' },
    archive: { id: 'trips.list.empty.archive', defaultMessage: 'No archived trips found' },
  }),
  text: defineMessages<ViewName>({
    active: {
      id: 'trips.list.emptyText',
      defaultMessage:
        'A trip moves validated orders with one vehicle. You’ll also see partners’ trips that carry your orders here.',
    },
    demurrage: {
      id: 'trips.list.emptyText.demurrage',
      defaultMessage: 'You’ll see a stop here when a vehicle waits there longer than the free time.',
    },
    archive: {
      id: 'trips.list.emptyText.archive',
      defaultMessage: 'Archive trips that are completed, billed or cancelled, to keep the list short.',
    },
  }),
};

export const filters = defineMessages({
  incident: { id: 'trips.filter.incident', defaultMessage: 'Incident' },
  pickLocation: { id: 'trips.filter.pickLocation', defaultMessage: 'Pickup location' },
  dropLocation: { id: 'trips.filter.dropLocation', defaultMessage: 'Drop location' },
  pick: { id: 'trips.filter.pick', defaultMessage: 'Pickup between' },
  drop: { id: 'trips.filter.drop', defaultMessage: 'Drop between' },
});

/** Keyed by the value of `incident`. */
export const incidents = defineMessages({
  routeDeviated: { id: 'trips.incident.routeDeviated', defaultMessage: 'Route deviated' },
  unplannedStop: { id: 'trips.incident.unplannedStop', defaultMessage: 'Unplanned stop' },
});

export const weekMessages = defineMessages({
  title: { id: 'trips.week.title', defaultMessage: 'Trips by day of pickup' },
  previous: { id: 'trips.week.previous', defaultMessage: 'Previous week' },
  next: { id: 'trips.week.next', defaultMessage: 'Next week' },
  today: { id: 'trips.week.today', defaultMessage: 'This week' },
  day: { id: 'trips.week.day', defaultMessage: '{day}: {count, plural, =0 {no trips} one {# trip} other {# trips}}' },
});

export const columnHeaders = defineMessages({
  eta: { id: 'trips.list.eta', defaultMessage: 'ETA' },
  nextStop: { id: 'trips.list.nextStop', defaultMessage: 'Next stop, expected' },
  location: { id: 'trips.column.location', defaultMessage: 'Location' },
  what: { id: 'trips.column.what', defaultMessage: 'Purpose' },
  from: { id: 'trips.column.from', defaultMessage: 'Since' },
  until: { id: 'trips.column.until', defaultMessage: 'Until' },
  stay: { id: 'trips.column.stay', defaultMessage: 'Dwell time' },
  free: { id: 'trips.column.free', defaultMessage: 'Free time' },
  over: { id: 'trips.column.over', defaultMessage: 'Over free time' },
  still: { id: 'trips.column.still', defaultMessage: 'Still there' },
  pick: { id: 'trips.column.pick', defaultMessage: 'Pickup' },
  drop: { id: 'trips.column.drop', defaultMessage: 'Drop' },
  times: { id: 'trips.column.times', defaultMessage: 'Pickup and drop' },
  yes: { id: 'trips.column.yes', defaultMessage: 'Yes' },
  utilization: { id: 'trips.column.utilization', defaultMessage: 'Utilization' },
});

/** Descriptions of bulk actions. */
export const bulkMessages = defineMessages({
  submit: {
    id: 'trips.bulk.submit',
    defaultMessage: 'Submits the selected trips. A 3PL or 4PL needs one EPC per trip.',
  },
  start: {
    id: 'trips.bulk.start',
    defaultMessage: 'Starts the selected trips and all their orders. Orders can no longer be removed from them.',
  },
  complete: {
    id: 'trips.bulk.complete',
    defaultMessage: 'Completes the selected trips and all their orders by hand.',
  },
  print: { id: 'trips.bulk.print', defaultMessage: 'Print papers' },
  takeBack: {
    id: 'trips.bulk.takeBack',
    defaultMessage: 'Takes the selected trips back to be planned again. Reserved EPC are returned.',
  },
  dissolve: {
    id: 'trips.bulk.dissolve',
    defaultMessage:
      'Deletes the selected trips. Their orders become available for other trips, and reserved EPC are returned. This can’t be undone.',
  },
  cancel: {
    id: 'trips.bulk.cancel',
    defaultMessage: 'Cancels each trip and all its orders. Cancelled trips and orders can’t be reopened.',
  },
  archive: {
    id: 'trips.bulk.archive',
    defaultMessage: 'Moves the selected trips to the archive. You can restore them later.',
  },
  restore: { id: 'trips.bulk.restore', defaultMessage: 'Moves the selected trips from the archive back to the list.' },
  delete: {
    id: 'trips.bulk.delete',
    defaultMessage: 'Deletes the selected trips. Their orders become available for other trips. This can’t be undone.',
  },
  reason: { id: 'trips.bulk.reason', defaultMessage: 'Reason for all trips' },
});
