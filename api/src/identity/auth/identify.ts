import { MINUTE } from 'shared-contracts/values/time';
import type { Identify } from '../../platform/http/access-guard.ts';
import { groupCalls } from '../../platform/database/group-calls.ts';
import type { Services } from '../../platform/services/services.ts';
import { findAccount, findAccountsOfSessions } from './auth.store.ts';
import { updateSession } from './sessions.store.ts';
import { readToken, readTokenOfSession, type Session } from './token.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret'>;

/** The time of the last use is rounded, so that most requests write nothing. */
const LAST_USE_STEP = 5 * MINUTE;

type SessionOfUser = Parameters<typeof findAccountsOfSessions>[1][number];
type Account = Awaited<ReturnType<typeof findAccountsOfSessions>>[number];
type FindAccount = (session: SessionOfUser) => Promise<Account>;

const findDirectly =
  ({ db, now }: Deps): FindAccount =>
  async (session) =>
    (await findAccountsOfSessions(db, [session], now()))[0];

/**
 * Reads the accounts of requests that come at the same time in one statement. It starts after they have come, so that
 * what has changed before counts for all of them.
 */
function findInGroups({ db, now }: Deps): FindAccount {
  let calls = 0;
  const find = groupCalls<SessionOfUser & { call: number }, Account>({
    // A session may be in a group several times.
    keyOf: ({ call }) => String(call),
    run: (sessions) => findAccountsOfSessions(db, sessions, now()),
  });
  return (session) => find({ ...session, call: calls++ });
}

/** Reads the account that signed in, and whether its session is open. Tokens of earlier releases name no session. */
async function findOwner({ db, now }: Deps, { id, actor, sessionId }: Session, find: FindAccount) {
  const ownerId = actor?.id ?? id;
  if (sessionId === undefined) return { owner: await findAccount(db, ownerId), isOpen: true, isOfProvider: false };
  const owner = await find({ id: ownerId, sessionId });
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
export async function identifySession(deps: Deps, session: Session, find = findDirectly(deps)): ReturnType<Identify> {
  const { owner, isOpen, isOfProvider } = await findOwner(deps, session, find);
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

export function createIdentifySession(deps: Deps): Identify {
  const find = findInGroups(deps);
  return async (token, { isStreamOpen = false } = {}) => {
    const read = isStreamOpen ? readTokenOfSession : readToken;
    const session = await read(deps.secret, token, deps.now());
    return session && identifySession(deps, session, find);
  };
}
