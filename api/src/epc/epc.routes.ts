import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Epc, EpcActive } from 'shared-contracts/epc';
import { callerOf, needs } from '../platform/needs.ts';
import { epcOf, figuresOf } from './epc.rules.ts';
import { priceAt, sumsOf } from './epc.store.ts';

/** Who prepays trips. */
const prepays = needs('trip', 'read', { organizationTypes: ['4pl', '3pl'] });

export const epcRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get('/v1/organizations/epc', { ...prepays, schema: { response: { 200: Epc } } },
    async (request) => epcOf(await sumsOf(db, callerOf(request).organizationId), await priceAt(db, app.now())));

  app.get('/v1/organizations/epc/active-count', { ...prepays, schema: { response: { 200: EpcActive } } },
    async (request) => ({ activeCount: figuresOf(await sumsOf(db, callerOf(request).organizationId)).active }));
};
