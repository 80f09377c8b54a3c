import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { BillGroupInput, BillGroupResult } from 'shared-contracts/finance/bill-list';
import { findUserPreferences } from '../../../identity/public.ts';
import { callerOf } from '../../../platform/access/needs.ts';
import { APPROVE } from '../parties.store.ts';
import { invoiceTogether } from './group-bills.ts';

/** Selected bills as invoices, without waiting for the end of their week or month. */
export const billGroupingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.post(
    '/bills/group',
    { ...APPROVE, schema: { body: BillGroupInput, response: { 200: BillGroupResult } } },
    async (request) => {
      const caller = callerOf(request);
      const { zone } = await findUserPreferences(db, caller.userId);
      return { items: await invoiceTogether(db, caller, request.body.billIds, { at: now(), zone }) };
    },
  );
};
