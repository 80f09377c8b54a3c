import { defineMessages } from 'react-intl';
import type { ShareScope } from 'shared-contracts/values/network/sharing';
import type { RetentionKind } from 'shared-contracts/values/identity/retention';

/** Field labels of keys, providers, webhooks, saved views and what is shared. */
export const accessFields = defineMessages({
  networks: { id: 'admin.apiKey.field.networks', defaultMessage: 'Allowed networks' },
  query: { id: 'admin.audit.field.query', defaultMessage: 'Search and filters' },
  columns: { id: 'admin.audit.field.columns', defaultMessage: 'Columns' },
  isCards: { id: 'admin.audit.field.isCards', defaultMessage: 'Cards' },
  list: { id: 'admin.audit.field.list', defaultMessage: 'List' },
  path: { id: 'admin.audit.field.path', defaultMessage: 'Page' },
  tab: { id: 'admin.audit.field.tab', defaultMessage: 'Tab' },
  isShared: { id: 'admin.audit.field.isShared', defaultMessage: 'Shared' },
  displayName: { id: 'admin.audit.field.name', defaultMessage: 'Name' },
  members: { id: 'admin.audit.field.members', defaultMessage: 'Members' },
  provider: { id: 'admin.audit.subject.identityProvider', defaultMessage: 'Identity provider' },
  domains: { id: 'admin.sso.field.domains', defaultMessage: 'E-mail domains' },
  trustsEmail: { id: 'admin.sso.field.trustsEmail', defaultMessage: 'Trust addresses' },
  createsUsers: { id: 'admin.sso.field.createsUsers', defaultMessage: 'Create users at their first sign-in' },
  defaultRules: { id: 'admin.audit.field.defaultRules', defaultMessage: 'Rules of new users' },
  groupsClaim: { id: 'admin.sso.field.groupsClaim', defaultMessage: 'Claim or attribute with groups' },
  groupRules: { id: 'admin.audit.field.groupRules', defaultMessage: 'Rules of groups' },
  syncsRules: { id: 'admin.sso.field.syncsRules', defaultMessage: 'Set rules at every sign-in' },
  isEnforced: { id: 'admin.sso.field.isEnforced', defaultMessage: 'Require this provider' },
  breakGlassUserId: { id: 'admin.sso.field.breakGlass', defaultMessage: 'Break-glass administrator' },
  issuer: { id: 'admin.sso.field.issuer', defaultMessage: 'Issuer' },
  clientId: { id: 'admin.sso.field.clientId', defaultMessage: 'Client ID' },
  clientSecret: { id: 'admin.sso.field.clientSecret', defaultMessage: 'Client secret' },
  signsOut: { id: 'admin.sso.field.signsOut', defaultMessage: 'Sign out at the provider too' },
  metadataUrl: { id: 'admin.sso.field.metadataUrl', defaultMessage: 'Metadata URL of the provider' },
  metadata: { id: 'admin.audit.field.metadata', defaultMessage: 'Metadata' },
  wantsSignedResponse: { id: 'admin.sso.field.wantsSignedResponse', defaultMessage: 'Require a signed response' },
  givenName: { id: 'admin.user.field.givenName', defaultMessage: 'First name' },
  familyName: { id: 'admin.user.field.familyName', defaultMessage: 'Last name' },
  url: { id: 'admin.webhook.field.url', defaultMessage: 'Address' },
  topics: { id: 'admin.webhook.field.topics', defaultMessage: 'Topics' },
  isEnabled: { id: 'admin.audit.field.isEnabled', defaultMessage: 'Turned on' },
  method: { id: 'admin.ediPartner.field.method', defaultMessage: 'Delivery' },
  user: { id: 'admin.ediPartner.field.user', defaultMessage: 'In the name of' },
  carrier: { id: 'admin.ediPartner.field.carrier', defaultMessage: 'Carrier' },
  ownId: { id: 'admin.ediPartner.field.ownId', defaultMessage: 'Own id' },
  syntax: { id: 'admin.ediPartner.field.syntax', defaultMessage: 'Format' },
  area: { id: 'admin.releases.area', defaultMessage: 'Area' },
  'chosen.contacts': { id: 'admin.audit.field.chosen.contacts', defaultMessage: 'Chosen contacts' },
  'chosen.locations': { id: 'admin.audit.field.chosen.locations', defaultMessage: 'Chosen locations' },
  protocol: { id: 'admin.sso.field.kind', defaultMessage: 'Protocol' },
});

export const shareScopes = defineMessages<ShareScope>({
  none: { id: 'admin.audit.choice.scopes.none', defaultMessage: 'None' },
  chosen: { id: 'admin.audit.choice.scopes.chosen', defaultMessage: 'Chosen' },
  all: { id: 'admin.audit.choice.scopes.all', defaultMessage: 'All' },
});

export const retentionKinds = defineMessages<RetentionKind>({
  notifications: { id: 'admin.retention.kind.notifications', defaultMessage: 'Notifications' },
  signInSources: { id: 'admin.retention.kind.signInSources', defaultMessage: 'Places of sign-ins' },
  webhookDeliveries: { id: 'admin.retention.kind.webhookDeliveries', defaultMessage: 'Deliveries of webhooks' },
  imports: { id: 'admin.retention.kind.imports', defaultMessage: 'Results of imports' },
  positions: { id: 'admin.retention.kind.positions', defaultMessage: 'Positions of vehicles' },
  driverPlaces: { id: 'admin.retention.kind.driverPlaces', defaultMessage: 'Places of driver events' },
  mails: { id: 'admin.retention.kind.mails', defaultMessage: 'Sent e-mails' },
  tripMessages: { id: 'admin.retention.kind.tripMessages', defaultMessage: 'Messages with drivers' },
  inspectionPhotos: { id: 'admin.retention.kind.inspectionPhotos', defaultMessage: 'Photos of inspections' },
  declinedRegistrations: { id: 'admin.retention.kind.declinedRegistrations', defaultMessage: 'Declined registrations' },
  administration: { id: 'admin.retention.kind.administration', defaultMessage: 'History of users and settings' },
  billDocuments: { id: 'admin.retention.kind.billDocuments', defaultMessage: 'Documents of bills' },
});
