import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Paging } from 'shared-contracts/common';
import { CargoPage } from 'shared-contracts/network';
import { OR_FILLS_IN_ORDERS } from '../orders/order-form.rules.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { listCargos } from './cargos.store.ts';

export const cargoRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/cargos', { ...needs('cargo', 'read', OR_FILLS_IN_ORDERS), schema: { querystring: Paging, response: { 200: CargoPage } } },
    async (request) => {
      const page = await listCargos(app.db, callerOf(request), request.query);
      const items = page.items.map(({ cargoTypeId, cargoType, ...cargo }) => ({ ...cargo, cargoType: { id: cargoTypeId, name: cargoType } }));
      return { ...page, items };
    });
};
