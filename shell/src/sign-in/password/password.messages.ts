import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.reset.title', defaultMessage: 'Reset your password' },
  lead: {
    id: 'shell.reset.lead',
    defaultMessage: 'Enter your e-mail address or login. We’ll e-mail you a code to set a new password.',
  },
  sendCode: { id: 'shell.reset.sendCode', defaultMessage: 'Send code' },
  sent: {
    id: 'shell.reset.sent',
    defaultMessage:
      'If there is such an account, a six-digit code has been e-mailed to its address. The code is valid for {minutes} minutes.',
  },
  code: { id: 'shell.reset.code', defaultMessage: 'Code' },
  codeShort: { id: 'shell.reset.codeShort', defaultMessage: 'Enter all six digits' },
  codeWrong: { id: 'shell.reset.codeWrong', defaultMessage: 'Incorrect code' },
  codeExpired: { id: 'shell.reset.codeExpired', defaultMessage: 'This code has expired. Request a new one' },
  codeTooManyAttempts: { id: 'shell.reset.codeTries', defaultMessage: 'Too many incorrect codes. Request a new one' },
  checkCode: { id: 'shell.reset.checkCode', defaultMessage: 'Check code' },
  resend: { id: 'shell.reset.resend', defaultMessage: 'Send a new code' },
  resendIn: {
    id: 'shell.reset.resendIn',
    defaultMessage: 'Send a new code in {seconds, plural, one {# second} other {# seconds}}',
  },
  resent: {
    id: 'shell.reset.resent',
    defaultMessage: 'If there is such an account, a new code has been e-mailed to its address.',
  },
  choosePassword: {
    id: 'shell.reset.choose',
    defaultMessage: 'Choose a new password. You will be signed out everywhere else.',
  },
  newPassword: { id: 'shell.reset.newPassword', defaultMessage: 'New password' },
  passwordHelp: {
    id: 'shell.reset.passwordHelp',
    defaultMessage: 'At least {length} characters, better {suggested} or more',
  },
  repeat: { id: 'shell.reset.repeat', defaultMessage: 'Repeat password' },
  setPassword: { id: 'shell.reset.setPassword', defaultMessage: 'Set password' },
  firstTitle: { id: 'shell.reset.first', defaultMessage: 'Choose your password' },
  firstLead: {
    id: 'shell.reset.firstLead',
    defaultMessage: 'You have signed in with a one-time password. Choose your own password to continue.',
  },
});
