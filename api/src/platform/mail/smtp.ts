import { lookup } from 'node:dns/promises';
import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import { isPublicAddress } from './public-address.ts';

export type SmtpServer = { host: string; port: number; user: string | null; password: string | null };

/** Why a server is not even asked. */
export type Refusal = 'portNotAllowed' | 'hostNotFound' | 'addressNotAllowed';
const REFUSALS: Record<Refusal, string> = {
  portNotAllowed: 'This is no port of a mail server',
  hostNotFound: 'No mail server with this name can be found',
  addressNotAllowed: 'The mail server lies in a private network',
};

export class SmtpRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(REFUSALS[refusal]);
    this.refusal = refusal;
  }
}

const IMPLICIT_TLS = 465;
const LOOKUP_MS = 5_000;
/** Milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Every address of the name has to be one that may be asked; the first is then asked by number, so that it cannot become another meanwhile. */
async function addressOf(host: string, allowsPrivate: boolean): Promise<string> {
  const found = await Promise.race([
    lookup(host, { all: true, order: 'ipv4first' }).catch(() => []),
    setTimeout(LOOKUP_MS, [], { ref: false }),
  ]);
  const [first] = found;
  if (!first) throw new SmtpRefused('hostNotFound');
  if (!allowsPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new SmtpRefused('addressNotAllowed');
  return first.address;
}

/**
 * A way to a mail server that somebody else named. A password never travels openly over the public internet.
 * @throws SmtpRefused when it is none that may be asked
 */
export async function transportTo(
  { host, port, user, password }: SmtpServer,
  { ports, allowsPrivate }: Config['ownMail'],
) {
  if (!ports.includes(port)) throw new SmtpRefused('portNotAllowed');
  const address = await addressOf(host, allowsPrivate);
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
    ...PATIENCE,
  });
}
