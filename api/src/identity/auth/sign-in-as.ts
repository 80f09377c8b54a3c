import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { findAccount, findPersonName } from './auth.store.ts';
import { issueTokenAs } from './session.ts';
import type { Session } from './token.ts';

/**
 * Issues a token for another user; the caller, or the user acting as the caller, becomes its actor.
 * @throws 404, 409 for oneself and for users who cannot sign in
 */
export const signInAs = (
  { db, now, secret }: Pick<Services, 'db' | 'now' | 'secret'>,
  caller: Caller,
  session: Session,
  userId: string,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const account = await findAccount(tx, userId);
    if (!account) throw notFound();
    if ([caller.userId, caller.actorId].includes(userId))
      throw conflict('signInAsSelf', 'You cannot sign in as yourself');
    if (account.isBlocked) throw conflict('userBlocked', 'The user or their organization is blocked');
    await recordTimeline(tx, caller, {
      subject: 'user',
      subjectId: userId,
      event: 'signedInAs',
      organizationId: account.organizationId,
      occurredAt: now(),
    });
    return issueTokenAs({ db: tx, now, secret }, userId, {
      ...session,
      login: caller.login,
      name: await findPersonName(tx, caller.userId),
    });
  });
