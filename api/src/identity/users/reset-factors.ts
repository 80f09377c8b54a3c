import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { endSessions } from '../auth/sessions.store.ts';
import { deleteChallenges } from '../auth/second-factor/challenges.store.ts';
import { sendFactorNotice } from '../auth/second-factor/factor-notices.ts';
import { deleteFactors, replaceRecoveryCodes } from '../auth/second-factor/factors.store.ts';
import { mayManageCredentials } from './user.rules.ts';
import { lockVisibleUser } from './users.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'mailer' | 'config'>;

/**
 * Removes all second factors of a user who has lost them, and ends their sessions.
 * @throws 404, 403 for oneself and for users with more rights, 409 for another revision or without a factor
 */
export const resetFactors = (deps: Deps, caller: Caller, id: string, seen: SeenRevision): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const user = await lockVisibleUser(tx, caller, id);
    if (!user) throw notFound();
    await assertRevision(tx, caller, 'user', user, seen);
    if (!mayManageCredentials(caller, user)) throw forbidden();
    if ((await deleteFactors(tx, id)) === 0) throw conflict('noFactor', 'The user has no second factor');
    await replaceRecoveryCodes(tx, id, []);
    await deleteChallenges(tx, id);
    await endSessions(tx, id);
    await recordTimeline(tx, caller, {
      subject: 'user',
      subjectId: id,
      event: 'factorsReset',
      organizationId: user.organizationId,
      occurredAt: deps.now(),
    });
    await sendFactorNotice(tx, deps, id, 'factorsReset', { author: caller.login });
  });
