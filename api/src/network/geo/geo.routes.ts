import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ReverseGeocodeResult,
  ReverseGeocodeQuery,
  AddressSearch,
  AddressSearchQuery,
  Distance,
  DistanceQuery,
  HomeArea,
  Route,
  RouteQuery,
} from 'shared-contracts/network/geo';
import { callerOf, needsSignIn } from '../../platform/access/needs.ts';
import { createGeocoder } from './geocoder.ts';
import { loadGazetteer } from './gazetteer.ts';
import { findCountryCorners } from './gazetteer.rules.ts';
import { findHomeCountryCode, findLocationCorners } from './geo.store.ts';
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
    '/shared/geo/home',
    { ...needsSignIn, schema: { response: { 200: HomeArea } } },
    async (request): Promise<HomeArea> => {
      const caller = callerOf(request);
      const corners = await findLocationCorners(app.db, caller);
      if (corners.length > 0) return { corners };
      const countryCode = await findHomeCountryCode(app.db, caller);
      return { corners: countryCode ? findCountryCorners(await loadGazetteer(), countryCode) : [] };
    },
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
