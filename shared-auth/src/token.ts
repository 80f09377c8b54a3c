import type { UserInfo } from 'shared-contracts/identity/auth';

/** Times in unix seconds. */
type DecodedToken = {
  user: UserInfo;
  /** When the session ends. */
  expiresAt?: number;
  /** When the token has to be refreshed; set only if it expires before its session ends. */
  refreshAt?: number;
};
/** The signed-in user; empty if there is none. */
export type Session = { token?: string } & Partial<DecodedToken>;

type Payload = UserInfo & { exp?: number; iat?: number; sessionEndsAt?: number };

/** Refreshes before the token expires, so that it doesn't while a request is on its way. */
const REFRESH_MARGIN = 30;

function decodePayload(token: string): Payload {
  const encoded = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** A token that has just arrived is timed by its lifetime, as the clock of this browser may be wrong. */
const refreshTime = ({ exp = 0, iat = 0 }: Payload, receivedAt: number | undefined) =>
  (receivedAt === undefined ? exp : receivedAt + exp - iat) - REFRESH_MARGIN;

/**
 * Reads the user info of a token; undefined when it is unreadable. The signature is verified by the server only.
 * @param receivedAt unix seconds; undefined for a stored token
 */
export function decodeToken(token: string, receivedAt?: number): DecodedToken | undefined {
  try {
    const payload = decodePayload(token);
    const { exp, iat: _issuedAt, sessionEndsAt, ...user } = payload;
    const expiresAt = sessionEndsAt ?? exp;
    if (!user.id || !user.role || !Array.isArray(user.rules)) return undefined;
    return {
      user,
      ...(expiresAt && { expiresAt }),
      ...(sessionEndsAt && { refreshAt: refreshTime(payload, receivedAt) }),
    };
  } catch {
    return undefined;
  }
}

const isExpired = ({ expiresAt }: DecodedToken, now = Date.now()) => expiresAt !== undefined && expiresAt * 1000 <= now;

/** Returns an empty session for unreadable tokens and sessions that are over. @param receivedAt see `decodeToken` */
export function toSession(token: string | null | undefined, receivedAt?: number): Session {
  const decoded = token ? decodeToken(token, receivedAt) : undefined;
  return token && decoded && !isExpired(decoded) ? { token, ...decoded } : {};
}
