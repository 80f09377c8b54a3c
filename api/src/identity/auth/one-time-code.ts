import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;

export const generateCode = () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Keyed with the secret, so that a stolen table reveals no codes. */
export const hashCode = (secret: string, email: string, otp: string) =>
  createHmac('sha256', secret).update(`one-time-code:${email}:${otp}`).digest('base64url');

export const matchesCode = (secret: string, { email, codeHash }: { email: string; codeHash: string }, otp: string) =>
  timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashCode(secret, email, otp)));
