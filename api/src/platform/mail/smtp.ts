import type { Config } from '../config/config.ts';
import { isPublicAddress } from './public-address.ts';
import { type AddressRejectionReason, resolveAddress } from './resolve-address.ts';

export type SmtpServer = { host: string; port: number; user: string | null; password: string | null };

/** Why no connection to a server is attempted. */
export type SmtpRejectionReason = 'portNotAllowed' | AddressRejectionReason;
const MESSAGES: Record<SmtpRejectionReason, string> = {
  portNotAllowed: 'This is not a mail server port',
  hostNotFound: 'No mail server with this name was found',
  addressNotAllowed: 'The mail server is in a private network',
};

export class SmtpRejectedError extends Error {
  readonly reason: SmtpRejectionReason;

  constructor(reason: SmtpRejectionReason) {
    super(MESSAGES[reason]);
    this.reason = reason;
  }
}

const IMPLICIT_TLS = 465;
/** Milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Creates a transport to a mail server that an organization configured. Requires TLS before a password is sent over the
 * public internet.
 * @throws SmtpRejectedError when connecting to the server is not allowed
 */
export async function createSmtpTransport(
  { host, port, user, password }: SmtpServer,
  { allowedPorts, allowsPrivate }: Config['organizationMail'],
) {
  if (!allowedPorts.includes(port)) throw new SmtpRejectedError('portNotAllowed');
  const resolved = await resolveAddress(host, allowsPrivate);
  if ('reason' in resolved) throw new SmtpRejectedError(resolved.reason);
  const { address } = resolved;
  const { createTransport } = await import('nodemailer');
  const auth = user && password ? { auth: { user, pass: password } } : {};
  return createTransport({
    host: address,
    port,
    secure: port === IMPLICIT_TLS,
    requireTLS: Boolean(password) && isPublicAddress(address),
    tls: { servername: host },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...auth,
    ...TIMEOUTS,
  });
}
