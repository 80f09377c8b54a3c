import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { UserDriverPage, UserDriverQuery } from 'shared-contracts/identity/users';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { listUserDrivers } from './user-drivers.store.ts';

/** Anyone who can see drivers, or can assign them to a vehicle or a trip. */
const READ = needs('driver', 'read', {
  or: [
    { model: 'user', action: 'read' },
    { model: 'vehicle', action: 'read' },
    { model: 'trip', action: 'read' },
  ],
});

export const userDriverRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/users/drivers',
    { ...READ, schema: { querystring: UserDriverQuery, response: { 200: UserDriverPage } } },
    async (request) => listUserDrivers(app.db, callerOf(request), request.query),
  );
};
