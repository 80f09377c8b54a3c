import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Paging } from 'shared-contracts/common';
import { OperationPage } from 'shared-contracts/network';
import { OR_FILLS_IN_ORDERS } from '../orders/order-form.rules.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { listOperations } from './operations.store.ts';

const named = (id: string | null, name: string | null) => (id === null || name === null ? null : { id, name });

export const operationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/operations', { ...needs('operation', 'read', OR_FILLS_IN_ORDERS), schema: { querystring: Paging, response: { 200: OperationPage } } },
    async (request) => {
      const page = await listOperations(app.db, callerOf(request), request.query);
      const items = page.items.map(({ id, name, approver1Id, approver1, approver2Id, approver2 }) =>
        ({ id, name, approver1: named(approver1Id, approver1), approver2: named(approver2Id, approver2) }));
      return { ...page, items };
    });
};
