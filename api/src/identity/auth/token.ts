import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { UserInfo } from 'shared-contracts/identity/auth';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';

const ALGORITHM = 'HS256';
export const SESSION_LIFETIME = { usual: 12 * HOUR, remembered: 30 * DAY };
/** The lifetime of tokens that the client refreshes. */
export const ACCESS_TOKEN_LIFETIME = 10 * MINUTE;

/** The rules in a token are for the browser only; the API reads them from the database. */
export type Claims = UserInfo & {
  sessionVersion: number;
  /** The actor's session version in a session as someone else: ending the actor's sessions ends this one too. */
  actorVersion?: number;
  /** The session in the database, the actor's in a session as someone else. Tokens of releases before 0074 have none. */
  sessionId?: string;
  /** Unix seconds. Only in a token that expires earlier and can be refreshed until then. */
  sessionEndsAt?: number;
};
/** The part of a token that the API uses. */
export type Session = Pick<
  Claims,
  'id' | 'sessionVersion' | 'actor' | 'actorVersion' | 'sessionId' | 'sessionEndsAt'
> & { exp: number };

/** Unix seconds. */
export const endOfSession = ({ sessionEndsAt, exp }: Session) => sessionEndsAt ?? exp;

const encodeSecret = (secret: string) => new TextEncoder().encode(secret);

/** @param expiresAt unix seconds */
export const signToken = (secret: string, claims: Claims, now: number, expiresAt: number) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(encodeSecret(secret));

/** Verified sessions by token, so that each signature is verified only once. */
const verifiedSessions = new Map<string, Session>();
const MAX_VERIFIED = 2_000;

function remember(key: string, session: Session) {
  verifiedSessions.set(key, session);
  const [oldest] = verifiedSessions.keys();
  if (verifiedSessions.size > MAX_VERIFIED && oldest !== undefined) verifiedSessions.delete(oldest);
}

/** @returns null for a foreign, altered or expired token */
export async function readToken(secret: string, token: string, now: number): Promise<Session | null> {
  const key = createHash('sha256').update(`${secret}\0${token}`).digest('base64');
  const verified = verifiedSessions.get(key);
  if (verified) return verified.exp > now ? verified : null;
  try {
    const { payload } = await jwtVerify<Session>(token, encodeSecret(secret), {
      algorithms: [ALGORITHM],
      typ: 'JWT',
      currentDate: new Date(now * 1_000),
      requiredClaims: ['exp'],
    });
    const { id, sessionVersion, actor, actorVersion, sessionId, sessionEndsAt, exp } = payload;
    const session: Session = {
      id,
      sessionVersion,
      exp,
      ...(actor && { actor }),
      ...(actorVersion !== undefined && { actorVersion }),
      ...(sessionId !== undefined && { sessionId }),
      ...(sessionEndsAt !== undefined && { sessionEndsAt }),
    };
    remember(key, session);
    return session;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Reads a token that may have expired, as long as its session lasts. @returns null for a foreign or altered one */
export async function readTokenOfSession(secret: string, token: string, now: number): Promise<Session | null> {
  const session = await readToken(secret, token, 0);
  return session && endOfSession(session) > now ? session : null;
}
