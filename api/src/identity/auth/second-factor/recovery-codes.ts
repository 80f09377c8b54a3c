import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from 'shared-contracts/values/identity/second-factor';

/** No characters that look alike. Ten of them make 49 bits. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const HALF_LENGTH = 5;

const half = () => Array.from({ length: HALF_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);

/** People type codes in lower case, with spaces or without the hyphen. */
const normalize = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Keyed with the secret, so that a stolen table reveals no codes. */
export const hashRecoveryCode = (secret: string, userId: string, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery-code:${userId}:${normalize(code)}`)
    .digest('base64url');
