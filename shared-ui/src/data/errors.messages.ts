import { defineMessages } from 'react-intl';

/** An error with the name of its record: “T-000132: Can’t be edited …”. */
export const namedError = defineMessages({
  named: { id: 'ui.error.named', defaultMessage: '{record}: {text}' },
}).named;

/** Texts of the API's error codes. For a code that isn't listed, the server's message is shown. */
export const codeMessages = defineMessages({
  offline: { id: 'ui.error.offline', defaultMessage: 'No connection to the server. Check your network and try again' },
  unknown: { id: 'ui.error.unknown', defaultMessage: 'Something went wrong on the server. Try again' },
  internal: { id: 'ui.error.unknown', defaultMessage: 'Something went wrong on the server. Try again' },
  noUserInfo: { id: 'ui.error.noUserInfo', defaultMessage: "Can't load user info." },
  unauthorized: { id: 'ui.error.unauthorized', defaultMessage: 'Your session has ended. Sign in again' },
  blocked: { id: 'ui.error.blocked', defaultMessage: 'This account is blocked' },
  invalidCredentials: { id: 'ui.error.invalidCredentials', defaultMessage: 'Incorrect login or password' },
  forbidden: { id: 'ui.error.forbidden', defaultMessage: 'Your rules don’t allow this' },
  undeclared: {
    id: 'ui.error.undeclared',
    defaultMessage: 'This page made a request it isn’t allowed to make. The portal’s operators have been notified',
  },
  notFound: { id: 'ui.error.notFound', defaultMessage: 'This doesn’t exist, or you don’t have access to it' },
  invalid: { id: 'ui.error.invalid', defaultMessage: 'Some fields need your attention' },
  malformed: {
    id: 'ui.error.malformed',
    defaultMessage: 'The server couldn’t read this request. Reload the page and try again',
  },
  tooLarge: { id: 'ui.error.tooLarge', defaultMessage: 'This is too large to send' },
  unsupportedType: { id: 'ui.error.unsupportedType', defaultMessage: 'This type of file is not supported' },
  alreadyExists: { id: 'ui.error.alreadyExists', defaultMessage: 'This already exists' },
  overlaps: { id: 'ui.error.overlaps', defaultMessage: 'This overlaps with an existing entry' },
  inUse: { id: 'ui.error.inUse', defaultMessage: 'Other records use this, so it can’t be removed' },
  tryAgain: { id: 'ui.error.tryAgain', defaultMessage: 'This was changed at the same time. Try again' },
  billEmailLimit: {
    id: 'ui.error.billEmailLimit',
    defaultMessage:
      'The limit of {max} bill e-mails an hour is reached. Try again in {minutes, plural, one {# minute} other {# minutes}}',
  },
  invitationLimit: {
    id: 'ui.error.invitationLimit',
    defaultMessage:
      'The limit of {max} invitations an hour is reached. Try again in {minutes, plural, one {# minute} other {# minutes}}',
  },
  trackingLinkLimit: {
    id: 'ui.error.trackingLinkLimit',
    defaultMessage:
      'The limit of {max} tracking links an hour is reached. Try again in {minutes, plural, one {# minute} other {# minutes}}',
  },
  tooManyRequests: { id: 'ui.error.tooManyRequests', defaultMessage: 'Too many requests. Try again in {retryAfter} s' },
  tooManyAttempts: { id: 'ui.error.tooManyAttempts', defaultMessage: 'Too many attempts. Wait a moment and try again' },
});
