import { errors, jwtVerify, SignJWT } from 'jose';
import type { UserInfo } from 'shared-contracts/identity/auth';
import { DAY, HOUR } from 'shared-contracts/values/time';

const ALGORITHM = 'HS256';
export const TOKEN_LIFETIME = { session: 12 * HOUR, remembered: 30 * DAY };

/** The rules in a token are for the browser only; the API reads them from the database. */
export type Claims = UserInfo & {
  sessionVersion: number;
  /** The actor's session version in a session as someone else: ending the actor's sessions ends this one too. */
  actorVersion?: number;
};
/** The part of a token that the API uses. */
export type Session = Pick<Claims, 'id' | 'sessionVersion' | 'actor' | 'actorVersion'> & { exp: number };

const encodeSecret = (secret: string) => new TextEncoder().encode(secret);

/** @param expiresAt unix seconds */
export const signToken = (secret: string, claims: Claims, now: number, expiresAt: number) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(encodeSecret(secret));

/** @returns null for a foreign, altered or expired token */
export async function readToken(secret: string, token: string, now: number): Promise<Session | null> {
  try {
    const { payload } = await jwtVerify<Session>(token, encodeSecret(secret), {
      algorithms: [ALGORITHM],
      currentDate: new Date(now * 1_000),
      requiredClaims: ['exp'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
