import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AddressAt,
  AddressQuery,
  AddressSearch,
  AddressSearchQuery,
  Distance,
  DistanceQuery,
  Route,
  RouteQuery,
} from 'shared-contracts/geo';
import { callerOf, needsSignIn } from '../../platform/needs.ts';
import { addressesOf } from './addresses.ts';
import { homeCountry } from './geo.store.ts';
import { routingOf } from './routing.ts';

export const geoRoutes: FastifyPluginAsyncZod = async (app) => {
  const routing = routingOf(app);
  const addresses = addressesOf(app);

  app.get(
    '/shared/geo/address/search',
    { ...needsSignIn, schema: { querystring: AddressSearchQuery, response: { 200: AddressSearch } } },
    async (request) =>
      addresses.search({ address: request.query.address, countryCode: await homeCountry(app.db, callerOf(request)) }),
  );

  app.get(
    '/shared/geo/address',
    { ...needsSignIn, schema: { querystring: AddressQuery, response: { 200: AddressAt } } },
    async ({ query }) => addresses.at(query.position),
  );

  app.get(
    '/shared/geo/route',
    { ...needsSignIn, schema: { querystring: RouteQuery, response: { 200: Route } } },
    async ({ query: { points, excludeTolls } }) => routing(points, { excludeTolls, withLine: true }),
  );

  app.get(
    '/shared/geo/distance',
    { ...needsSignIn, schema: { querystring: DistanceQuery, response: { 200: Distance } } },
    async ({ query }) => routing(query.points),
  );
};
