import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.settings.title', defaultMessage: 'My settings' },
  language: { id: 'shell.settings.language', defaultMessage: 'Language' },
  units: { id: 'shell.settings.units', defaultMessage: 'Units' },
  colorMode: { id: 'shell.settings.colorMode', defaultMessage: 'Appearance' },
  profile: { id: 'shell.settings.ownData', defaultMessage: 'Profile' },
  timezone: { id: 'shell.settings.timezone', defaultMessage: 'Time zone' },
  timezoneHelp: { id: 'shell.settings.timezoneHelp', defaultMessage: 'Used for all dates and times.' },
  givenName: { id: 'shell.settings.givenName', defaultMessage: 'First name' },
  familyName: { id: 'shell.settings.familyName', defaultMessage: 'Last name' },
  login: { id: 'shell.settings.login', defaultMessage: 'Login' },
  email: { id: 'shell.settings.email', defaultMessage: 'E-mail' },
  impersonated: {
    id: 'shell.settings.notYours',
    defaultMessage: 'This is the account of {login}. Only they can change their login, e-mail and password.',
  },
  notifications: { id: 'shell.settings.notifications', defaultMessage: 'Notifications' },
  password: { id: 'shell.settings.password', defaultMessage: 'Password' },
  newPassword: { id: 'shell.settings.newPassword', defaultMessage: 'New password' },
  repeatPassword: { id: 'shell.settings.repeatPassword', defaultMessage: 'Repeat new password' },
  currentPassword: { id: 'shell.settings.currentPassword', defaultMessage: 'Current password' },
  currentPasswordHelp: {
    id: 'shell.settings.currentPasswordHelp',
    defaultMessage: 'Needed to change login, e-mail or password.',
  },
  saved: { id: 'shell.settings.saved', defaultMessage: 'Settings saved' },
  version: { id: 'shell.settings.version', defaultMessage: 'Version {version}' },
});

/** Errors of the API by code, or by field and code. */
export const errorMessages = defineMessages({
  'login.alreadyExists': { id: 'shell.settings.loginTaken', defaultMessage: 'User with same login already exist' },
  'email.alreadyExists': { id: 'shell.settings.emailTaken', defaultMessage: 'User with same email already exist' },
  wrongPassword: { id: 'shell.settings.wrongPassword', defaultMessage: 'The current password is wrong' },
});

export const unitLabels = defineMessages({
  metric: { id: 'shell.settings.metric', defaultMessage: 'Metric' },
  imperial: { id: 'shell.settings.imperial', defaultMessage: 'Imperial' },
});

export const colorModeLabels = defineMessages({
  light: { id: 'shell.settings.light', defaultMessage: 'Light' },
  dark: { id: 'shell.settings.dark', defaultMessage: 'Dark' },
  system: { id: 'shell.settings.system', defaultMessage: 'System' },
});
