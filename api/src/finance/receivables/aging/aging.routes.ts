import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AgingPage, AgingQuery } from 'shared-contracts/finance/aging';
import { findUserPreferences } from '../../../identity/public.ts';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import { callerOf } from '../../../platform/access/needs.ts';
import { exportable } from '../../../platform/export/export-routes.ts';
import { READ_BILLS } from '../../bill-access/read-bills.ts';
import { findCreditUses } from '../credit-limits/credit-limits.store.ts';
import { AGING_EXPORT } from './aging-export.rules.ts';
import { listAging, sumAging } from './aging.store.ts';

/** Open amounts by partner and age, as payer or payee. */
export const agingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  /** Limits concern what is owed to the caller's organization now. */
  async function findUses(caller: Caller, { side, at }: AgingQuery, partnerIds: readonly string[]) {
    if (isRoot(caller) || side !== 'receivable' || at !== undefined) return new Map<string, never>();
    const { organizationId, userId } = caller;
    const { zone } = await findUserPreferences(db, userId);
    return findCreditUses(db, { organizationId, zone, at: now() }, partnerIds);
  }

  app.get(
    '/aging',
    {
      ...exportable(READ_BILLS, 'aging', AGING_EXPORT),
      schema: { querystring: AgingQuery, response: { 200: AgingPage } },
    },
    async (request) => {
      const reading = { caller: callerOf(request), at: request.query.at ?? now() };
      const { items, ...range } = await listAging(db, reading, request.query);
      const uses = await findUses(
        callerOf(request),
        request.query,
        items.map((row) => row.partnerId),
      );
      const rows = items.map(({ partnerId, partner, ...row }) => ({
        ...row,
        id: `${partnerId} ${row.currency}`,
        partner: { id: partnerId, name: partner },
        creditUse: uses.get(partnerId) ?? null,
      }));
      return { ...range, items: rows, at: reading.at, totals: await sumAging(db, reading, request.query) };
    },
  );
};
