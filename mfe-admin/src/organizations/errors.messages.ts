import { defineMessages } from 'react-intl';

export const refusals = defineMessages({
  changeDecided: {
    id: 'admin.organization.refusal.changeDecided',
    defaultMessage: 'Somebody has decided on these changes already',
  },
  changedMeanwhile: {
    id: 'admin.organization.refusal.changedMeanwhile',
    defaultMessage: 'The organization has changed its request meanwhile. Look at it again.',
  },
  statusNotAllowed: {
    id: 'admin.organization.refusal.statusNotAllowed',
    defaultMessage: 'The organization’s status has changed meanwhile',
  },
  organizationProtected: {
    id: 'admin.organization.refusal.organizationProtected',
    defaultMessage: 'You cannot block or delete your own organization',
  },
  organizationInUse: {
    id: 'admin.organization.refusal.organizationInUse',
    defaultMessage: 'It cannot be deleted, for this hangs on it: {uses}',
  },
});

/** By field and code. */
const fieldRefusals = defineMessages({
  registrationId: {
    id: 'admin.organization.refusal.registrationId',
    defaultMessage: 'Organization with same registration id already exist',
  },
  contactEmail: { id: 'admin.organization.refusal.contactEmail', defaultMessage: 'User with same email already exist' },
  host: { id: 'admin.organization.refusal.host', defaultMessage: 'Organization with same host already exist' },
  hostRootOnly: {
    id: 'admin.organization.refusal.hostRootOnly',
    defaultMessage: 'Only the platform’s administrator gives a host',
  },
  type: { id: 'admin.organization.refusal.type', defaultMessage: 'Your organization cannot make this type' },
  port: { id: 'admin.organization.refusal.port', defaultMessage: 'This is no port of a mail server' },
});
export const fieldCodes = {
  'registrationId.duplicate': fieldRefusals.registrationId,
  'contactEmail.duplicate': fieldRefusals.contactEmail,
  'host.duplicate': fieldRefusals.host,
  'host.rootOnly': fieldRefusals.hostRootOnly,
  'type.invalid': fieldRefusals.type,
  'smtpPort.portNotAllowed': fieldRefusals.port,
};

/** What hangs on an organization, by the API's name of it. */
export const useMessages = defineMessages({
  users: { id: 'admin.organization.use.users', defaultMessage: '{count, plural, one {# user} other {# users}}' },
  orders: { id: 'admin.organization.use.orders', defaultMessage: '{count, plural, one {# order} other {# orders}}' },
  trips: { id: 'admin.organization.use.trips', defaultMessage: '{count, plural, one {# trip} other {# trips}}' },
  vehicles: {
    id: 'admin.organization.use.vehicles',
    defaultMessage: '{count, plural, one {# vehicle} other {# vehicles}}',
  },
  vehicleShares: {
    id: 'admin.organization.use.vehicleShares',
    defaultMessage: '{count, plural, one {# shared vehicle} other {# shared vehicles}}',
  },
  drivers: {
    id: 'admin.organization.use.drivers',
    defaultMessage: '{count, plural, one {# driver} other {# drivers}}',
  },
  contacts: {
    id: 'admin.organization.use.contacts',
    defaultMessage: '{count, plural, one {# contact} other {# contacts}}',
  },
  locations: {
    id: 'admin.organization.use.locations',
    defaultMessage: '{count, plural, one {# location} other {# locations}}',
  },
  operations: {
    id: 'admin.organization.use.operations',
    defaultMessage: '{count, plural, one {# operation} other {# operations}}',
  },
  contracts: {
    id: 'admin.organization.use.contracts',
    defaultMessage: '{count, plural, one {# contract} other {# contracts}}',
  },
  partnerships: {
    id: 'admin.organization.use.partnerships',
    defaultMessage: '{count, plural, one {# partnership} other {# partnerships}}',
  },
  cargos: { id: 'admin.organization.use.cargos', defaultMessage: '{count, plural, one {# cargo} other {# cargos}}' },
  cargoTypes: {
    id: 'admin.organization.use.cargoTypes',
    defaultMessage: '{count, plural, one {# cargo type} other {# cargo types}}',
  },
  orderTypes: {
    id: 'admin.organization.use.orderTypes',
    defaultMessage: '{count, plural, one {# order type} other {# order types}}',
  },
  vehicleTypes: {
    id: 'admin.organization.use.vehicleTypes',
    defaultMessage: '{count, plural, one {# vehicle type} other {# vehicle types}}',
  },
  epcEntries: {
    id: 'admin.organization.use.epcEntries',
    defaultMessage: '{count, plural, one {# EPC entry} other {# EPC entries}}',
  },
});
