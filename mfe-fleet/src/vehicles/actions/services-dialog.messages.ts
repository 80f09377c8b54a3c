import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.services.title', defaultMessage: 'Service intervals of {plate}' },
  last: { id: 'fleet.services.last', defaultMessage: '{name}, last service' },
  every: { id: 'fleet.services.every', defaultMessage: '{days, plural, one {Every day} other {Every # days}}' },
  everyRequired: {
    id: 'fleet.services.everyRequired',
    defaultMessage: '{days, plural, one {Required, every day} other {Required, every # days}}',
  },
  next: { id: 'fleet.services.next', defaultMessage: 'Next due' },
  never: { id: 'fleet.services.never', defaultMessage: 'Never serviced' },
  none: { id: 'fleet.services.none', defaultMessage: 'No service intervals found' },
  noneText: { id: 'fleet.services.noneText', defaultMessage: 'They are kept in the vehicle dictionaries.' },
  toDictionaries: { id: 'fleet.services.toDictionaries', defaultMessage: 'Go to dictionaries' },
});
