import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Paging } from 'shared-contracts/common';
import { VehicleTypePage } from 'shared-contracts/network';
import { callerOf, needsSignIn } from '../platform/needs.ts';
import { listVehicleTypes } from './vehicle-types.store.ts';

export const vehicleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/vehicles/types', { ...needsSignIn, schema: { querystring: Paging, response: { 200: VehicleTypePage } } },
    async (request) => listVehicleTypes(app.db, callerOf(request), request.query));
};
