import { toSmtpFailure } from './smtp-failure.rules.ts';

test.each([
  ['an unknown name', { code: 'hostNotFound' }, 'smtpHost', 'hostNotFound'],
  ['a private address', { code: 'addressNotAllowed' }, 'smtpHost', 'addressNotAllowed'],
  ['another port', { code: 'portNotAllowed' }, 'smtpPort', 'portNotAllowed'],
  ['a wrong password', { code: 'EAUTH', responseCode: 535 }, 'smtpPassword', 'signInRefused'],
  ['no way to sign in', { code: 'ENOAUTH' }, 'smtpPassword', 'signInRefused'],
  ['a required sign-in', { code: 'EENVELOPE', responseCode: 530 }, 'smtpPassword', 'signInRefused'],
  ['a rejected sender', { code: 'EENVELOPE', responseCode: 550 }, 'smtpUser', 'mailRefused'],
  ['a rejected message', { code: 'EMESSAGE' }, 'smtpUser', 'mailRefused'],
  ['no encryption', { code: 'ETLS' }, 'smtpPort', 'insecure'],
  ['a wrong version of TLS', { code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'smtpPort', 'insecure'],
  ['an unknown certificate', { code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'smtpPort', 'insecure'],
  ['a failed handshake', { code: 'ESOCKET', originalCode: 'EPROTO', responseCode: 530 }, 'smtpPort', 'insecure'],
  ['no connection', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'smtpHost', 'unreachable'],
  ['anything else', {}, 'smtpHost', 'unreachable'],
])('maps %s to the setting to correct', (_case, error, field, code) => {
  expect(toSmtpFailure(error)).toMatchObject({ field, code });
});
