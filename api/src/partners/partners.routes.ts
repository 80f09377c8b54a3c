import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PartnerPage, PartnerQuery } from 'shared-contracts/network';
import { callerOf, needsSignIn } from '../platform/needs.ts';
import { listPartners } from './partners.store.ts';

export const partnerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/partners', { ...needsSignIn, schema: { querystring: PartnerQuery, response: { 200: PartnerPage } } },
    async (request) => listPartners(app.db, callerOf(request).organizationId, request.query));
};
