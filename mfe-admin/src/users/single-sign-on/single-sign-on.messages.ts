import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.sso.title', defaultMessage: 'Single sign-on' },
  create: { id: 'admin.sso.create', defaultMessage: 'Add identity provider' },
  edit: { id: 'admin.sso.edit', defaultMessage: 'Edit identity provider' },
  createSubmit: { id: 'admin.sso.createSubmit', defaultMessage: 'Add' },
  empty: { id: 'admin.sso.empty', defaultMessage: 'No identity providers' },
  emptyText: {
    id: 'admin.sso.emptyText',
    defaultMessage: 'Connect Entra ID, Okta, Keycloak or another OpenID Connect or SAML provider to sign in with it.',
  },
  connection: { id: 'admin.sso.connection', defaultMessage: 'Connection' },
  users: { id: 'admin.sso.users', defaultMessage: 'Users' },
  access: { id: 'admin.sso.access', defaultMessage: 'Rules' },
  confirmed: { id: 'admin.sso.confirmed', defaultMessage: 'Confirmed' },
  waiting: { id: 'admin.sso.waiting', defaultMessage: 'Waits for the platform operator' },
  enforced: { id: 'admin.sso.enforced', defaultMessage: 'Required' },
  optional: { id: 'admin.sso.optional', defaultMessage: 'Optional' },
  check: { id: 'admin.sso.check', defaultMessage: 'Test connection' },
  addGroup: { id: 'admin.sso.addGroup', defaultMessage: 'Add group' },
  custom: { id: 'admin.sso.custom', defaultMessage: 'Keep its rules' },
  domainsTitle: { id: 'admin.sso.domainsTitle', defaultMessage: 'Claimed domains' },
  domainsText: {
    id: 'admin.sso.domainsText',
    defaultMessage:
      'Confirm a domain only if it belongs to the organization: its provider then signs in its addresses.',
  },
  noDomains: { id: 'admin.sso.noDomains', defaultMessage: 'No organization has claimed a domain' },
  linkedTitle: { id: 'admin.sso.linkedTitle', defaultMessage: 'Linked users' },
  linkedSearch: { id: 'admin.sso.linkedSearch', defaultMessage: 'Search by login or e-mail' },
  noLinked: { id: 'admin.sso.noLinked', defaultMessage: 'No users' },
  moreLinked: { id: 'admin.sso.moreLinked', defaultMessage: 'The first {max} of {total}. Search for others.' },
  confirm: { id: 'admin.sso.confirm', defaultMessage: 'Confirm' },
});

