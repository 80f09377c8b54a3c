import { defineMessages } from 'react-intl';

/** Messages of the trip page, which shows them without loading a dialog. */
export const transferMessages = defineMessages({
  title: { id: 'trips.transfer.title', defaultMessage: 'Change of vehicle at a hub' },
  hub: { id: 'trips.transfer.hub', defaultMessage: 'Hub' },
  otherTrip: { id: 'trips.transfer.otherTrip', defaultMessage: 'Other trip' },
  leaves: { id: 'trips.transfer.leaves', defaultMessage: 'Unloaded at {hub}' },
  joins: { id: 'trips.transfer.joins', defaultMessage: 'Loaded at {hub}' },
  goesOn: { id: 'trips.transfer.goesOn', defaultMessage: 'goes on with trip {trip}' },
  comesFrom: { id: 'trips.transfer.comesFrom', defaultMessage: 'comes with trip {trip}' },
  expected: { id: 'trips.transfer.expected', defaultMessage: 'Expected there:' },
  done: { id: 'trips.transfer.done', defaultMessage: 'Unloaded there:' },
  misses: {
    id: 'trips.transfer.misses',
    defaultMessage: 'Later than the second trip is planned there, by',
  },
});
