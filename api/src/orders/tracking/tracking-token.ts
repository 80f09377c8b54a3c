import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 24;
/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const HALF = 4;

/** 192 random bits as 32 letters of an address. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** The token is as hard to guess as a key, so that a quick hash without salt keeps it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** `7KQ2-M9XD`: names a link where its token must not be told; two may share one. */
export const newCode = () => `${half()}-${half()}`;
