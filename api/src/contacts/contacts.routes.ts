import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ContactPage, ContactQuery } from 'shared-contracts/network';
import { OR_FILLS_IN_ORDERS } from '../orders/order-form.rules.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { listContacts } from './contacts.store.ts';

export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/contacts', { ...needs('contact', 'read', OR_FILLS_IN_ORDERS), schema: { querystring: ContactQuery, response: { 200: ContactPage } } },
    async (request) => listContacts(app.db, callerOf(request), request.query));
};
