import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.registration.title', defaultMessage: 'Register your organization' },
  lead: {
    id: 'shell.registration.lead',
    defaultMessage:
      'Registrations are reviewed within {hours} working hours. Then login credentials are sent by e-mail.',
  },
  name: { id: 'shell.registration.name', defaultMessage: 'Name' },
  registrationId: { id: 'shell.registration.registrationId', defaultMessage: 'Registration id' },
  type: { id: 'shell.registration.type', defaultMessage: 'Organization type' },
  country: { id: 'shell.registration.country', defaultMessage: 'Country' },
  currency: { id: 'shell.registration.currency', defaultMessage: 'Currency' },
  domain: { id: 'shell.registration.domain', defaultMessage: 'Business domain' },
  domainHelp: { id: 'shell.registration.domainHelp', defaultMessage: 'What you do: tea exports, road freight…' },
  contactName: { id: 'shell.registration.contactName', defaultMessage: 'Contact name' },
  contactEmail: { id: 'shell.registration.contactEmail', defaultMessage: 'Contact e-mail' },
  contactEmailHelp: {
    id: 'shell.registration.contactEmailHelp',
    defaultMessage: 'The login credentials go to this address',
  },
  submit: { id: 'shell.registration.submit', defaultMessage: 'Register organization' },
  sameRegistrationId: {
    id: 'shell.registration.sameRegistrationId',
    defaultMessage: 'Organization with same registration id already exist',
  },
  sameEmail: {
    id: 'shell.registration.sameEmail',
    defaultMessage: 'User or organization with same email already exist',
  },
  closed: { id: 'shell.registration.closed', defaultMessage: 'Registration is closed at this address' },
  done: { id: 'shell.registration.done', defaultMessage: 'Your registration has been received' },
  doneText: {
    id: 'shell.registration.doneText',
    defaultMessage:
      'Registrations are reviewed within {hours} working hours. After that login credentials are sent by e-mail to {email}.',
  },
});

/** What the types of organizations mean. */
export const typeMeanings = defineMessages({
  '5pl': { id: 'shell.registration.meaning.5pl', defaultMessage: 'Runs a network of logistics providers for others' },
  '4pl': {
    id: 'shell.registration.meaning.4pl',
    defaultMessage: 'Plans and controls freight for cargo owners, with the vehicles of transporters',
  },
  '3pl': {
    id: 'shell.registration.meaning.3pl',
    defaultMessage: 'Moves the cargo of others, with own vehicles and those of partners',
  },
  '2pl': { id: 'shell.registration.meaning.2pl', defaultMessage: 'Runs a fleet and drives for transporters' },
  '1pl': {
    id: 'shell.registration.meaning.1pl',
    defaultMessage: 'Has own cargo to be moved: producers, importers, exporters, traders',
  },
  fleetOwner: {
    id: 'shell.registration.meaning.fleetOwner',
    defaultMessage: 'Owns vehicles and lends them to those who run trips',
  },
});
