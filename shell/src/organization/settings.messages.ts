import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  noOrganization: { id: 'shell.home.noOrganization', defaultMessage: "Can't get organization info." },
  save: { id: 'shell.organization.save', defaultMessage: 'Send for review' },
  sentForReview: { id: 'shell.organization.sentForReview', defaultMessage: 'Changes sent for review' },
  unchanged: { id: 'shell.organization.unchanged', defaultMessage: 'No changes to save' },
  review: {
    id: 'shell.organization.review',
    defaultMessage: 'Changes are reviewed before they take effect.',
  },

  pending: { id: 'shell.organization.pending', defaultMessage: 'Changes pending review' },
  pendingBy: { id: 'shell.organization.pendingBy', defaultMessage: 'Requested by {user}' },
  pendingHere: { id: 'shell.organization.pendingHere', defaultMessage: 'Changed: {fields}' },
  pendingMore: { id: 'shell.organization.pendingMore', defaultMessage: 'Further changes are added to these.' },
  currentValue: { id: 'shell.organization.besideLong', defaultMessage: 'Pending review. Current: {current}' },
  currentAndPending: {
    id: 'shell.organization.beside',
    defaultMessage: 'Current: {current} · Pending review: {pending}',
  },
  passwordPending: { id: 'shell.organization.secretWaits', defaultMessage: 'A new password is pending review.' },
  picturePending: {
    id: 'shell.organization.pictureWaits',
    defaultMessage: 'Pending review. Until then the current picture is shown.',
  },
  withdraw: { id: 'shell.organization.withdraw', defaultMessage: 'Withdraw' },
  withdrawSubmit: { id: 'shell.organization.withdrawVerb', defaultMessage: 'Withdraw changes' },
  withdrawText: {
    id: 'shell.organization.withdrawText',
    defaultMessage:
      'These changes will not be reviewed, and the current values stay. Changes that you have not sent yet are lost too.',
  },
  withdrawn: { id: 'shell.organization.withdrawn', defaultMessage: 'Changes withdrawn' },
  noValue: { id: 'shell.organization.nothing', defaultMessage: 'none' },
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
  logoHelp: { id: 'shell.organization.logoHelp', defaultMessage: 'Takes effect immediately, without review.' },
  logoNew: { id: 'shell.organization.logoNew', defaultMessage: 'New logo' },
  logoRemove: { id: 'shell.organization.logoRemove', defaultMessage: 'Remove logo' },
  logoRemoved: { id: 'shell.organization.logoRemoved', defaultMessage: 'Logo removed' },
  logoSaved: { id: 'shell.organization.logoSaved', defaultMessage: 'Logo replaced' },
  portal: { id: 'shell.organization.portal', defaultMessage: 'Portal' },
  host: { id: 'shell.organization.host', defaultMessage: 'Custom address' },
  hostHelp: { id: 'shell.organization.hostHelp', defaultMessage: 'Set by the platform administrator.' },
  noHost: {
    id: 'shell.organization.noHost',
    defaultMessage: 'None. Your users open the portal at the platform’s address.',
  },
  signIn: { id: 'shell.organization.signIn', defaultMessage: 'Sign-in page' },
  signInHelp: {
    id: 'shell.organization.signInHelp',
    defaultMessage: 'Shown to visitors of your address before they sign in.',
  },
  maps: { id: 'shell.organization.maps', defaultMessage: 'Maps' },
  introduction: { id: 'shell.organization.introduction', defaultMessage: 'Introduction' },
  links: { id: 'shell.organization.links', defaultMessage: 'Links' },
  linksHelp: { id: 'shell.organization.linksHelp', defaultMessage: 'Up to {max} links for your users.' },
  addLink: { id: 'shell.organization.addLink', defaultMessage: 'Add link' },
  linkLabel: { id: 'shell.organization.linkLabel', defaultMessage: 'Link name' },
  linkUrl: { id: 'shell.organization.linkUrl', defaultMessage: 'Link address' },
  apps: { id: 'shell.organization.apps', defaultMessage: 'Mobile app' },

  accentPick: { id: 'shell.organization.accentPick', defaultMessage: 'Choose the accent colour' },
  accentWhite: { id: 'shell.organization.accentWhite', defaultMessage: 'White text, contrast {ratio} : 1' },
  accentBlack: { id: 'shell.organization.accentBlack', defaultMessage: 'Black text, contrast {ratio} : 1' },
  accentSample: { id: 'shell.organization.accentSample', defaultMessage: 'Button' },

  server: { id: 'shell.organization.server', defaultMessage: 'Server' },
  serverHelp: {
    id: 'shell.organization.serverHelp',
    defaultMessage: 'Sends your organization’s e-mails. Without one, the platform sends them.',
  },
  passwordSet: { id: 'shell.organization.passwordSet', defaultMessage: 'A password is set. It is never shown.' },
  replacePassword: { id: 'shell.organization.passwordReplace', defaultMessage: 'Replace' },
  keepPassword: { id: 'shell.organization.passwordKeep', defaultMessage: 'Keep current password' },
  passwordHelp: {
    id: 'shell.organization.passwordHelp',
    defaultMessage: 'Enter the password again for another server.',
  },
  test: { id: 'shell.organization.test', defaultMessage: 'Test' },
  testHelp: {
    id: 'shell.organization.testHelp',
    defaultMessage: 'Sends you an e-mail with the settings entered here, even before they are reviewed.',
  },
  sendTest: { id: 'shell.organization.testVerb', defaultMessage: 'Send test e-mail' },
  testSent: { id: 'shell.organization.tested', defaultMessage: 'Test e-mail sent to {to}.' },

  partnerToken: { id: 'shell.organization.partnerToken', defaultMessage: 'Partner token' },
  partnerTokenHelp: {
    id: 'shell.organization.partnerTokenHelp',
    defaultMessage: 'Share it with an organization that wants to add you as a partner.',
  },
  renewPartnerToken: {
    id: 'shell.organization.partnerTokenRenews',
    defaultMessage: 'The old partner token stops working. Existing partnerships are not affected.',
  },
  trackingToken: { id: 'shell.organization.trackingToken', defaultMessage: 'API tracking token' },
  trackingTokenHelp: {
    id: 'shell.organization.trackingTokenHelp',
    defaultMessage: 'Trackers and tracking servers use it to send the positions of your vehicles.',
  },
  renewTrackingToken: {
    id: 'shell.organization.trackingTokenRenews',
    defaultMessage: 'Positions sent with the old tracking token are rejected until every tracker has the new one.',
  },
  renew: { id: 'shell.organization.renew', defaultMessage: 'Renew' },
  renewThis: { id: 'shell.organization.renewThis', defaultMessage: 'Renew: {token}' },
  renewSubmit: { id: 'shell.organization.renewVerb', defaultMessage: 'Renew token' },
  tokenRenewed: { id: 'shell.organization.tokenRenewed', defaultMessage: 'Token renewed' },
});

