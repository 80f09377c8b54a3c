import { defineMessages } from 'react-intl';

export const errorMessages = defineMessages({
  changeDecided: {
    id: 'admin.organization.refusal.changeDecided',
    defaultMessage: 'These changes have already been reviewed',
  },
  changedMeanwhile: {
    id: 'admin.organization.refusal.changedMeanwhile',
    defaultMessage: 'The organization has changed its request in the meantime. Review it again.',
  },
  statusNotAllowed: {
    id: 'admin.organization.refusal.statusNotAllowed',
    defaultMessage: 'The organization’s status has changed in the meantime',
  },
  organizationProtected: {
    id: 'admin.organization.refusal.organizationProtected',
    defaultMessage: 'You can’t block or delete your own organization',
  },
  organizationInUse: {
    id: 'admin.organization.refusal.organizationInUse',
    defaultMessage: 'It can’t be deleted because it still has {uses}',
  },
});

/** Keyed by field and code. */
const fieldErrors = defineMessages({
  registrationId: {
    id: 'admin.organization.refusal.registrationId',
    defaultMessage: 'Organization with same registration id already exist',
  },
  contactEmail: { id: 'admin.organization.refusal.contactEmail', defaultMessage: 'User with same email already exist' },
  host: { id: 'admin.organization.refusal.host', defaultMessage: 'Organization with same host already exist' },
  hostRootOnly: {
    id: 'admin.organization.refusal.hostRootOnly',
    defaultMessage: 'Only the platform administrator can set a host',
  },
  hostAddress: {
    id: 'admin.organization.refusal.hostAddress',
    defaultMessage: 'A portal can’t be served under an IP address. Enter a domain name',
  },
  hostDevelopment: {
    id: 'admin.organization.refusal.hostDevelopment',
    defaultMessage: 'Names that begin with dev, development, staging or test are for development. Enter another one',
  },
  hostNotPublic: {
    id: 'admin.organization.refusal.hostNotPublic',
    defaultMessage: 'Enter a domain name that can be found on the internet, such as portal.example.com',
  },
  hostInvalid: {
    id: 'admin.organization.refusal.hostInvalid',
    defaultMessage: 'This is not a domain name, such as portal.example.com',
  },
  type: { id: 'admin.organization.refusal.type', defaultMessage: 'Your organization can’t create this type' },
  port: { id: 'admin.organization.refusal.port', defaultMessage: 'This is not a mail server port' },
});
export const fieldErrorMessages = {
  'registrationId.duplicate': fieldErrors.registrationId,
  'contactEmail.duplicate': fieldErrors.contactEmail,
  'host.duplicate': fieldErrors.host,
  'host.address': fieldErrors.hostAddress,
  'host.development': fieldErrors.hostDevelopment,
  'host.notPublic': fieldErrors.hostNotPublic,
  'host.invalid': fieldErrors.hostInvalid,
  'host.rootOnly': fieldErrors.hostRootOnly,
  'type.invalid': fieldErrors.type,
  'smtpPort.portNotAllowed': fieldErrors.port,
};

/** Records that prevent an organization from being deleted, by their name in the API. */
export const usageMessages = defineMessages({
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
