import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  noOrganization: { id: 'shell.home.noOrganization', defaultMessage: "Can't get organization info." },
  save: { id: 'shell.organization.save', defaultMessage: 'Send for review' },
  sentForReview: { id: 'shell.organization.sentForReview', defaultMessage: 'Changes sent for review' },
  unchanged: { id: 'shell.organization.unchanged', defaultMessage: 'Nothing was changed' },
  review: {
    id: 'shell.organization.review',
    defaultMessage: 'What you change here is reviewed first. Until then the current values count.',
  },

  pending: { id: 'shell.organization.pending', defaultMessage: 'Changes wait for review' },
  pendingBy: { id: 'shell.organization.pendingBy', defaultMessage: 'Asked by {user}' },
  pendingHere: { id: 'shell.organization.pendingHere', defaultMessage: 'Changed: {fields}' },
  pendingMore: { id: 'shell.organization.pendingMore', defaultMessage: 'What you change now is added to them.' },
  besideLong: { id: 'shell.organization.besideLong', defaultMessage: 'Waiting for review. Current: {current}' },
  beside: { id: 'shell.organization.beside', defaultMessage: 'Current: {current} · Waiting for review: {pending}' },
  secretWaits: { id: 'shell.organization.secretWaits', defaultMessage: 'A new password waits for review.' },
  pictureWaits: {
    id: 'shell.organization.pictureWaits',
    defaultMessage: 'Waits for review. Until then the current picture is shown to everybody.',
  },
  withdraw: { id: 'shell.organization.withdraw', defaultMessage: 'Withdraw' },
  withdrawVerb: { id: 'shell.organization.withdrawVerb', defaultMessage: 'Withdraw changes' },
  withdrawText: {
    id: 'shell.organization.withdrawText',
    defaultMessage:
      'None of these changes will be reviewed any more, and the current values stay. What you have entered here and not sent yet is lost too.',
  },
  withdrawn: { id: 'shell.organization.withdrawn', defaultMessage: 'Changes withdrawn' },
  nothing: { id: 'shell.organization.nothing', defaultMessage: 'none' },
  on: { id: 'shell.organization.on', defaultMessage: 'on' },
  off: { id: 'shell.organization.off', defaultMessage: 'off' },

  organization: { id: 'shell.organization.tab.organization', defaultMessage: 'Organization' },
  branding: { id: 'shell.organization.tab.branding', defaultMessage: 'Branding' },
  home: { id: 'shell.organization.tab.home', defaultMessage: 'Home page' },
  mail: { id: 'shell.organization.tab.mail', defaultMessage: 'Mail server' },
  tokens: { id: 'shell.organization.tab.tokens', defaultMessage: 'Tokens' },

  company: { id: 'shell.organization.company', defaultMessage: 'Company' },
  contacts: { id: 'shell.organization.contacts', defaultMessage: 'Contacts' },
  logo: { id: 'shell.organization.logo', defaultMessage: 'Logo' },
  logoHelp: { id: 'shell.organization.logoHelp', defaultMessage: 'Shown to everybody at once, without a review.' },
  logoNew: { id: 'shell.organization.logoNew', defaultMessage: 'New logo' },
  logoSaved: { id: 'shell.organization.logoSaved', defaultMessage: 'Logo replaced' },
  portal: { id: 'shell.organization.portal', defaultMessage: 'Portal' },
  host: { id: 'shell.organization.host', defaultMessage: 'Own address' },
  hostHelp: { id: 'shell.organization.hostHelp', defaultMessage: 'The platform’s administrator sets it.' },
  noHost: { id: 'shell.organization.noHost', defaultMessage: 'None: your people use the platform’s address' },
  signIn: { id: 'shell.organization.signIn', defaultMessage: 'Sign-in page' },
  signInHelp: {
    id: 'shell.organization.signInHelp',
    defaultMessage: 'What people see at your own address before they sign in.',
  },
  maps: { id: 'shell.organization.maps', defaultMessage: 'Maps' },
  introduction: { id: 'shell.organization.introduction', defaultMessage: 'Introduction' },
  links: { id: 'shell.organization.links', defaultMessage: 'Links' },
  linksHelp: { id: 'shell.organization.linksHelp', defaultMessage: 'Up to {max} pages that your people need.' },
  addLink: { id: 'shell.organization.addLink', defaultMessage: 'Add link' },
  linkLabel: { id: 'shell.organization.linkLabel', defaultMessage: 'Link name' },
  linkUrl: { id: 'shell.organization.linkUrl', defaultMessage: 'Link address' },
  apps: { id: 'shell.organization.apps', defaultMessage: 'Mobile app' },

  accentPick: { id: 'shell.organization.accentPick', defaultMessage: 'Choose the accent colour' },
  accentWhite: { id: 'shell.organization.accentWhite', defaultMessage: 'White text on it, contrast {ratio} : 1' },
  accentBlack: { id: 'shell.organization.accentBlack', defaultMessage: 'Black text on it, contrast {ratio} : 1' },
  accentSample: { id: 'shell.organization.accentSample', defaultMessage: 'Button' },

  server: { id: 'shell.organization.server', defaultMessage: 'Server' },
  serverHelp: {
    id: 'shell.organization.serverHelp',
    defaultMessage: 'Your organization’s mails are sent by it. Without one, the platform sends them.',
  },
  passwordSet: { id: 'shell.organization.passwordSet', defaultMessage: 'A password is set. It is never shown.' },
  passwordReplace: { id: 'shell.organization.passwordReplace', defaultMessage: 'Replace' },
  passwordKeep: { id: 'shell.organization.passwordKeep', defaultMessage: 'Keep the present one' },
  passwordHelp: { id: 'shell.organization.passwordHelp', defaultMessage: 'Another server needs the password again.' },
  test: { id: 'shell.organization.test', defaultMessage: 'Test' },
  testHelp: {
    id: 'shell.organization.testHelp',
    defaultMessage: 'Sends a mail to you with what is entered here, before it is reviewed.',
  },
  testVerb: { id: 'shell.organization.testVerb', defaultMessage: 'Send test mail' },
  tested: { id: 'shell.organization.tested', defaultMessage: 'The test mail was sent to {to}.' },

  partnerToken: { id: 'shell.organization.partnerToken', defaultMessage: 'Partner token' },
  partnerTokenHelp: {
    id: 'shell.organization.partnerTokenHelp',
    defaultMessage: 'Give it to an organization that wants to add you as its partner.',
  },
  partnerTokenRenews: {
    id: 'shell.organization.partnerTokenRenews',
    defaultMessage: 'Nobody can add you by the old partner token any more. The partners you have stay.',
  },
  trackingToken: { id: 'shell.organization.trackingToken', defaultMessage: 'API tracking token' },
  trackingTokenHelp: {
    id: 'shell.organization.trackingTokenHelp',
    defaultMessage: 'Trackers and tracking servers send the positions of your vehicles with it.',
  },
  trackingTokenRenews: {
    id: 'shell.organization.trackingTokenRenews',
    defaultMessage: 'Positions sent with the old tracking token are refused until every tracker has the new one.',
  },
  renew: { id: 'shell.organization.renew', defaultMessage: 'Renew' },
  renewThis: { id: 'shell.organization.renewThis', defaultMessage: 'Renew: {token}' },
  renewVerb: { id: 'shell.organization.renewVerb', defaultMessage: 'Renew token' },
  tokenRenewed: { id: 'shell.organization.tokenRenewed', defaultMessage: 'Token renewed' },
});