/** Setting labels by name in the API. */
export const settingLabels = defineMessages({
  name: { id: 'shell.organization.name', defaultMessage: 'Name' },
  registrationId: { id: 'shell.organization.registrationId', defaultMessage: 'Registration ID' },
  countryId: { id: 'shell.organization.country', defaultMessage: 'Country' },
  currencyId: { id: 'shell.organization.currency', defaultMessage: 'Currency' },
  domain: { id: 'shell.organization.domain', defaultMessage: 'Business domain' },
  contactName: { id: 'shell.organization.contactName', defaultMessage: 'Contact name' },
  contactEmail: { id: 'shell.organization.contactEmail', defaultMessage: 'Contact e-mail' },
  accountingContact: { id: 'shell.organization.accountingContact', defaultMessage: 'Accounting contact' },
  pageTitle: { id: 'shell.organization.pageTitle', defaultMessage: 'Page title' },
  supportEmail: { id: 'shell.organization.supportEmail', defaultMessage: 'Support e-mail' },
  loginPageTitle: { id: 'shell.organization.loginPageTitle', defaultMessage: 'Sign-in page title' },
  loginAlertText: { id: 'shell.organization.loginAlertText', defaultMessage: 'Sign-in page notice' },
  loginImageId: { id: 'shell.organization.loginImage', defaultMessage: 'Sign-in page picture' },
  pageFaviconId: { id: 'shell.organization.favicon', defaultMessage: 'Browser tab icon' },
  mapToken: { id: 'shell.organization.mapToken', defaultMessage: 'Mapbox token' },
  defaultLanguage: { id: 'shell.organization.defaultLanguage', defaultMessage: 'Default language' },
  accentColor: { id: 'shell.organization.accentColor', defaultMessage: 'Accent colour' },
  showVersion: { id: 'shell.organization.showVersion', defaultMessage: 'Show portal version' },
  selfRegistration: {
    id: 'shell.organization.selfRegistration',
    defaultMessage: 'Allow self-registration',
  },
  homeDescription: { id: 'shell.organization.homeDescription', defaultMessage: 'Description' },
  homeVideo: { id: 'shell.organization.homeVideo', defaultMessage: 'Tutorial video' },
  homeLinks: { id: 'shell.organization.homeLinks', defaultMessage: 'Links' },
  appStoreUrl: { id: 'shell.organization.appStore', defaultMessage: 'App Store link' },
  playStoreUrl: { id: 'shell.organization.playStore', defaultMessage: 'Google Play link' },
  smtpHost: { id: 'shell.organization.smtpHost', defaultMessage: 'SMTP host' },
  smtpPort: { id: 'shell.organization.smtpPort', defaultMessage: 'SMTP port' },
  smtpUser: { id: 'shell.organization.smtpUser', defaultMessage: 'User' },
  smtpPassword: { id: 'shell.organization.smtpPassword', defaultMessage: 'Password' },
});