export const fields = defineMessages({
  name: { id: 'admin.sso.field.name', defaultMessage: 'Name' },
  kind: { id: 'admin.sso.field.kind', defaultMessage: 'Protocol' },
  entityId: { id: 'admin.sso.field.entityId', defaultMessage: 'Entity ID and metadata URL' },
  acsUri: { id: 'admin.sso.field.acsUri', defaultMessage: 'Reply URL (ACS)' },
  singleLogoutUri: { id: 'admin.sso.field.singleLogoutUri', defaultMessage: 'Single logout URL' },
  metadataUrl: { id: 'admin.sso.field.metadataUrl', defaultMessage: 'Metadata URL of the provider' },
  metadata: { id: 'admin.sso.field.metadata', defaultMessage: 'Or its metadata (XML)' },
  wantsSignedResponse: { id: 'admin.sso.field.wantsSignedResponse', defaultMessage: 'Require a signed response' },
  issuer: { id: 'admin.sso.field.issuer', defaultMessage: 'Issuer' },
  clientId: { id: 'admin.sso.field.clientId', defaultMessage: 'Client ID' },
  clientSecret: { id: 'admin.sso.field.clientSecret', defaultMessage: 'Client secret' },
  redirectUri: { id: 'admin.sso.field.redirectUri', defaultMessage: 'Redirect URI' },
  signsOut: { id: 'admin.sso.field.signsOut', defaultMessage: 'Sign out at the provider too' },
  postLogoutUri: { id: 'admin.sso.field.postLogoutUri', defaultMessage: 'Redirect URI after sign-out' },
  logoutUri: { id: 'admin.sso.field.logoutUri', defaultMessage: 'Back-channel logout URI' },
  domains: { id: 'admin.sso.field.domains', defaultMessage: 'E-mail domains' },
  trustsEmail: { id: 'admin.sso.field.trustsEmail', defaultMessage: 'Trust addresses' },
  isEnforced: { id: 'admin.sso.field.isEnforced', defaultMessage: 'Require this provider' },
  breakGlassUserId: { id: 'admin.sso.field.breakGlass', defaultMessage: 'Break-glass administrator' },
  createsUsers: { id: 'admin.sso.field.createsUsers', defaultMessage: 'Create users at their first sign-in' },
  syncsRules: { id: 'admin.sso.field.syncsRules', defaultMessage: 'Set rules at every sign-in' },
  groupsClaim: { id: 'admin.sso.field.groupsClaim', defaultMessage: 'Claim or attribute with groups' },
  groups: { id: 'admin.sso.field.groups', defaultMessage: 'Groups' },
  group: { id: 'admin.sso.field.group', defaultMessage: 'Group' },
  preset: { id: 'admin.sso.field.preset', defaultMessage: 'Gets the rules of' },
  mode: { id: 'admin.sso.field.mode', defaultMessage: 'Sign-in' },
  userCount: { id: 'admin.sso.field.userCount', defaultMessage: 'Users' },
  organization: { id: 'admin.sso.field.organization', defaultMessage: 'Organization' },
});

export const helpTexts = defineMessages({
  name: { id: 'admin.sso.help.name', defaultMessage: 'As on the sign-in page: Continue with …' },
  clientSecret: { id: 'admin.sso.help.clientSecret', defaultMessage: 'Leave it empty to keep the stored secret' },
  redirectUri: { id: 'admin.sso.help.redirectUri', defaultMessage: 'Register it at the provider' },
  signsOut: {
    id: 'admin.sso.help.signsOut',
    defaultMessage: 'Signing out here then also ends the session at the provider',
  },
  entityId: {
    id: 'admin.sso.help.entityId',
    defaultMessage: 'Give these addresses to the provider. The metadata is signed',
  },
  metadataUrl: {
    id: 'admin.sso.help.metadataUrl',
    defaultMessage: 'Read again once a day for new certificates',
  },
  metadata: { id: 'admin.sso.help.metadata', defaultMessage: 'Leave it empty to keep the stored metadata' },
  wantsSignedResponse: {
    id: 'admin.sso.help.wantsSignedResponse',
    defaultMessage: 'Assertions must always be signed',
  },
  domains: {
    id: 'admin.sso.help.domains',
    defaultMessage: 'One per line. The platform operator confirms each before it takes effect',
  },
  trustsEmail: {
    id: 'admin.sso.help.trustsEmail',
    defaultMessage: 'For providers that don’t say whether an address is verified, such as Entra ID',
  },
  isEnforced: {
    id: 'admin.sso.help.isEnforced',
    defaultMessage: 'Passwords of your organization’s users are refused, except that of the administrator below',
  },
  syncsRules: {
    id: 'admin.sso.help.syncsRules',
    defaultMessage: 'Replaces the rules of users by those below and of their groups; administrators keep theirs',
  },
});

export const problems = defineMessages({
  none: { id: 'admin.sso.check.ok', defaultMessage: 'The provider answers' },
  unreachable: { id: 'admin.sso.check.unreachable', defaultMessage: 'The issuer can’t be reached' },
  notAllowed: {
    id: 'admin.sso.check.notAllowed',
    defaultMessage: 'The issuer must be on the public internet and use https',
  },
  notAnIssuer: {
    id: 'admin.sso.check.notAnIssuer',
    defaultMessage: 'The address isn’t that of an OpenID Connect issuer',
  },
});

