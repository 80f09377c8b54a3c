import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;

export const newCode = () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Bound to the e-mail address; without the secret a stolen table tells no code. */
export const hashCode = (secret: string, email: string, otp: string) =>
  createHmac('sha256', secret).update(`one-time-code:${email}:${otp}`).digest('base64url');

export const isCode = (secret: string, { email, codeHash }: { email: string; codeHash: string }, otp: string) =>
  timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashCode(secret, email, otp)));
