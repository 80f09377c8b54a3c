import type { SmtpTest } from 'shared-contracts/identity/organizations';

type Failure = { field: keyof SmtpTest; code: string; message: string };

const UNREACHABLE: Failure = {
  field: 'smtpHost',
  code: 'unreachable',
  message: 'No mail server responds at this host and port',
};
const INSECURE: Failure = {
  field: 'smtpPort',
  code: 'insecure',
  message: 'The mail server does not offer a secure connection on this port',
};
const SIGN_IN_REJECTED: Failure = {
  field: 'smtpPassword',
  code: 'signInRefused',
  message: 'The mail server rejected this user and password',
};
const MAIL_REJECTED: Failure = {
  field: 'smtpUser',
  code: 'mailRefused',
  message: 'The mail server refused to send email for this user',
};

/** Keyed by error code. The messages don't disclose the server's reply. */
const FAILURES: Record<string, Failure> = {
  hostNotFound: { field: 'smtpHost', code: 'hostNotFound', message: 'No mail server with this name was found' },
  addressNotAllowed: {
    field: 'smtpHost',
    code: 'addressNotAllowed',
    message: 'Mail servers in private networks are not allowed',
  },
  portNotAllowed: { field: 'smtpPort', code: 'portNotAllowed', message: 'This is not a mail server port' },
  EAUTH: SIGN_IN_REJECTED,
  ENOAUTH: SIGN_IN_REJECTED,
  ETLS: INSECURE,
  EENVELOPE: MAIL_REJECTED,
  EMESSAGE: MAIL_REJECTED,
};
const TLS_ERROR = /SSL|TLS|CERT|EPROTO|SIGNATURE/;

/** SMTP reply to sending without authentication. */
const AUTHENTICATION_REQUIRED = 530;

type SendError = { code?: string | undefined; originalCode?: string | undefined; responseCode?: number | undefined };

/** Maps an error to the setting to correct. A TLS error hides behind the original code. */
export function toSmtpFailure({ code = '', originalCode = '', responseCode }: SendError): Failure {
  if (TLS_ERROR.test(originalCode)) return INSECURE;
  if (responseCode === AUTHENTICATION_REQUIRED) return SIGN_IN_REJECTED;
  return FAILURES[code] ?? UNREACHABLE;
}
