import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { conflict, notFound } from '../../../platform/errors/app-error.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { deleteChallenges } from './challenges.store.ts';
import { issueRecoveryCodes } from './enrol-factor.ts';
import { isFactorRequired } from '../required-factor.ts';
import { sendFactorNotice } from './factor-notices.ts';
import { deleteFactor, listFactors, replaceRecoveryCodes, updateFactor } from './factors.store.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'mailer' | 'config'>;

/** Locks the user, so that two requests can't both remove all but the last factor. @throws 404 */
async function lockFactor(tx: Db, userId: string, id: string) {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const factors = await listFactors(tx, userId);
  const factor = factors.find((one) => one.id === id);
  if (!factor) throw notFound();
  return { factor, isLast: factors.length === 1 };
}

const record = (
  tx: Db,
  { now }: Deps,
  caller: Caller,
  id: string,
  event: TimelineEvent<'secondFactor'>,
  name: { from: string; to: string | null },
) =>
  recordTimeline(tx, caller, { subject: 'secondFactor', subjectId: id, event, changes: { name }, occurredAt: now() });

/** @throws 404 */
export const renameFactor = (deps: Deps, caller: Caller, id: string, name: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { factor } = await lockFactor(tx, caller.userId, id);
    if (factor.name === name) return;
    await updateFactor(tx, id, { name });
    await record(tx, deps, caller, id, 'updated', { from: factor.name, to: name });
  });

/** @throws 404, 409 `lastFactor` for the last one of a user who must have one */
export const removeFactor = (deps: Deps, caller: Caller, id: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { factor, isLast } = await lockFactor(tx, caller.userId, id);
    if (isLast && (await isFactorRequired(tx, caller.userId)))
      throw conflict('lastFactor', 'Your organization requires a second factor. Add another first');
    await deleteFactor(tx, id);
    if (isLast) await replaceRecoveryCodes(tx, caller.userId, []);
    await deleteChallenges(tx, caller.userId);
    await record(tx, deps, caller, id, 'deleted', { from: factor.name, to: null });
    await sendFactorNotice(tx, deps, caller.userId, 'factorRemoved', { name: factor.name });
  });

/** @throws 409 `noFactor` if the user has no factor that recovery codes could replace */
export const renewRecoveryCodes = (deps: Deps, caller: Caller): Promise<string[]> =>
  inTransaction(deps.db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', caller.userId).forUpdate().execute();
    if ((await listFactors(tx, caller.userId)).length === 0) throw conflict('noFactor', 'Add a second factor first');
    const codes = await issueRecoveryCodes(tx, deps.secret, caller.userId);
    await recordTimeline(tx, caller, {
      subject: 'user',
      subjectId: caller.userId,
      event: 'recoveryCodesRenewed',
      occurredAt: deps.now(),
    });
    return codes;
  });
