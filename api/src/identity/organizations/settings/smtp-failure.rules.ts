import type { SmtpTest } from 'shared-contracts/organizations';

type Failure = { field: keyof SmtpTest; code: string; message: string };

const UNREACHABLE: Failure = {
  field: 'smtpHost',
  code: 'unreachable',
  message: 'No mail server answers at this host and port',
};
const INSECURE: Failure = {
  field: 'smtpPort',
  code: 'insecure',
  message: 'The mail server offers no secure connection at this port',
};
const SIGN_IN: Failure = {
  field: 'smtpPassword',
  code: 'signInRefused',
  message: 'The mail server refuses this user and password',
};
const REFUSED: Failure = {
  field: 'smtpUser',
  code: 'mailRefused',
  message: 'The mail server refuses to send mail for this user',
};

/** What can go wrong, by the code it comes with: in plain words, nothing of what the server said. */
const FAILURES: Record<string, Failure> = {
  hostNotFound: { field: 'smtpHost', code: 'hostNotFound', message: 'No mail server with this name can be found' },
  addressNotAllowed: {
    field: 'smtpHost',
    code: 'addressNotAllowed',
    message: 'Mail servers in private networks are not allowed',
  },
  portNotAllowed: { field: 'smtpPort', code: 'portNotAllowed', message: 'This is no port of a mail server' },
  EAUTH: SIGN_IN,
  ENOAUTH: SIGN_IN,
  ETLS: INSECURE,
  EENVELOPE: REFUSED,
  EMESSAGE: REFUSED,
};
const OF_TLS = /SSL|TLS|CERT|EPROTO|SIGNATURE/;

/** The server says so when somebody sends without having signed in. */
const NOT_SIGNED_IN = 530;

type Failed = { code?: string | undefined; originalCode?: string | undefined; responseCode?: number | undefined };

/** The field to blame for a failure to send. What lies below may tell more: a certificate is a matter of the connection. */
export function smtpFailure({ code = '', originalCode = '', responseCode }: Failed): Failure {
  if (OF_TLS.test(originalCode)) return INSECURE;
  if (responseCode === NOT_SIGNED_IN) return SIGN_IN;
  return FAILURES[code] ?? UNREACHABLE;
}
