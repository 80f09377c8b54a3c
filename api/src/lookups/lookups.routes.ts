import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Paging } from 'shared-contracts/common';
import { CountryPage, CurrencyPage, TimezonePage } from 'shared-contracts/lookups';
import { isPublic } from '../platform/needs.ts';
import { listCountries, listCurrencies, listTimezones } from './lookups.store.ts';

/** Public: whoever registers an organization chooses from them. */
export const lookupRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/shared/countries', { ...isPublic, schema: { querystring: Paging, response: { 200: CountryPage } } }, ({ query }) => listCountries(app.db, query));
  app.get('/shared/currencies', { ...isPublic, schema: { querystring: Paging, response: { 200: CurrencyPage } } }, ({ query }) => listCurrencies(app.db, query));
  app.get('/shared/timezones', { ...isPublic, schema: { querystring: Paging, response: { 200: TimezonePage } } }, ({ query }) => listTimezones(app.db, query));
};
