import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Epc,
  EpcActive,
  EpcLedger,
  EpcLedgerQuery,
  EpcPurchaseInput,
  EpcUsage,
  EpcUsageQuery,
} from 'shared-contracts/epc';
import { callerOf, needs } from '../../platform/needs.ts';
import { readerOf } from '../../identity/users/reader.store.ts';
import { amountOf, changeOf, epcOf, figuresOf } from './epc.rules.ts';
import { listEntries, priceAt, sumsOf } from './epc.store.ts';
import { spanOf } from './period.rules.ts';
import { purchase } from './purchase.ts';
import { usageOf } from './usage.ts';

/** Who prepays trips. */
const WHERE = { organizationTypes: ['4pl', '3pl'] } as const;
const reads = needs('trip', 'read', WHERE);

export const epcRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const figures = async (organizationId: string) =>
    epcOf(await sumsOf(db, organizationId), await priceAt(db, app.now()));
  const zoneOf = async (userId: string) => (await readerOf(db, userId)).zone;

  app.get('/v1/organizations/epc', { ...reads, schema: { response: { 200: Epc } } }, async (request) =>
    figures(callerOf(request).organizationId),
  );

  app.get(
    '/v1/organizations/epc/active-count',
    { ...reads, schema: { response: { 200: EpcActive } } },
    async (request) => ({ activeCount: figuresOf(await sumsOf(db, callerOf(request).organizationId)).active }),
  );

  app.post(
    '/v1/organizations/epc/purchase',
    { ...needs('trip', 'write', WHERE), schema: { body: EpcPurchaseInput, response: { 201: Epc } } },
    async (request, reply) => {
      const caller = callerOf(request);
      await purchase(db, caller, request.body, app.now());
      return reply.code(201).send(await figures(caller.organizationId));
    },
  );

  app.get(
    '/v1/organizations/epc/ledger',
    { ...reads, schema: { querystring: EpcLedgerQuery, response: { 200: EpcLedger } } },
    async (request) => {
      const { userId, organizationId } = callerOf(request);
      const { period } = request.query;
      const page = await listEntries(
        db,
        organizationId,
        request.query,
        period && spanOf(period, app.now(), await zoneOf(userId)),
      );
      return {
        ...page,
        items: page.items.map((row) => ({
          ...row,
          change: changeOf(row.kind, row.quantity),
          amount: amountOf(row.kind, row.quantity, row.unitPrice),
        })),
      };
    },
  );

  app.get(
    '/v1/organizations/epc/usage',
    { ...reads, schema: { querystring: EpcUsageQuery, response: { 200: EpcUsage } } },
    async (request) => {
      const { userId, organizationId } = callerOf(request);
      return usageOf(db, { organizationId, now: app.now(), zone: await zoneOf(userId) }, request.query.period);
    },
  );
};
