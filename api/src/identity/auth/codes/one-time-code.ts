import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;

export const generateCode = () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/**
 * Keyed with the secret, so that a stolen table reveals no codes.
 * @param subject the purpose of the code: an email address whose password is reset, or the key of a sign-in
 */
export const hashCode = (secret: string, subject: string, otp: string) =>
  createHmac('sha256', secret).update(`one-time-code:${subject}:${otp}`).digest('base64url');

export const matchesCode = (
  secret: string,
  { subject, codeHash }: { subject: string; codeHash: string },
  otp: string,
) => timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashCode(secret, subject, otp)));
