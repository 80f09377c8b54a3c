import { MINUTE } from 'shared-contracts/values/time';
import type { Identify } from '../../platform/http/access-guard.ts';
import { onAnnouncement } from '../../platform/database/database.ts';
import { groupCalls } from '../../platform/database/group-calls.ts';
import type { Services } from '../../platform/services/services.ts';
import { findAccount, findAccountsOfSessions } from './auth.store.ts';
import { createCallerCache } from './caller-cache.ts';
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
  if (sessionId === undefined)
    return { owner: await findAccount(db, ownerId), isOpen: true, isOfProvider: false, lastUsedAt: null, endsAt: null };
  const owner = await find({ id: ownerId, sessionId });
  const { lastUsedAt = null, endsAt = null } = owner ?? {};
  const isOpen = lastUsedAt !== null;
  const isOfProvider = Boolean(owner?.identityProviderId);
  if (!isOpen || now() - lastUsedAt < LAST_USE_STEP) return { owner, isOpen, isOfProvider, lastUsedAt, endsAt };
  // A database that accepts no writes must not fail requests that only read.
  await updateSession(db, sessionId, { lastUsedAt: now() }).catch(() => undefined);
  return { owner, isOpen, isOfProvider, lastUsedAt: now(), endsAt };
}

type Owner = Awaited<ReturnType<typeof findOwner>>['owner'];

/** A session as someone else lasts only while the actor would be allowed to start it. */
const isActorValid = (owner: Owner, { actor, actorVersion }: Session) =>
  !actor || (owner?.role === 'root' && owner.sessionVersion === actorVersion);

type Identity = NonNullable<Awaited<ReturnType<Identify>>>;
/** Both times are null without a session in the database. */
type IdentityOfSession = { identity: Identity; lastUsedAt: number | null; endsAt: number | null };

async function readIdentity(deps: Deps, session: Session, find: FindAccount): Promise<IdentityOfSession | null> {
  const { owner, isOpen, isOfProvider, ...times } = await findOwner(deps, session, find);
  const account = session.actor ? await findAccount(deps.db, session.id) : owner;
  if (!account) return null;
  const isBlocked = Boolean(account.isBlocked) || Boolean(owner?.isBlocked);
  const isValid = isOpen && isActorValid(owner, session) && account.sessionVersion === session.sessionVersion;
  if (!isBlocked && !isValid) return null;
  const { id, login, role, organizationId, organizationType, contactId, rules } = account;
  // Requests share it.
  const caller = Object.freeze({
    userId: id,
    login,
    role,
    organizationId,
    organizationType,
    contactId,
    rules,
    actorId: session.actor?.id ?? null,
  });
  const identity = {
    caller,
    isBlocked,
    mustChangePassword: account.mustChangePassword && !session.actor,
    // Applies to the user who signed in; an identity provider has its own second factors.
    mustAddFactor: Boolean(owner?.lacksRequiredFactor) && !isOfProvider,
  };
  return { identity, ...times };
}

/**
 * Finds the user of a session. Undefined for a deleted user or an ended session; a blocked user is still reported as
 * blocked.
 */
export const identifySession = async (deps: Deps, session: Session): ReturnType<Identify> =>
  (await readIdentity(deps, session, findDirectly(deps)))?.identity ?? null;

/** The database channel that announces changes of what callers are made of. */
const CALLERS_CHANNEL = 'consign_callers';

const isUsable = ({ lastUsedAt, endsAt }: IdentityOfSession, now: number) =>
  (endsAt === null || endsAt > now) && (lastUsedAt === null || now - lastUsedAt < LAST_USE_STEP);

/** The cache only lets callers in: whoever would be refused is read anew. */
const isUnrestricted = ({ isBlocked, mustChangePassword, mustAddFactor }: Identity) =>
  !isBlocked && !mustChangePassword && !mustAddFactor;

/**
 * Identities are kept until anything that they are made of changes: a change counts at once in the process that makes
 * it, in others with its notification, and within a second if that is lost.
 */
export function createIdentifySession(deps: Deps & Pick<Services, 'batchDb' | 'live'>): Identify {
  const { db, batchDb, live, now, secret } = deps;
  const find = findInGroups(deps);
  const cache = createCallerCache<Session, IdentityOfSession>();
  live.addChannel(CALLERS_CHANNEL, { onMessage: cache.clear, onReconnect: cache.clear });
  for (const pool of new Set([db, batchDb])) onAnnouncement(pool, CALLERS_CHANNEL, cache.clear);

  return async (token, { isStreamOpen = false, isFresh = isStreamOpen } = {}) => {
    const read = isStreamOpen ? readTokenOfSession : readToken;
    const session = await read(secret, token, now());
    if (!session) return null;
    const cached = isFresh ? undefined : cache.get(session);
    if (cached && isUsable(cached, now())) return { ...cached.identity, isCached: true };
    const keep = cache.beginRead();
    const found = await readIdentity(deps, session, find);
    if (found && isUnrestricted(found.identity)) keep(session, found);
    return found && found.identity;
  };
}
