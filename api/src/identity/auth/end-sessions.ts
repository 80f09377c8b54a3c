import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { deleteSession, type EndedSession, endSessions } from './sessions.store.ts';
import { readTokenOfSession } from './token.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret'>;

/** Sessions can only be ended by their user, not by someone who impersonates them. @throws 403 */
export function assertOwnSessions({ actorId }: Caller): void {
  if (actorId) throw new AppError(403, 'actingAsSomeone', 'Sessions are not available in a session as someone else');
}

/** Ends the session of a token, which may have expired. One that has ended stays so. @returns null if it has */
export async function signOut({ db, now, secret }: Deps, token: string | undefined): Promise<EndedSession | null> {
  const session = token ? await readTokenOfSession(secret, token, now()) : null;
  if (!session?.sessionId) return null;
  return (await deleteSession(db, { id: session.sessionId, userId: session.actor?.id ?? session.id })) ?? null;
}

/** @throws 404 */
export async function endSession({ db }: Deps, caller: Caller, id: string): Promise<void> {
  assertOwnSessions(caller);
  if (!(await deleteSession(db, { id, userId: caller.userId }))) throw notFound();
}

/**
 * Ends all sessions of the caller, also those of tokens that name none.
 * @param sessionId from where they sign out
 * @returns a session that came from an identity provider, preferably this one, as a session of all that the provider has
 */
export const signOutEverywhere = (
  { db, now }: Deps,
  caller: Caller,
  sessionId: string | undefined,
): Promise<EndedSession | undefined> =>
  inTransaction(db, async (tx) => {
    assertOwnSessions(caller);
    const ended = (await endSessions(tx, caller.userId)).filter((session) => session.identityProviderId !== null);
    const session = ended.find(({ id }) => id === sessionId) ?? ended[0];
    await recordTimeline(tx, caller, {
      subject: 'user',
      subjectId: caller.userId,
      event: 'signedOutEverywhere',
      occurredAt: now(),
    });
    return session && { ...session, providerSessionId: null };
  });
