import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody } from 'shared-contracts/common';
import { MonthLockList, MonthParams, MonthReopening } from 'shared-contracts/finance/month-locks';
import { LISTED_MONTHS } from 'shared-contracts/values/finance/invoices';
import { findUserPreferences, lockOrganization } from '../../identity/public.ts';
import { optionalPersonName } from '../../platform/access/person-name.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { monthOf, monthsUpTo } from './month.rules.ts';

const OWNER = needs('organizationOwner', 'write');

/** Closes months of an organization's books, and opens them again. */
export const monthLockRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  async function listMonths(tx: Db, { userId, organizationId }: Caller) {
    const { zone } = await findUserPreferences(tx, userId);
    const locks = await tx
      .selectFrom('monthLocks')
      .leftJoin('users', 'users.id', 'lockedBy')
      .select(['month', 'lockedAt', optionalPersonName().as('lockedBy')])
      .where('monthLocks.organizationId', '=', organizationId)
      .execute();
    const runs = await tx
      .selectFrom('accrualRuns')
      .select(['month', 'postedAt'])
      .where('organizationId', '=', organizationId)
      .execute();
    const accrualsOf = new Map(
      runs.map(({ month, postedAt }) => [month, postedAt === null ? ('preview' as const) : ('posted' as const)]),
    );
    const lockOf = new Map(locks.map((lock) => [lock.month, lock]));
    const current = monthOf(now(), zone);
    const items = monthsUpTo(current, LISTED_MONTHS).map((month) => ({
      month,
      accruals: month === current ? null : (accrualsOf.get(month) ?? ('none' as const)),
      lockedAt: lockOf.get(month)?.lockedAt ?? null,
      lockedBy: lockOf.get(month)?.lockedBy ?? null,
    }));
    return { items };
  }

  app.get('/month-locks', { ...OWNER, schema: { response: { 200: MonthLockList } } }, async (request) =>
    listMonths(db, callerOf(request)),
  );

  app.put(
    '/month-locks/:month',
    { ...OWNER, schema: { params: MonthParams, response: { 200: MonthLockList, 409: ErrorBody } } },
    async (request) => {
      const caller = callerOf(request);
      const { organizationId, userId: lockedBy } = caller;
      const { month } = request.params;
      return inTransaction(db, async (tx) => {
        await lockOrganization(tx, organizationId);
        const { zone } = await findUserPreferences(tx, lockedBy);
        if (month > monthOf(now(), zone)) throw conflict('monthNotBegun', `${month} has not begun`, { month });
        const locked = await tx
          .insertInto('monthLocks')
          .values({ organizationId, month, lockedBy, lockedAt: now() })
          .onConflict((row) => row.doNothing())
          .returning('month')
          .executeTakeFirst();
        if (locked)
          await recordTimeline(tx, caller, {
            subject: 'organization',
            subjectId: organizationId,
            event: 'monthLocked',
            changes: { month: { from: null, to: month } },
            occurredAt: now(),
          });
        return listMonths(tx, caller);
      });
    },
  );

  app.patch(
    '/month-locks/:month/reopen',
    { ...OWNER, schema: { params: MonthParams, body: MonthReopening, response: { 200: MonthLockList } } },
    async (request) => {
      const caller = callerOf(request);
      const { organizationId } = caller;
      const { month } = request.params;
      return inTransaction(db, async (tx) => {
        await lockOrganization(tx, organizationId);
        const { numDeletedRows } = await tx
          .deleteFrom('monthLocks')
          .where('organizationId', '=', organizationId)
          .where('month', '=', month)
          .executeTakeFirstOrThrow();
        if (numDeletedRows > 0n)
          await recordTimeline(tx, caller, {
            subject: 'organization',
            subjectId: organizationId,
            event: 'monthReopened',
            reason: request.body.reason,
            changes: { month: { from: month, to: null } },
            occurredAt: now(),
          });
        return listMonths(tx, caller);
      });
    },
  );
};
