import type { FastifyRequest } from 'fastify';
import { logoAddress } from '../organizations/pictures.ts';
import type { Db } from '../../platform/database.ts';
import { unauthorized } from '../../platform/errors.ts';
import { type Identify, tokenOf } from '../../platform/http/guard.ts';
import type { Parts } from '../../platform/parts.ts';
import { findPerson, findProfile } from './auth.store.ts';
import { type Claims, LIFETIME, readToken, type Session, signToken } from './token.ts';

type Means = Pick<Parts, 'db' | 'now' | 'secret'>;
/** Who signed in as someone else, with the version of that session. */
type Actor = Pick<Session, 'actor' | 'actorVersion'>;

async function claimsOf(db: Db, userId: string, { actor, actorVersion }: Actor): Promise<Claims> {
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
    ...known
  } = await findProfile(db, userId);
  const timezone = { id: timezoneId, name: timezoneName };
  const organizationLogo = logoId && logoAddress(organizationId, logoId);
  const { sessionVersion } = known;
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
    ...(known.isDriver && { isDriver: true as const }),
    ...(actor ? { actor, actorVersion } : known.mustChangePassword && { mustChangePassword: true as const }),
  };
}

type Issue = {
  isRemembered?: boolean;
  /** Of when the user proved who they are: what ended all sessions meanwhile has ended this one too. */
  sessionVersion?: number;
};

/** A token for the user, valid for twelve hours, or thirty days when remembered. */
export async function issueToken(
  { db, now, secret }: Means,
  userId: string,
  { isRemembered = false, ...proved }: Issue = {},
): Promise<string> {
  const lifetime = isRemembered ? LIFETIME.remembered : LIFETIME.session;
  return signToken(secret, { ...(await claimsOf(db, userId, {})), ...proved }, now(), now() + lifetime);
}

/** The same session with what is known of the user now; it ends when it would have. */
export async function renewToken(
  { db, now, secret }: Means,
  { id, exp, actor, actorVersion }: Session,
): Promise<string> {
  return signToken(secret, await claimsOf(db, id, { actor, actorVersion }), now(), exp);
}

/** A token of another user for whoever holds this session: not for longer than it, and for twelve hours at most. */
export async function issueTokenAs(
  { db, now, secret }: Means,
  userId: string,
  by: Session & { login: string },
): Promise<string> {
  const actor = by.actor
    ? { actor: by.actor, actorVersion: by.actorVersion }
    : { actor: { id: by.id, login: by.login }, actorVersion: by.sessionVersion };
  return signToken(secret, await claimsOf(db, userId, actor), now(), Math.min(by.exp, now() + LIFETIME.session));
}

/** The session that the guard has let in. */
export async function sessionOf({ now, secret }: Means, request: FastifyRequest): Promise<Session> {
  const token = tokenOf(request);
  const session = token ? await readToken(secret, token, now()) : null;
  if (!session) throw unauthorized();
  return session;
}

/** Whoever acts as someone else does so as long as they might begin to. */
async function findActor(db: Db, { actor, actorVersion }: Session): Promise<{ isGone: boolean; isBlocked: boolean }> {
  if (!actor) return { isGone: false, isBlocked: false };
  const person = await findPerson(db, actor.id);
  if (person?.isBlocked) return { isGone: false, isBlocked: true };
  return { isGone: person?.role !== 'root' || person.sessionVersion !== actorVersion, isBlocked: false };
}

/** A token of a user who is gone or has signed out everywhere stands for nobody; that of a blocked one still says so. */
export const identifyBy =
  ({ db, now, secret }: Means): Identify =>
  async (token) => {
    const session = await readToken(secret, token, now());
    const person = session && (await findPerson(db, session.id));
    if (!person) return null;
    const actor = await findActor(db, session);
    const isBlocked = Boolean(person.isBlocked) || actor.isBlocked;
    if (!isBlocked && (actor.isGone || person.sessionVersion !== session.sessionVersion)) return null;
    const { id, login, role, organizationId, organizationType, contactId, rules } = person;
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
    return { caller, isBlocked, mustChangePassword: person.mustChangePassword && !session.actor };
  };
