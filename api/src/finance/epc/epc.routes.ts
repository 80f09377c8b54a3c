import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Epc,
  EpcActive,
  EpcAlertInput,
  EpcLedger,
  EpcLedgerQuery,
  EpcPurchaseInput,
  EpcUsage,
  EpcUsageQuery,
} from 'shared-contracts/finance/epc';
import { findUserPreferences } from '../../identity/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { alertLevelOf, changeAlert } from './alert.ts';
import { amountOf, balanceChangeOf, toEpc, toEpcFigures } from './epc.rules.ts';
import { listEntries, priceAt, sumByKind } from './epc.store.ts';
import { findNextExpiry } from './lots.rules.ts';
import { findOpenLots } from './lots.store.ts';
import { periodInterval } from './period.rules.ts';
import { PREPAYING_ORGANIZATIONS } from './prepaying.ts';
import { purchaseCredits } from './purchase.ts';
import { sumUnpaidCredits } from './purchases.store.ts';
import { findUsage } from './usage.ts';

const reads = needs('trip', 'read', PREPAYING_ORGANIZATIONS);

export const epcRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const figures = async (organizationId: string) => ({
    ...toEpc(await sumByKind(db, organizationId), await priceAt(db, app.now())),
    alertLevel: await alertLevelOf(db, organizationId),
    unpaid: await sumUnpaidCredits(db, organizationId),
    expiring: findNextExpiry(await findOpenLots(db, organizationId)),
  });
  const zoneOf = async (userId: string) => (await findUserPreferences(db, userId)).zone;

  app.get('/v1/organizations/epc', { ...reads, schema: { response: { 200: Epc } } }, async (request) =>
    figures(callerOf(request).organizationId),
  );

  app.get(
    '/v1/organizations/epc/active-count',
    { ...reads, schema: { response: { 200: EpcActive } } },
    async (request) => ({ activeCount: toEpcFigures(await sumByKind(db, callerOf(request).organizationId)).active }),
  );

  app.post(
    '/v1/organizations/epc/purchase',
    { ...needs('trip', 'write', PREPAYING_ORGANIZATIONS), schema: { body: EpcPurchaseInput, response: { 201: Epc } } },
    async (request, reply) => {
      const caller = callerOf(request);
      await purchaseCredits(db, caller, request.body, app.now());
      return reply.code(201).send(await figures(caller.organizationId));
    },
  );

  app.patch(
    '/v1/organizations/epc/alert',
    { ...needs('trip', 'write', PREPAYING_ORGANIZATIONS), schema: { body: EpcAlertInput, response: { 200: Epc } } },
    async (request) => {
      const caller = callerOf(request);
      await changeAlert(db, caller, request.body, app.now());
      return figures(caller.organizationId);
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
        period && periodInterval(period, app.now(), await zoneOf(userId)),
      );
      return {
        ...page,
        items: page.items.map((row) => ({
          ...row,
          change: balanceChangeOf(row.kind, row.quantity),
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
      return findUsage(db, { organizationId, now: app.now(), zone: await zoneOf(userId) }, request.query.period);
    },
  );
};
