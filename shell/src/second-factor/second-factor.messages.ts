import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.factors.title', defaultMessage: 'Second factor' },
  help: {
    id: 'shell.factors.help',
    defaultMessage: 'With a second factor, nobody can sign in with your password alone.',
  },
  loading: { id: 'shell.factors.loading', defaultMessage: 'Loading second factors' },
  none: { id: 'shell.factors.none', defaultMessage: 'Only your password protects your account' },
  noneText: {
    id: 'shell.factors.noneText',
    defaultMessage: 'Add a passkey of this device or an authenticator app on your phone.',
  },
  totp: { id: 'shell.factors.totp', defaultMessage: 'Authenticator app' },
  passkey: { id: 'shell.factors.passkey', defaultMessage: 'Passkey' },
  passkeyAt: { id: 'shell.factors.passkeyAt', defaultMessage: 'Passkey for {host}' },
  /** Before a relative time: last used 5 minutes ago. */
  lastUsed: { id: 'shell.factors.lastUsed', defaultMessage: 'last used' },
  neverUsed: { id: 'shell.factors.neverUsed', defaultMessage: 'not used yet' },
  addTotp: { id: 'shell.factors.addTotp', defaultMessage: 'Add authenticator app' },
  addPasskey: { id: 'shell.factors.addPasskey', defaultMessage: 'Add passkey' },
  name: { id: 'shell.factors.name', defaultMessage: 'Name' },
  nameHelp: { id: 'shell.factors.nameHelp', defaultMessage: 'How you recognize it in the list, such as “Work phone”.' },
  continue: { id: 'shell.factors.continue', defaultMessage: 'Continue' },
  added: { id: 'shell.factors.added', defaultMessage: 'Second factor added' },
  rename: { id: 'shell.factors.rename', defaultMessage: 'Rename' },
  renameThis: { id: 'shell.factors.renameThis', defaultMessage: 'Rename {name}' },
  renamed: { id: 'shell.factors.renamed', defaultMessage: 'Second factor renamed' },
  remove: { id: 'shell.factors.remove', defaultMessage: 'Remove' },
  removeThis: { id: 'shell.factors.removeThis', defaultMessage: 'Remove {name}' },
  removeTitle: { id: 'shell.factors.removeTitle', defaultMessage: 'Remove second factor' },
  removeText: {
    id: 'shell.factors.removeText',
    defaultMessage: 'You can no longer sign in with “{name}”. To use it again, you have to add it again.',
  },
  removeLastText: {
    id: 'shell.factors.removeLastText',
    defaultMessage:
      'You can no longer sign in with “{name}”, and your recovery codes stop working. From then on, only your password protects your account.',
  },
  removed: { id: 'shell.factors.removed', defaultMessage: 'Second factor removed' },
  required: { id: 'shell.factors.required', defaultMessage: 'Your organization requires a second factor.' },
});

export const totpMessages = defineMessages({
  scan: {
    id: 'shell.factors.scan',
    defaultMessage: 'Scan this code with your authenticator app. Then enter the six digits that the app shows.',
  },
  qr: { id: 'shell.factors.qr', defaultMessage: 'QR code for the authenticator app' },
  secret: { id: 'shell.factors.secret', defaultMessage: 'Key, if you can’t scan the code' },
  code: { id: 'shell.factors.code', defaultMessage: 'Code from the app' },
  codeShort: { id: 'shell.factors.codeShort', defaultMessage: 'Enter six digits' },
});

export const recoveryMessages = defineMessages({
  title: { id: 'shell.factors.recovery.title', defaultMessage: 'Recovery codes' },
  left: {
    id: 'shell.factors.recovery.left',
    defaultMessage:
      '{count, plural, =0 {No recovery codes left} one {# recovery code left} other {# recovery codes left}}',
  },
  renew: { id: 'shell.factors.recovery.renew', defaultMessage: 'Create new codes' },
  renewTitle: { id: 'shell.factors.recovery.renewTitle', defaultMessage: 'Create new recovery codes' },
  renewText: {
    id: 'shell.factors.recovery.renewText',
    defaultMessage: 'Your current recovery codes stop working immediately.',
  },
  keep: {
    id: 'shell.factors.recovery.keep',
    defaultMessage:
      'Each code replaces your second factor once, for example if you lose your phone. Keep them somewhere safe: they aren’t shown again.',
  },
  copy: { id: 'shell.factors.recovery.copy', defaultMessage: 'Copy codes' },
  copied: { id: 'shell.factors.recovery.copied', defaultMessage: 'Codes copied' },
  download: { id: 'shell.factors.recovery.download', defaultMessage: 'Download codes' },
  done: { id: 'shell.factors.recovery.done', defaultMessage: 'I’ve saved them' },
});

export const passwordMessages = defineMessages({
  title: { id: 'shell.factors.password.title', defaultMessage: 'Enter your password' },
  text: {
    id: 'shell.factors.password.text',
    defaultMessage: 'It’s been a while since you signed in. To change how you sign in, enter your password again.',
  },
  password: { id: 'shell.factors.password.password', defaultMessage: 'Password' },
});

export const enrolMessages = defineMessages({
  title: { id: 'shell.factors.enrol.title', defaultMessage: 'Add a second factor' },
  lead: {
    id: 'shell.factors.enrol.lead',
    defaultMessage:
      'Your organization requires a second factor. Add one to continue: you’ll need it each time you sign in.',
  },
});

/** Errors of the API by code, or by field and code. */
export const errorMessages = defineMessages({
  invalidCode: {
    id: 'shell.factors.error.invalidCode',
    defaultMessage: 'Incorrect code. Check the clock of your phone and try the next code',
  },
  wrongPassword: { id: 'shell.factors.error.wrongPassword', defaultMessage: 'The password is wrong' },
  wrongPasskey: { id: 'shell.factors.error.wrongPasskey', defaultMessage: 'The passkey wasn’t accepted. Try again' },
  passkeyExists: { id: 'shell.factors.error.passkeyExists', defaultMessage: 'This passkey is in your list already' },
  passkeyNotUsed: {
    id: 'shell.factors.error.passkeyNotUsed',
    defaultMessage: 'No passkey was used. Try again, or choose another way',
  },
  passwordConfirmationRequired: {
    id: 'shell.factors.error.confirm',
    defaultMessage: 'Nothing was changed: your password is needed for this',
  },
  challengeExpired: { id: 'shell.factors.error.expired', defaultMessage: 'That took too long. Start again' },
  tooManyFactors: {
    id: 'shell.factors.error.tooMany',
    defaultMessage: 'You have as many second factors as possible. Remove one first',
  },
  lastFactor: {
    id: 'shell.factors.error.last',
    defaultMessage: 'Your organization requires a second factor. Add another one before you remove this one',
  },
});
