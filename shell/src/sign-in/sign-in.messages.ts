import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.signIn.title', defaultMessage: 'Sign in' },
  login: { id: 'shell.signIn.login', defaultMessage: 'E-mail or login' },
  continue: { id: 'shell.signIn.continue', defaultMessage: 'Continue' },
  password: { id: 'shell.signIn.password', defaultMessage: 'Password' },
  showPassword: { id: 'shell.signIn.showPassword', defaultMessage: 'Show password' },
  required: { id: 'shell.signIn.required', defaultMessage: 'Field is required' },
  change: { id: 'shell.signIn.change', defaultMessage: 'Change' },
  changeLogin: { id: 'shell.signIn.changeLogin', defaultMessage: 'Change e-mail or login' },
  remember: { id: 'shell.signIn.remember', defaultMessage: 'Remember me for 30 days' },
  signIn: { id: 'shell.signIn.action', defaultMessage: 'Sign in' },
  refused: { id: 'shell.signIn.refused', defaultMessage: 'The login or the password is wrong' },
  throttled: { id: 'shell.signIn.throttled', defaultMessage: 'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}' },
  throttleOver: { id: 'shell.signIn.throttleOver', defaultMessage: 'You can try again now' },
  blocked: { id: 'shell.signIn.blocked', defaultMessage: 'This account is blocked. Ask an administrator of your organization' },
  support: { id: 'shell.signIn.support', defaultMessage: 'Help: {email}' },
  headline: { id: 'shell.signIn.headline', defaultMessage: 'Every order, trip and kilometre accounted for' },
  pitch: { id: 'shell.signIn.pitch', defaultMessage: 'One portal for cargo owners, transporters, fleet owners and drivers.' },
  development: { id: 'shell.signIn.development', defaultMessage: 'This version is for testing only and data may be cleared' },
  version: { id: 'shell.signIn.version', defaultMessage: 'Version {version}' },
});
