import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.services.title', defaultMessage: 'Service intervals of {plate}' },
  lastServiceOf: { id: 'fleet.services.last', defaultMessage: '{name}, last service' },
  interval: {
    id: 'fleet.services.every',
    defaultMessage:
      '{days, plural, one {Every day} other {Every # days}}{km, plural, =0 {} other { or # km}}{hours, plural, =0 {} other { or # h}}',
  },
  requiredInterval: {
    id: 'fleet.services.everyRequired',
    defaultMessage:
      '{days, plural, one {Required, every day} other {Required, every # days}}{km, plural, =0 {} other { or # km}}{hours, plural, =0 {} other { or # h}}',
  },
  odometerOf: { id: 'fleet.services.odometerOf', defaultMessage: '{name}, odometer' },
  hoursOf: { id: 'fleet.services.hoursOf', defaultMessage: '{name}, engine hours' },
  readingHelp: { id: 'fleet.services.readingHelp', defaultMessage: 'Empty for today: as the vehicle shows now' },
  atKm: { id: 'fleet.services.atKm', defaultMessage: 'or at {value, number} km' },
  atHours: { id: 'fleet.services.atHours', defaultMessage: 'or at {value, number} h' },
  nextDue: { id: 'fleet.services.next', defaultMessage: 'Next due' },
  neverServiced: { id: 'fleet.services.never', defaultMessage: 'Never serviced' },
  noServices: { id: 'fleet.services.none', defaultMessage: 'No service intervals found' },
  noServicesText: {
    id: 'fleet.services.noneText',
    defaultMessage: 'Add service intervals in the vehicle dictionaries.',
  },
  toDictionaries: { id: 'fleet.services.toDictionaries', defaultMessage: 'Go to dictionaries' },
});
