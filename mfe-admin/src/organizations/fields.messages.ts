import { defineMessages } from 'react-intl';

/** Field labels by name in the API. */
export const fields = defineMessages({
  name: { id: 'admin.organization.field.name', defaultMessage: 'Name' },
  type: { id: 'admin.organization.field.type', defaultMessage: 'Type' },
  registrationId: { id: 'admin.organization.field.registrationId', defaultMessage: 'Registration ID' },
  countryId: { id: 'admin.organization.field.country', defaultMessage: 'Country' },
  currencyId: { id: 'admin.organization.field.currency', defaultMessage: 'Currency' },
  domain: { id: 'admin.organization.field.domain', defaultMessage: 'Business domain' },
  contactName: { id: 'admin.organization.field.contactName', defaultMessage: 'Contact name' },
  contactEmail: { id: 'admin.organization.field.contactEmail', defaultMessage: 'Contact e-mail' },
  accountingContact: {
    id: 'admin.organization.field.accountingContact',
    defaultMessage: 'Accounting contact',
  },
  language: { id: 'admin.organization.field.language', defaultMessage: 'E-mail language' },
  loginImage: { id: 'admin.organization.field.loginImage', defaultMessage: 'Sign-in page picture' },
  logo: { id: 'admin.organization.field.logo', defaultMessage: 'New logo' },
  pageTitle: { id: 'admin.organization.field.pageTitle', defaultMessage: 'Page title' },
  supportEmail: { id: 'admin.organization.field.supportEmail', defaultMessage: 'Support e-mail' },
  accentColor: { id: 'admin.organization.field.accentColor', defaultMessage: 'Accent colour' },
  defaultLanguage: { id: 'admin.organization.field.defaultLanguage', defaultMessage: 'Default language' },
  showVersion: { id: 'admin.organization.field.showVersion', defaultMessage: 'Show portal version' },
  loginPageTitle: { id: 'admin.organization.field.loginPageTitle', defaultMessage: 'Sign-in page title' },
  loginAlertText: { id: 'admin.organization.field.loginAlertText', defaultMessage: 'Sign-in page notice' },
  loginImageId: { id: 'admin.organization.field.loginImage', defaultMessage: 'Sign-in page picture' },
  pageFaviconId: { id: 'admin.organization.field.favicon', defaultMessage: 'Browser tab icon' },
  selfRegistration: {
    id: 'admin.organization.field.selfRegistration',
    defaultMessage: 'Allow self-registration',
  },
  mapToken: { id: 'admin.organization.field.mapToken', defaultMessage: 'Mapbox token' },
  homeDescription: { id: 'admin.organization.field.homeDescription', defaultMessage: 'Description' },
  homeVideo: { id: 'admin.organization.field.homeVideo', defaultMessage: 'Tutorial video' },
  homeLinks: { id: 'admin.organization.field.homeLinks', defaultMessage: 'Links' },
  appStoreUrl: { id: 'admin.organization.field.appStore', defaultMessage: 'App Store link' },
  playStoreUrl: { id: 'admin.organization.field.playStore', defaultMessage: 'Google Play link' },
  smtpHost: { id: 'admin.organization.field.smtpHost', defaultMessage: 'SMTP host' },
  smtpPort: { id: 'admin.organization.field.smtpPort', defaultMessage: 'SMTP port' },
  smtpUser: { id: 'admin.organization.field.smtpUser', defaultMessage: 'User' },
  smtpPassword: { id: 'admin.organization.field.smtpPassword', defaultMessage: 'Password' },
  host: { id: 'admin.organization.field.host', defaultMessage: 'Host' },
});
export type Field = keyof typeof fields;

export const help = defineMessages({
  registrationId: { id: 'admin.organization.help.registrationId', defaultMessage: 'As in the company register.' },
  domain: { id: 'admin.organization.help.domain', defaultMessage: 'Line of business, for example tea export.' },
  credentials: {
    id: 'admin.organization.help.credentials',
    defaultMessage: 'The login credentials go to this address.',
  },
  accentColor: { id: 'admin.organization.help.accentColor', defaultMessage: 'Hex code, for example #0E7C66.' },
  homeVideo: {
    id: 'admin.organization.help.homeVideo',
    defaultMessage: 'YouTube, Vimeo and .mp4 videos play on the page. Other addresses are shown as links.',
  },
  smtpPassword: {
    id: 'admin.organization.help.smtpPassword',
    defaultMessage: 'A password is set. Leave this empty to keep it.',
  },
  host: {
    id: 'admin.organization.help.host',
    defaultMessage:
      'Where its users open the portal, for example portal.example.com. Leave empty for the platform’s address.',
  },
});

/** Tab and section titles of the form. */
export const sections = defineMessages({
  organization: { id: 'admin.organization.section.organization', defaultMessage: 'Organization' },
  branding: { id: 'admin.organization.section.branding', defaultMessage: 'Branding' },
  home: { id: 'admin.organization.section.home', defaultMessage: 'Home page' },
  mail: { id: 'admin.organization.section.mail', defaultMessage: 'Mail server' },
  company: { id: 'admin.organization.section.company', defaultMessage: 'Company' },
  contact: { id: 'admin.organization.section.contact', defaultMessage: 'Contacts' },
  logo: { id: 'admin.organization.section.logo', defaultMessage: 'Logo' },
  host: { id: 'admin.organization.section.host', defaultMessage: 'Custom address' },
  portal: { id: 'admin.organization.section.portal', defaultMessage: 'Portal' },
  signIn: { id: 'admin.organization.section.signIn', defaultMessage: 'Sign-in page' },
  maps: { id: 'admin.organization.section.maps', defaultMessage: 'Maps' },
  introduction: { id: 'admin.organization.section.introduction', defaultMessage: 'Introduction' },
  links: { id: 'admin.organization.section.links', defaultMessage: 'Links' },
  apps: { id: 'admin.organization.section.apps', defaultMessage: 'Mobile app' },
  server: { id: 'admin.organization.section.server', defaultMessage: 'Server' },
  serverHelp: {
    id: 'admin.organization.section.serverHelp',
    defaultMessage: 'Sends the organization’s e-mails. Without one, the platform sends them.',
  },
  addLink: { id: 'admin.organization.section.addLink', defaultMessage: 'Add link' },
  linkLabel: { id: 'admin.organization.section.linkLabel', defaultMessage: 'Link name' },
  linkUrl: { id: 'admin.organization.section.linkUrl', defaultMessage: 'Link address' },
});
