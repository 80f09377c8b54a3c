import { errors, jwtVerify, SignJWT } from 'jose';
import type { UserInfo } from 'shared-contracts/auth';

const ALGORITHM = 'HS256';
const HOUR = 3_600;
export const LIFETIME = { session: 12 * HOUR, remembered: 30 * 24 * HOUR };

/** What a token says; the rights in it are for the browser, the API reads its own from the database. */
export type Claims = UserInfo & {
  sessionVersion: number;
  /** In a session as someone else: that of the actor, whose own end of session ends this one too. */
  actorVersion?: number;
};
/** What the API takes from a token. */
export type Session = Pick<Claims, 'id' | 'sessionVersion' | 'actor' | 'actorVersion'> & { exp: number };

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** @param expiresAt unix seconds */
export const signToken = (secret: string, claims: Claims, now: number, expiresAt: number) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret));

/** Null: not one of ours, altered or expired. */
export async function readToken(secret: string, token: string, now: number): Promise<Session | null> {
  try {
    const { payload } = await jwtVerify<Session>(token, keyOf(secret), {
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