/** What each setting is called, by its name. */
export const settingLabels = defineMessages({
  name: { id: 'shell.organization.name', defaultMessage: 'Name' },
  registrationId: { id: 'shell.organization.registrationId', defaultMessage: 'Registration ID' },
  countryId: { id: 'shell.organization.country', defaultMessage: 'Country' },
  currencyId: { id: 'shell.organization.currency', defaultMessage: 'Currency' },
  domain: { id: 'shell.organization.domain', defaultMessage: 'Business domain' },
  contactName: { id: 'shell.organization.contactName', defaultMessage: 'Contact name' },
  contactEmail: { id: 'shell.organization.contactEmail', defaultMessage: 'Contact e-mail' },
  accountingContact: { id: 'shell.organization.accountingContact', defaultMessage: 'Contact in the accounting system' },
  pageTitle: { id: 'shell.organization.pageTitle', defaultMessage: 'Page title' },
  supportEmail: { id: 'shell.organization.supportEmail', defaultMessage: 'Support e-mail' },
  loginPageTitle: { id: 'shell.organization.loginPageTitle', defaultMessage: 'Title of the sign-in page' },
  loginAlertText: { id: 'shell.organization.loginAlertText', defaultMessage: 'Notice on the sign-in page' },
  loginImageId: { id: 'shell.organization.loginImage', defaultMessage: 'Picture on the sign-in page' },
  pageFaviconId: { id: 'shell.organization.favicon', defaultMessage: 'Icon of the browser’s tab' },
  mapToken: { id: 'shell.organization.mapToken', defaultMessage: 'Mapbox token' },
  defaultLanguage: { id: 'shell.organization.defaultLanguage', defaultMessage: 'Default language' },
  accentColor: { id: 'shell.organization.accentColor', defaultMessage: 'Accent colour' },
  showVersion: { id: 'shell.organization.showVersion', defaultMessage: 'Show the portal’s version' },
  selfRegistration: {
    id: 'shell.organization.selfRegistration',
    defaultMessage: 'Organizations may register themselves',
  },
  homeDescription: { id: 'shell.organization.homeDescription', defaultMessage: 'Description' },
  homeVideo: { id: 'shell.organization.homeVideo', defaultMessage: 'Tutorial video' },
  homeLinks: { id: 'shell.organization.homeLinks', defaultMessage: 'Links' },
  appStoreUrl: { id: 'shell.organization.appStore', defaultMessage: 'Address in the App Store' },
  playStoreUrl: { id: 'shell.organization.playStore', defaultMessage: 'Address in Google Play' },
  smtpHost: { id: 'shell.organization.smtpHost', defaultMessage: 'SMTP host' },
  smtpPort: { id: 'shell.organization.smtpPort', defaultMessage: 'SMTP port' },
  smtpUser: { id: 'shell.organization.smtpUser', defaultMessage: 'User' },
  smtpPassword: { id: 'shell.organization.smtpPassword', defaultMessage: 'Password' },
});