export const metadataProblems = defineMessages({
  unreachable: { id: 'admin.sso.metadata.unreachable', defaultMessage: 'The metadata can’t be downloaded' },
  notAllowed: {
    id: 'admin.sso.metadata.notAllowed',
    defaultMessage: 'The address must be on the public internet and use https',
  },
  notMetadata: {
    id: 'admin.sso.metadata.notMetadata',
    defaultMessage: 'This isn’t the SAML metadata of an identity provider',
  },
  severalProviders: {
    id: 'admin.sso.metadata.severalProviders',
    defaultMessage: 'The metadata describes several providers. Enter that of one',
  },
  noRedirect: {
    id: 'admin.sso.metadata.noRedirect',
    defaultMessage: 'The provider offers no sign-in by redirect over https',
  },
  noCertificate: {
    id: 'admin.sso.metadata.noCertificate',
    defaultMessage: 'The metadata has no certificate for signatures',
  },
});
export const foundMetadata = defineMessages({
  found: {
    id: 'admin.sso.metadata.found',
    defaultMessage: 'Found {entityId}, whose certificate is valid until {date}',
  },
});

export const actions = defineMessages({
  edit: { id: 'admin.sso.action.edit', defaultMessage: 'Edit' },
  provisioning: { id: 'admin.sso.action.provisioning', defaultMessage: 'Provisioning' },
  linkedUsers: { id: 'admin.sso.action.linkedUsers', defaultMessage: 'Linked users' },
  unlink: { id: 'admin.sso.action.unlink', defaultMessage: 'Unlink' },
  remove: { id: 'admin.sso.action.remove', defaultMessage: 'Delete' },
});

export const consequences = defineMessages({
  remove: {
    id: 'admin.sso.consequence.remove',
    defaultMessage: 'Delete {name}? Its users stay and sign in with their passwords.',
  },
  unlink: {
    id: 'admin.sso.consequence.unlink',
    defaultMessage:
      'Unlinks {login} from their account at the provider. Their sessions end; the next sign-in with their address links them again.',
  },
});

export const notices = defineMessages({
  created: { id: 'admin.sso.notice.created', defaultMessage: 'Identity provider added' },
  saved: { id: 'admin.sso.notice.saved', defaultMessage: 'Identity provider saved' },
  removed: { id: 'admin.sso.notice.removed', defaultMessage: 'Identity provider deleted' },
  unlinked: { id: 'admin.sso.notice.unlinked', defaultMessage: 'User unlinked' },
  confirmed: { id: 'admin.sso.notice.confirmed', defaultMessage: 'Domain confirmed' },
});

export const errorMessages = defineMessages({
  notAnAdmin: {
    id: 'admin.sso.error.notAnAdmin',
    defaultMessage: 'Choose an active administrator of your organization',
  },
  ruleNotHeld: { id: 'admin.sso.error.ruleNotHeld', defaultMessage: 'You can’t grant a rule you don’t have' },
  domain: { id: 'admin.sso.error.domain', defaultMessage: 'Enter domains like example.com, at most 20' },
  publicDomain: {
    id: 'admin.sso.error.publicDomain',
    defaultMessage: 'A domain of a public mail service can’t be claimed',
  },
  domainTaken: {
    id: 'admin.sso.error.domainTaken',
    defaultMessage: 'The domain is already confirmed for another provider',
  },
  issuerTaken: {
    id: 'admin.sso.error.issuerTaken',
    defaultMessage: 'Another provider of your organization has this metadata',
  },
  metadataNeeded: {
    id: 'admin.sso.error.metadataNeeded',
    defaultMessage: 'Enter the address of the metadata, or the metadata',
  },
  tooManyProviders: {
    id: 'admin.sso.error.tooManyProviders',
    defaultMessage: 'An organization has at most 10 identity providers',
  },
});
