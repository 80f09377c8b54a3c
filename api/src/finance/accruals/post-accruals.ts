import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { assertMonthOpen } from '../month-locks/assert-open.store.ts';
import { postingProblem, reversalDay } from './accrual.rules.ts';
import { lockRun } from './runs.store.ts';

const MESSAGES = {
  accrualPosted: 'These accruals are posted',
  monthNotOver: 'The month is not over',
  accrualOutdated: 'Calculated before the end of the month: calculate again',
} as const;

/**
 * Posts the preview, dated at the end of its month, and its reversal on the next day; neither month may be locked. Only
 * one of several concurrent calls posts.
 * @throws 404, 409
 */
export const postAccruals = (db: Db, caller: Caller, id: string, now: number, seen?: SeenRevision): Promise<void> =>
  inTransaction(db, async (tx) => {
    const run = await lockRun(tx, caller, id);
    if (!run) throw notFound();
    await assertRevision(tx, caller, 'accrualRun', run, seen);
    const { organizationId, month, zone, endsAt } = run;
    const problem = postingProblem(run, now);
    if (problem) throw conflict(problem, MESSAGES[problem], { month });
    await assertMonthOpen(tx, [organizationId], { at: endsAt - 1, zone });
    await assertMonthOpen(tx, [organizationId], { at: endsAt, zone });
    await tx
      .updateTable('accrualRuns')
      .set({ postedAt: now, postedBy: caller.userId, postedAs: caller.actorId })
      .where('id', '=', id)
      .execute();
    await recordTimeline(tx, caller, {
      subject: 'accrualRun',
      subjectId: id,
      organizationId,
      event: 'posted',
      changes: { month: { from: null, to: month }, reversedOn: { from: null, to: reversalDay(month) } },
      occurredAt: now,
    });
  });