/** What each setting is for, where its name does not say it. */
export const settingHelp = defineMessages({
  registrationId: { id: 'shell.organization.help.registrationId', defaultMessage: 'As in the register of companies.' },
  domain: { id: 'shell.organization.help.domain', defaultMessage: 'What you trade or do, such as tea export.' },
  pageTitle: { id: 'shell.organization.help.pageTitle', defaultMessage: 'In the browser’s tab, at your own address.' },
  defaultLanguage: {
    id: 'shell.organization.help.defaultLanguage',
    defaultMessage: 'For visitors of your address until they choose another.',
  },
  accentColor: {
    id: 'shell.organization.help.accentColor',
    defaultMessage: 'Six digits, such as #0E7C66. Where it were hard to read, a darker or lighter shade is used.',
  },
  mapToken: {
    id: 'shell.organization.help.mapToken',
    defaultMessage: 'With one, maps come from Mapbox; without, from the portal’s own source.',
  },
  homeVideo: {
    id: 'shell.organization.help.homeVideo',
    defaultMessage: 'YouTube, Vimeo or an .mp4 file plays on the page; another address is shown as a link.',
  },
});

/** What only the server finds wrong. */
export const refusals = defineMessages({
  duplicate: {
    id: 'shell.organization.refused.duplicate',
    defaultMessage: 'Organization with same registration id already exist',
  },
  unreachable: {
    id: 'shell.organization.refused.unreachable',
    defaultMessage: 'No mail server answers at this host and port',
  },
  insecure: {
    id: 'shell.organization.refused.insecure',
    defaultMessage: 'The mail server offers no secure connection at this port',
  },
  signInRefused: {
    id: 'shell.organization.refused.signIn',
    defaultMessage: 'The mail server refuses this user and password',
  },
  mailRefused: {
    id: 'shell.organization.refused.mail',
    defaultMessage: 'The mail server refuses to send mail for this user',
  },
  hostNotFound: {
    id: 'shell.organization.refused.hostNotFound',
    defaultMessage: 'No mail server with this name can be found',
  },
  addressNotAllowed: {
    id: 'shell.organization.refused.address',
    defaultMessage: 'Mail servers in private networks are not allowed',
  },
  portNotAllowed: { id: 'shell.organization.refused.port', defaultMessage: 'This is no port of a mail server' },
});
