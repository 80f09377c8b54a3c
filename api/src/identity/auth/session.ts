import type { FastifyRequest } from 'fastify';
import { logoUrl } from '../pictures/picture-urls.ts';
import type { Db } from '../../platform/database/database.ts';
import { unauthorized } from '../../platform/errors/app-error.ts';
import { getBearerToken } from '../../platform/http/access-guard.ts';
import type { Services } from '../../platform/services/services.ts';
import { findUserProfile } from './auth.store.ts';
import { isOfProvider } from './required-factor.ts';
import { updateSession } from './sessions.store.ts';
import {
  ACCESS_TOKEN_LIFETIME,
  type Claims,
  endOfSession,
  readToken,
  SESSION_LIFETIME,
  type Session,
  signToken,
} from './token.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret'>;
/** The user who impersonates another one, with the version of their own session. */
type Actor = Pick<Session, 'actor' | 'actorVersion'>;

async function buildClaims(db: Db, userId: string, session: Actor & Pick<Claims, 'sessionId'>): Promise<Claims> {
  const { actor, actorVersion, sessionId } = session;
  const {
    id,
    login,
    name,
    role,
    email,
    organizationId,
    organizationName,
    organizationType,
    organizationCode,
    logoId,
    timezoneId,
    timezoneName,
    rules,
    language,
    units,
    ...profile
  } = await findUserProfile(db, userId);
  const timezone = { id: timezoneId, name: timezoneName };
  const organizationLogo = logoId && logoUrl(organizationId, logoId);
  const { sessionVersion } = profile;
  const mustAddFactor = !actor && profile.lacksRequiredFactor && !(await isOfProvider(db, sessionId));
  return {
    id,
    login,
    name,
    role,
    email,
    organizationId,
    organizationName,
    organizationType,
    organizationCode,
    organizationLogo,
    timezone,
    rules,
    language,
    units,
    sessionVersion,
    ...(profile.isDriver && { isDriver: true as const }),
    ...(mustAddFactor && { mustAddFactor }),
    ...(actor ? { actor, actorVersion } : profile.mustChangePassword && { mustChangePassword: true as const }),
  };
}

type TokenOptions = Pick<Claims, 'sessionId' | 'sessionEndsAt'> & {
  /** The version when the credentials were checked, so that a password change in between ends this session too. */
  sessionVersion?: number;
  /** Unix seconds. */
  expiresAt?: number;
};

/** Issues a token, by default for twelve hours. */
export async function issueToken(
  { db, now, secret }: Deps,
  userId: string,
  { expiresAt = now() + SESSION_LIFETIME.usual, ...claims }: TokenOptions = {},
): Promise<string> {
  return signToken(secret, { ...(await buildClaims(db, userId, claims)), ...claims }, now(), expiresAt);
}

/** A token that can be refreshed expires soon; any other lasts as long as its session. */
export const tokenExpiry = ({ exp, sessionEndsAt }: Pick<Session, 'exp' | 'sessionEndsAt'>, now: number) =>
  sessionEndsAt === undefined ? exp : Math.min(sessionEndsAt, now + ACCESS_TOKEN_LIFETIME);

const sessionClaims = ({ sessionId, sessionEndsAt }: Session) => ({
  ...(sessionId && { sessionId }),
  ...(sessionEndsAt && { sessionEndsAt }),
});

/** Issues a token with the current data of the user; the session ends when it would have ended. */
export async function renewToken({ db, now, secret }: Deps, session: Session): Promise<string> {
  const claims = await buildClaims(db, session.id, session);
  if (session.sessionId && !session.actor)
    await updateSession(db, session.sessionId, { sessionVersion: claims.sessionVersion });
  return signToken(secret, { ...claims, ...sessionClaims(session) }, now(), tokenExpiry(session, now()));
}

/** Extends the session without a new version: a password change in between ends the session. */
export async function extendToken({ db, now, secret }: Deps, session: Session): Promise<string> {
  const { sessionVersion } = session;
  const claims = { ...(await buildClaims(db, session.id, session)), ...sessionClaims(session), sessionVersion };
  return signToken(secret, claims, now(), tokenExpiry(session, now()));
}

/** Issues a token for acting as another user. It lasts as long as the actor's session, twelve hours at most. */
export async function issueTokenAs(
  { db, now, secret }: Deps,
  userId: string,
  session: Session & { login: string; name: string },
): Promise<string> {
  const actor = session.actor
    ? { actor: session.actor, actorVersion: session.actorVersion }
    : { actor: { id: session.id, login: session.login, name: session.name }, actorVersion: session.sessionVersion };
  const endsAt = Math.min(endOfSession(session), now() + SESSION_LIFETIME.usual);
  const next = { ...session, exp: endsAt, ...(session.sessionEndsAt && { sessionEndsAt: endsAt }) };
  const claims = { ...(await buildClaims(db, userId, actor)), ...sessionClaims(next) };
  return signToken(secret, claims, now(), tokenExpiry(next, now()));
}

/** Returns the session of a request that has passed the guard. */
export async function getSession({ now, secret }: Deps, request: FastifyRequest): Promise<Session> {
  const token = getBearerToken(request);
  const session = token ? await readToken(secret, token, now()) : null;
  if (!session) throw unauthorized();
  return session;
}
