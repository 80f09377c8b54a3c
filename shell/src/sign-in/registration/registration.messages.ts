import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.registration.title', defaultMessage: 'Register your organization' },
  lead: {
    id: 'shell.registration.lead',
    defaultMessage:
      'Registrations are reviewed within {hours} working hours. You will then receive your login credentials by e-mail.',
  },
  name: { id: 'shell.registration.name', defaultMessage: 'Name' },
  registrationId: { id: 'shell.registration.registrationId', defaultMessage: 'Registration ID' },
  type: { id: 'shell.registration.type', defaultMessage: 'Organization type' },
  country: { id: 'shell.registration.country', defaultMessage: 'Country' },
  currency: { id: 'shell.registration.currency', defaultMessage: 'Currency' },
  domain: { id: 'shell.registration.domain', defaultMessage: 'Business domain' },
  domainHelp: {
    id: 'shell.registration.domainHelp',
    defaultMessage: 'Line of business, for example tea exports or road freight',
  },
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
      'Registrations are reviewed within {hours} working hours. Login credentials are then sent by e-mail to {email}.',
  },
});

export const typeDescriptions = defineMessages({
  '5pl': { id: 'shell.registration.meaning.5pl', defaultMessage: 'Manages networks of logistics providers for others' },
  '4pl': {
    id: 'shell.registration.meaning.4pl',
    defaultMessage: 'Plans and manages freight for cargo owners, using the vehicles of transporters',
  },
  '3pl': {
    id: 'shell.registration.meaning.3pl',
    defaultMessage: 'Transports the cargo of others with its own and its partners’ vehicles',
  },
  '2pl': { id: 'shell.registration.meaning.2pl', defaultMessage: 'Operates a fleet for transporters' },
  '1pl': {
    id: 'shell.registration.meaning.1pl',
    defaultMessage: 'Has its own cargo to ship: producers, importers, exporters, traders',
  },
  fleetOwner: {
    id: 'shell.registration.meaning.fleetOwner',
    defaultMessage: 'Owns vehicles and shares them with organizations that run trips',
  },
});
