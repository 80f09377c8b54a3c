import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ContractPage, ContractQuery } from 'shared-contracts/network';
import { OR_FILLS_IN_ORDERS } from '../orders/order-form.rules.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { isExpired } from './contract.rules.ts';
import { listContracts } from './contracts.store.ts';

export const contractRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/contracts', { ...needs('contract', 'read', OR_FILLS_IN_ORDERS), schema: { querystring: ContractQuery, response: { 200: ContractPage } } },
    async (request) => {
      const now = app.now();
      const page = await listContracts(app.db, callerOf(request), request.query, now);
      const items = page.items.map(({ partnerId, partnerName, confirmation, ...contract }) => ({
        ...contract,
        partner: { id: partnerId, name: partnerName },
        isConfirmed: confirmation === 'confirmed',
        isExpired: isExpired(contract.expireDate, now),
      }));
      return { ...page, items };
    });
};
