import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ReverseGeocodeResult,
  ReverseGeocodeQuery,
  AddressSearch,
  AddressSearchQuery,
  Distance,
  DistanceQuery,
  Route,
  RouteQuery,
} from 'shared-contracts/network/geo';
import { callerOf, needsSignIn } from '../../platform/access/needs.ts';
import { createGeocoder } from './geocoder.ts';
import { findHomeCountryCode } from './geo.store.ts';
import { createRouting } from './routing.ts';

export const geoRoutes: FastifyPluginAsyncZod = async (app) => {
  const routing = createRouting(app);
  const geocoder = createGeocoder(app);

  app.get(
    '/shared/geo/address/search',
    { ...needsSignIn, schema: { querystring: AddressSearchQuery, response: { 200: AddressSearch } } },
    async (request) =>
      geocoder.search({
        address: request.query.address,
        countryCode: await findHomeCountryCode(app.db, callerOf(request)),
      }),
  );

  app.get(
    '/shared/geo/address',
    { ...needsSignIn, schema: { querystring: ReverseGeocodeQuery, response: { 200: ReverseGeocodeResult } } },
    async ({ query }) => geocoder.reverse(query.position),
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
