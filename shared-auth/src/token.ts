import type { UserInfo } from 'shared-contracts/auth';

/** `expiresAt` in unix seconds. */
type Decoded = { user: UserInfo; expiresAt?: number };
/** Who is signed in; empty: nobody. */
export type Session = { token?: string } & Partial<Decoded>;

function payloadOf(token: string): UserInfo & { exp?: number } {
  const encoded = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The user info that the token carries; undefined when it cannot be read. The server alone decides whether the token is true. */
export function decodeToken(token: string): Decoded | undefined {
  try {
    const { exp, ...user } = payloadOf(token);
    return user.id && user.role && Array.isArray(user.rules) ? { user, ...(exp && { expiresAt: exp }) } : undefined;
  } catch {
    return undefined;
  }
}

const isExpired = ({ expiresAt }: Decoded, now = Date.now()) => expiresAt !== undefined && expiresAt * 1000 <= now;

/** An undecodable or expired token is worth nothing. */
export function sessionOf(token: string | null | undefined): Session {
  const decoded = token ? decodeToken(token) : undefined;
  return token && decoded && !isExpired(decoded) ? { token, ...decoded } : {};
}
