import { MINUTE } from 'shared-contracts/values/time';
import type { Identify } from '../../platform/http/access-guard.ts';
import type { Services } from '../../platform/services/services.ts';
import { findAccount, findAccountOfSession } from './auth.store.ts';
import { updateSession } from './sessions.store.ts';
import { readToken, readTokenOfSession, type Session } from './token.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret'>;

/** The time of the last use is rounded, so that most requests write nothing. */
const LAST_USE_STEP = 5 * MINUTE;

/** Reads the account that signed in, and whether its session is open. Tokens of earlier releases name no session. */
async function findOwner({ db, now }: Deps, { id, actor, sessionId }: Session) {
  const ownerId = actor?.id ?? id;
  if (sessionId === undefined) return { owner: await findAccount(db, ownerId), isOpen: true, isOfProvider: false };
  const owner = await findAccountOfSession(db, ownerId, { sessionId, now: now() });
  const lastUsedAt = owner?.lastUsedAt ?? null;
  // A database that accepts no writes must not fail requests that only read.
  if (lastUsedAt !== null && now() - lastUsedAt >= LAST_USE_STEP)
    await updateSession(db, sessionId, { lastUsedAt: now() }).catch(() => undefined);
  return { owner, isOpen: lastUsedAt !== null, isOfProvider: Boolean(owner?.identityProviderId) };
}

type Owner = Awaited<ReturnType<typeof findOwner>>['owner'];

/** A session as someone else lasts only while the actor would be allowed to start it. */
const isActorValid = (owner: Owner, { actor, actorVersion }: Session) =>
  !actor || (owner?.role === 'root' && owner.sessionVersion === actorVersion);

/**
 * Finds the user of a session. Undefined for a deleted user or an ended session; a blocked user is still reported as
 * blocked.
 */
export async function identifySession(deps: Deps, session: Session): ReturnType<Identify> {
  const { owner, isOpen, isOfProvider } = await findOwner(deps, session);
  const account = session.actor ? await findAccount(deps.db, session.id) : owner;
  if (!account) return null;
  const isBlocked = Boolean(account.isBlocked) || Boolean(owner?.isBlocked);
  const isValid = isOpen && isActorValid(owner, session) && account.sessionVersion === session.sessionVersion;
  if (!isBlocked && !isValid) return null;
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
  return {
    caller,
    isBlocked,
    mustChangePassword: account.mustChangePassword && !session.actor,
    // Applies to the user who signed in; an identity provider has its own second factors.
    mustAddFactor: Boolean(owner?.lacksRequiredFactor) && !isOfProvider,
  };
}

export const createIdentifySession =
  (deps: Deps): Identify =>
  async (token, { isStreamOpen = false } = {}) => {
    const read = isStreamOpen ? readTokenOfSession : readToken;
    const session = await read(deps.secret, token, deps.now());
    return session && identifySession(deps, session);
  };
