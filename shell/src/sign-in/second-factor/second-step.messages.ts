import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  lead: { id: 'shell.signIn.second.lead', defaultMessage: 'Confirm that it’s you with your second factor.' },
  usePasskey: { id: 'shell.signIn.second.usePasskey', defaultMessage: 'Use passkey' },
  code: { id: 'shell.signIn.second.code', defaultMessage: 'Code from your authenticator app' },
  recoveryCode: { id: 'shell.signIn.second.recoveryCode', defaultMessage: 'Recovery code' },
  useRecoveryCode: { id: 'shell.signIn.second.useRecoveryCode', defaultMessage: 'Use a recovery code' },
  useCode: { id: 'shell.signIn.second.useCode', defaultMessage: 'Use the authenticator app' },
  confirm: { id: 'shell.signIn.second.confirm', defaultMessage: 'Confirm' },
  elsewhere: {
    id: 'shell.signIn.second.elsewhere',
    defaultMessage:
      'Your passkey belongs to another address of the portal and doesn’t work here. Use another way, or sign in there.',
  },
  noWay: {
    id: 'shell.signIn.second.noWay',
    defaultMessage:
      'Your second factor can’t be used in this browser. Ask an administrator of your organization to reset it',
  },
  signInWithPasskey: { id: 'shell.signIn.second.signIn', defaultMessage: 'Sign in with a passkey' },
});

/** Errors of the API by code. */
export const errorMessages = defineMessages({
  invalid: { id: 'shell.signIn.second.wrong', defaultMessage: 'Incorrect or used code. Try the next one' },
  challengeExpired: {
    id: 'shell.signIn.second.expired',
    defaultMessage: 'That took too long or was tried too often. Enter your password again',
  },
  passkeyNotUsed: {
    id: 'shell.signIn.second.notUsed',
    defaultMessage: 'No passkey was used. Try again, or choose another way',
  },
  wrongPasskey: {
    id: 'shell.signIn.second.wrongPasskey',
    defaultMessage: 'This passkey isn’t known here. Sign in with your password',
  },
  blocked: {
    id: 'shell.signIn.blocked',
    defaultMessage: 'This account is blocked. Ask an administrator of your organization',
  },
  singleSignOnRequired: {
    id: 'shell.signIn.second.sso',
    defaultMessage: 'Your organization requires single sign-on. Continue with your e-mail address',
  },
});
export const passkeyErrors = { ...errorMessages, invalid: errorMessages.wrongPasskey };
