import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Distance, DistanceQuery } from 'shared-contracts/geo';
import { needsSignIn } from '../platform/needs.ts';
import { routingOf } from './routing.ts';

export const geoRoutes: FastifyPluginAsyncZod = async (app) => {
  const routing = routingOf(app);

  app.get('/shared/geo/distance', { ...needsSignIn, schema: { querystring: DistanceQuery, response: { 200: Distance } } },
    async ({ query }) => routing(query.points));
};
