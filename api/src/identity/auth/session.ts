import type { FastifyRequest } from 'fastify';
import { logoUrl } from '../pictures/picture-urls.ts';
import type { Db } from '../../platform/database/database.ts';
import { unauthorized } from '../../platform/errors/app-error.ts';
import { type Identify, getBearerToken } from '../../platform/http/access-guard.ts';
import type { Services } from '../../platform/services/services.ts';
import { findAccount, findUserProfile } from './auth.store.ts';
import { type Claims, TOKEN_LIFETIME, readToken, type Session, signToken } from './token.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret'>;
/** The user who signed in as another one, with the version of their own session. */
type Actor = Pick<Session, 'actor' | 'actorVersion'>;

async function buildClaims(db: Db, userId: string, { actor, actorVersion }: Actor): Promise<Claims> {
  const {
    id,
    login,
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
  return {
    id,
    login,
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
    ...(actor ? { actor, actorVersion } : profile.mustChangePassword && { mustChangePassword: true as const }),
  };
}

type TokenOptions = {
  isRemembered?: boolean;
  /** The version at the time the credentials were checked, so that a password change meanwhile ends this session too. */
  sessionVersion?: number;
};

/** Issues a token for twelve hours, or for thirty days when remembered. */
export async function issueToken(
  { db, now, secret }: Deps,
  userId: string,
  { isRemembered = false, ...claims }: TokenOptions = {},
): Promise<string> {
  const lifetime = isRemembered ? TOKEN_LIFETIME.remembered : TOKEN_LIFETIME.session;
  return signToken(secret, { ...(await buildClaims(db, userId, {})), ...claims }, now(), now() + lifetime);
}

/** Issues a token with the current data of the user; the expiry stays the same. */
export async function renewToken(
  { db, now, secret }: Deps,
  { id, exp, actor, actorVersion }: Session,
): Promise<string> {
  return signToken(secret, await buildClaims(db, id, { actor, actorVersion }), now(), exp);
}

/** Issues a token for acting as another user. It expires with the actor's session, after twelve hours at most. */
export async function issueTokenAs(
  { db, now, secret }: Deps,
  userId: string,
  session: Session & { login: string },
): Promise<string> {
  const actor = session.actor
    ? { actor: session.actor, actorVersion: session.actorVersion }
    : { actor: { id: session.id, login: session.login }, actorVersion: session.sessionVersion };
  return signToken(
    secret,
    await buildClaims(db, userId, actor),
    now(),
    Math.min(session.exp, now() + TOKEN_LIFETIME.session),
  );
}

/** Returns the session of a request that has passed the guard. */
export async function getSession({ now, secret }: Deps, request: FastifyRequest): Promise<Session> {
  const token = getBearerToken(request);
  const session = token ? await readToken(secret, token, now()) : null;
  if (!session) throw unauthorized();
  return session;
}

/** A session as someone else lasts only while the actor would be allowed to start it. */
async function findActorState(
  db: Db,
  { actor, actorVersion }: Session,
): Promise<{ isInvalid: boolean; isBlocked: boolean }> {
  if (!actor) return { isInvalid: false, isBlocked: false };
  const account = await findAccount(db, actor.id);
  if (account?.isBlocked) return { isInvalid: false, isBlocked: true };
  return { isInvalid: account?.role !== 'root' || account.sessionVersion !== actorVersion, isBlocked: false };
}

/** A token of a deleted user or an ended session identifies nobody; a blocked user is still reported as blocked. */
export const createIdentify =
  ({ db, now, secret }: Deps): Identify =>
  async (token) => {
    const session = await readToken(secret, token, now());
    const account = session && (await findAccount(db, session.id));
    if (!account) return null;
    const actor = await findActorState(db, session);
    const isBlocked = Boolean(account.isBlocked) || actor.isBlocked;
    if (!isBlocked && (actor.isInvalid || account.sessionVersion !== session.sessionVersion)) return null;
    const { id, login, role, organizationId, organizationType, contactId, rules } = account;
    const caller = {
      userId: id,
      login,
      role,
      organizationId,
      organizationType,
      contactId,
      rules,
      actorId: session.actor?.id ?? null,
    };
    return { caller, isBlocked, mustChangePassword: account.mustChangePassword && !session.actor };
  };