/** Help texts of settings with a label that isn't sufficient. */
export const settingHelp = defineMessages({
  registrationId: { id: 'shell.organization.help.registrationId', defaultMessage: 'As in the company register.' },
  domain: { id: 'shell.organization.help.domain', defaultMessage: 'Line of business, for example tea export.' },
  pageTitle: { id: 'shell.organization.help.pageTitle', defaultMessage: 'Shown in the browser tab at your address.' },
  defaultLanguage: {
    id: 'shell.organization.help.defaultLanguage',
    defaultMessage: 'For visitors of your address who haven’t chosen another.',
  },
  accentColor: {
    id: 'shell.organization.help.accentColor',
    defaultMessage: 'Hex code, for example #0E7C66. A darker or lighter shade is used where contrast is too low.',
  },
  mapToken: {
    id: 'shell.organization.help.mapToken',
    defaultMessage: 'With a token, maps use Mapbox, otherwise the portal’s default source.',
  },
  homeVideo: {
    id: 'shell.organization.help.homeVideo',
    defaultMessage: 'YouTube, Vimeo and .mp4 videos play on the page. Other addresses are shown as links.',
  },
});

/** Errors of the API by code. */
export const errorMessages = defineMessages({
  duplicate: {
    id: 'shell.organization.refused.duplicate',
    defaultMessage: 'Organization with same registration id already exist',
  },
  unreachable: {
    id: 'shell.organization.refused.unreachable',
    defaultMessage: 'No mail server responds at this host and port',
  },
  insecure: {
    id: 'shell.organization.refused.insecure',
    defaultMessage: 'The mail server offers no secure connection at this port',
  },
  signInRefused: {
    id: 'shell.organization.refused.signIn',
    defaultMessage: 'The mail server rejected this user and password',
  },
  mailRefused: {
    id: 'shell.organization.refused.mail',
    defaultMessage: 'The mail server does not send e-mail for this user',
  },
  hostNotFound: {
    id: 'shell.organization.refused.hostNotFound',
    defaultMessage: 'No mail server with this name was found',
  },
  addressNotAllowed: {
    id: 'shell.organization.refused.address',
    defaultMessage: 'Mail servers in private networks are not allowed',
  },
  portNotAllowed: { id: 'shell.organization.refused.port', defaultMessage: 'This is not a mail server port' },
});
