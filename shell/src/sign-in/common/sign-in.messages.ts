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
  signOut: { id: 'shell.signIn.signOut', defaultMessage: 'Sign out' },
  invalidCredentials: { id: 'shell.signIn.refused', defaultMessage: 'Incorrect login or password' },
  throttled: {
    id: 'shell.signIn.throttled',
    defaultMessage: 'Too many attempts. Try again in {seconds, plural, one {# second} other {# seconds}}',
  },
  throttledLong: {
    id: 'shell.signIn.throttledLong',
    defaultMessage: 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}',
  },
  throttleOver: { id: 'shell.signIn.throttleOver', defaultMessage: 'You can try again now' },
  blocked: {
    id: 'shell.signIn.blocked',
    defaultMessage: 'This account is blocked. Ask an administrator of your organization',
  },
  codeRequired: {
    id: 'shell.signIn.codeRequired',
    defaultMessage:
      'Too many wrong passwords were entered for this login. To sign in on a new device, enter a code that we e-mail you.',
  },
  sendCode: { id: 'shell.signIn.sendCode', defaultMessage: 'E-mail me a code' },
  sendNewCode: { id: 'shell.signIn.sendNewCode', defaultMessage: 'Send a new code' },
  sendCodeIn: {
    id: 'shell.signIn.sendCodeIn',
    defaultMessage: 'Send a new code in {seconds, plural, one {# second} other {# seconds}}',
  },
  codeSent: {
    id: 'shell.signIn.codeSent',
    defaultMessage:
      'If there is an account with this login, a six-digit code has been sent to its e-mail address. The code is valid for {minutes} minutes.',
  },
  code: { id: 'shell.signIn.code', defaultMessage: 'Code from the e-mail' },
  codeWrong: { id: 'shell.signIn.codeWrong', defaultMessage: 'Incorrect or expired code' },
  expired: { id: 'shell.signIn.expired', defaultMessage: 'Your session has ended. Sign in again' },
  passwordChanged: {
    id: 'shell.signIn.passwordChanged',
    defaultMessage: 'Your password has been changed. Sign in with the new password',
  },
  continueWith: { id: 'shell.signIn.continueWith', defaultMessage: 'Continue with {provider}' },
  usePassword: { id: 'shell.signIn.usePassword', defaultMessage: 'Use a password instead' },
  emergency: { id: 'shell.signIn.emergency', defaultMessage: 'Emergency access for administrators' },
  enforced: {
    id: 'shell.signIn.enforced',
    defaultMessage: 'Your organization requires you to sign in with {provider}',
  },
  signingIn: { id: 'shell.signIn.signingIn', defaultMessage: 'Signing you in…' },
  forgot: { id: 'shell.signIn.forgot', defaultMessage: 'Forgot password?' },
  register: { id: 'shell.signIn.register', defaultMessage: 'Register your organization' },
  toSignIn: { id: 'shell.signIn.back', defaultMessage: 'Back to sign in' },
  support: { id: 'shell.signIn.support', defaultMessage: 'Help: {email}' },
  headline: { id: 'shell.signIn.headline', defaultMessage: 'Every order, trip and kilometre accounted for' },
  pitch: {
    id: 'shell.signIn.pitch',
    defaultMessage: 'One portal for cargo owners, transporters, fleet owners and drivers.',
  },
  version: { id: 'shell.signIn.version', defaultMessage: 'Version {version}' },
});

/** Why a sign-in with an identity provider failed. */
export const problems = defineMessages({
  denied: {
    id: 'shell.signIn.problem.denied',
    defaultMessage: 'Your identity provider didn’t let you in. Try again, or ask your administrator for access',
  },
  expired: {
    id: 'shell.signIn.problem.expired',
    defaultMessage: 'The sign-in took too long or was started in another browser. Try again',
  },
  providerDown: {
    id: 'shell.signIn.problem.providerDown',
    defaultMessage: 'Your identity provider can’t be reached. Try again in a few minutes',
  },
  rejected: {
    id: 'shell.signIn.problem.rejected',
    defaultMessage: 'The answer of your identity provider is invalid. Try again, or tell your administrator',
  },
  emailNotVerified: {
    id: 'shell.signIn.problem.emailNotVerified',
    defaultMessage: 'Your identity provider hasn’t verified your e-mail address. Ask your administrator',
  },
  unknownUser: {
    id: 'shell.signIn.problem.unknownUser',
    defaultMessage: 'There is no account for you here yet. Ask your administrator to add you',
  },
  blocked: {
    id: 'shell.signIn.blocked',
    defaultMessage: 'This account is blocked. Ask an administrator of your organization',
  },
  tooMany: {
    id: 'shell.signIn.problem.tooMany',
    defaultMessage: 'Too many sign-ins were started from your network. Try again in a minute',
  },
});
