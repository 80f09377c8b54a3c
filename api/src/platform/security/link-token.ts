import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 24;
/** No characters that look alike. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const HALF_LENGTH = 4;

/** 192 random bits as 32 URL-safe characters. */
export const generateToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** A fast hash without salt is safe, because the token is as hard to guess as a key. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

const codeHalf = () =>
  Array.from({ length: HALF_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('');

/** Names a link where its token must stay secret, such as `7KQ2-M9XD`. Not unique. */
export const generateCode = () => `${codeHalf()}-${codeHalf()}`;
