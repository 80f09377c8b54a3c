import { createHash, createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const PATTERN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** The content of the refresh cookie: `<session id>.<secret>`. */
export type RefreshToken = { sessionId: string; secret: string };

export const createRefreshToken = (sessionId: string): RefreshToken => ({
  sessionId,
  secret: randomBytes(SECRET_BYTES).toString('base64url'),
});

export const formatRefreshToken = ({ sessionId, secret }: RefreshToken) => `${sessionId}.${secret}`;

export function parseRefreshToken(text: string | undefined): RefreshToken | null {
  const [, sessionId, secret] = PATTERN.exec(text ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}

/** The hash that the database stores. A secret of 256 random bits needs no slow hash. */
export const hashRefreshToken = ({ secret }: RefreshToken) => createHash('sha256').update(secret).digest('base64url');

/**
 * The next token, derived from the previous one: two tabs that refresh at the same time, or a browser that lost the
 * response, get the same token, and only the server can compute it.
 */
export const nextRefreshToken = (secret: string, { sessionId, secret: previous }: RefreshToken): RefreshToken => ({
  sessionId,
  secret: createHmac('sha256', secret).update(`refresh-token:${sessionId}:${previous}`).digest('base64url'),
});
