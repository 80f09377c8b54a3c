import type { UserInfo } from 'shared-contracts/identity/auth';

/** `expiresAt` in unix seconds. */
type DecodedToken = { user: UserInfo; expiresAt?: number };
/** The signed-in user; empty: nobody. */
export type Session = { token?: string } & Partial<DecodedToken>;

function decodePayload(token: string): UserInfo & { exp?: number } {
  const encoded = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Reads the user info of a token; undefined when it is unreadable. The signature is verified by the server only. */
export function decodeToken(token: string): DecodedToken | undefined {
  try {
    const { exp, ...user } = decodePayload(token);
    return user.id && user.role && Array.isArray(user.rules) ? { user, ...(exp && { expiresAt: exp }) } : undefined;
  } catch {
    return undefined;
  }
}

const isExpired = ({ expiresAt }: DecodedToken, now = Date.now()) => expiresAt !== undefined && expiresAt * 1000 <= now;

/** Returns an empty session for unreadable and expired tokens. */
export function toSession(token: string | null | undefined): Session {
  const decoded = token ? decodeToken(token) : undefined;
  return token && decoded && !isExpired(decoded) ? { token, ...decoded } : {};
}
