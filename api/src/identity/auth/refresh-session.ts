import { type Db, inTransaction } from '../../platform/database/database.ts';
import { unauthorized } from '../../platform/errors/app-error.ts';
import { accountBlocked } from '../../platform/http/access-guard.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { findAccount } from './auth.store.ts';
import { identifySession } from './identify.ts';
import { classifyRefreshToken } from './refresh-token.rules.ts';
import { hashRefreshToken, nextRefreshToken, parseRefreshToken, type RefreshToken } from './refresh-token.ts';
import { extendToken } from './session.ts';
import { deleteSession, lockSession, updateSession } from './sessions.store.ts';
import type { Source, StartedSession } from './start-session.ts';
import { readTokenOfSession } from './token.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret'>;
type RefreshRequest = Source & { token: string; cookie: string | undefined };

/** Someone has a copy of the token, and it is unknown who: ends the session for both. */
async function endReusedSession(tx: Db, { now }: Deps, session: { id: string; userId: string }) {
  const account = await findAccount(tx, session.userId);
  await deleteSession(tx, session);
  if (account)
    await recordTimeline(
      tx,
      { userId: null, actorId: null, organizationId: account.organizationId },
      { subject: 'user', subjectId: session.userId, event: 'sessionReused', occurredAt: now() },
    );
}

/** Replaces the refresh token. @returns null when the session has ended, or ends because the token was used before */
const rotate = (deps: Deps, presented: RefreshToken, source: Source) =>
  inTransaction(deps.db, async (tx): Promise<Required<StartedSession>['refresh'] | null> => {
    const { sessionId } = presented;
    const session = await lockSession(tx, sessionId);
    if (!session) return null;
    const refreshedAt = deps.now();
    const hash = hashRefreshToken(presented);
    const use = classifyRefreshToken(hash, session, refreshedAt);
    if (use === 'reused') {
      await endReusedSession(tx, deps, session);
      return null;
    }
    const refreshToken = nextRefreshToken(deps.secret, presented);
    if (use === 'rotate')
      await updateSession(tx, sessionId, {
        refreshHash: hashRefreshToken(refreshToken),
        previousRefreshHash: hash,
        refreshedAt,
        lastUsedAt: refreshedAt,
        ...source,
      });
    return { refreshToken, endsAt: session.endsAt };
  });

/**
 * Exchanges a token of a session, which may have expired, and the session's refresh token for the next ones.
 * @throws 401; with an earlier refresh token the session ends
 */
export async function refreshSession(
  deps: Deps,
  { token, cookie, ...source }: RefreshRequest,
): Promise<Required<StartedSession>> {
  const session = await readTokenOfSession(deps.secret, token, deps.now());
  const presented = parseRefreshToken(cookie);
  if (!session?.sessionEndsAt || !presented || presented.sessionId !== session.sessionId) throw unauthorized();
  const identity = await identifySession(deps, session);
  if (!identity) throw unauthorized();
  if (identity.isBlocked) throw accountBlocked();
  const refresh = await rotate(deps, presented, source);
  if (!refresh) throw unauthorized();
  return { token: await extendToken(deps, session), refresh };
}
