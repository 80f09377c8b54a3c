import { Secret, TOTP } from 'otpauth';
import { SECOND_MS } from 'shared-contracts/values/time';

/** Defaults of every authenticator app; several of them ignore anything else. */
const PERIOD = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Codes of the periods before and after are accepted as well, because clocks differ. */
const WINDOW = 1;

const createTotp = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: DIGITS, period: PERIOD, algorithm: 'SHA1' });

/** Base32, as people can type it into an app. */
export const generateTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The URI in the QR code. */
export const totpUri = (secret: string, names: { issuer: string; label: string }): string =>
  createTotp(secret, names).toString();

/** @returns the period of the code; null if it is wrong */
export function findStep(secret: string, code: string, now: number): number | null {
  const totp = createTotp(secret);
  const timestamp = now * SECOND_MS;
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
