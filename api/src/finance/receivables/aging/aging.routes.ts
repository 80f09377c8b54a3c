import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AgingPage, AgingQuery } from 'shared-contracts/finance/aging';
import { callerOf } from '../../../platform/access/needs.ts';
import { exportable } from '../../../platform/export/export-routes.ts';
import { READ_BILLS } from '../../bill-access/read-bills.ts';
import { AGING_EXPORT } from './aging-export.rules.ts';
import { listAging, sumAging } from './aging.store.ts';

/** What is open by partner and age, of either side. */
export const agingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(
    '/aging',
    {
      ...exportable(READ_BILLS, 'aging', AGING_EXPORT),
      schema: { querystring: AgingQuery, response: { 200: AgingPage } },
    },
    async (request) => {
      const reading = { caller: callerOf(request), at: request.query.at ?? now() };
      const { items, ...range } = await listAging(db, reading, request.query);
      const rows = items.map(({ partnerId, partner, ...row }) => ({
        ...row,
        id: `${partnerId} ${row.currency}`,
        partner: { id: partnerId, name: partner },
      }));
      return { ...range, items: rows, at: reading.at, totals: await sumAging(db, reading, request.query) };
    },
  );
};
