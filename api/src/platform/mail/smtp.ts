import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { lookupAddresses } from './lookup-addresses.ts';
import { isPublicAddress } from './public-address.ts';

export type SmtpServer = { host: string; port: number; user: string | null; password: string | null };

/** Why no connection to a server is attempted. */
export type SmtpRejectionReason = 'portNotAllowed' | 'hostNotFound' | 'addressNotAllowed';
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
 * Resolves a host to the IP address to connect to, so that another lookup can't lead elsewhere (DNS rebinding). All of
 * its addresses must be allowed.
 */
async function resolveAddress(host: string, allowsPrivate: boolean): Promise<string> {
  const addresses = await lookupAddresses(host);
  const [first] = addresses;
  if (!first) throw new SmtpRejectedError('hostNotFound');
  if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new SmtpRejectedError('addressNotAllowed');
  return first.address;
}

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
  const address = await resolveAddress(host, allowsPrivate);
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
