import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, Paging } from 'shared-contracts/common';
import {
  Country,
  CountryChanges,
  CountryInput,
  CountryPage,
  CountryQuery,
  Currency,
  CurrencyChanges,
  CurrencyInput,
  CurrencyPage,
  CurrencyQuery,
  TimezonePage,
} from 'shared-contracts/lookups';
import { notFound } from '../../platform/errors.ts';
import { callerOf, isPublic, needsRoot } from '../../platform/needs.ts';
import { savesOf } from './lookup-saves.ts';
import {
  deleteCountry,
  deleteCurrency,
  findCountry,
  findCurrency,
  insertCountry,
  insertCurrency,
  listCountries,
  listCurrencies,
  listTimezones,
  lockCountry,
  lockCurrency,
  updateCountry,
  updateCurrency,
} from './lookups.store.ts';

function found<Row>(row: Row | undefined): Row {
  if (!row) throw notFound();
  return row;
}

/** The lists are public: whoever registers an organization chooses from them. Countries and currencies are root's to keep. */
export const lookupRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const countries = savesOf<Country, CountryInput>(app, {
    kind: 'country',
    inputOf: ({ id: _id, ...input }) => input,
    lock: lockCountry,
    insert: insertCountry,
    update: updateCountry,
    remove: deleteCountry,
  });
  const currencies = savesOf<Currency, CurrencyInput>(app, {
    kind: 'currency',
    inputOf: ({ id: _id, name: _name, ...input }) => input,
    lock: lockCurrency,
    insert: insertCurrency,
    update: updateCurrency,
    remove: deleteCurrency,
  });

  app.get(
    '/shared/countries',
    { ...isPublic, schema: { querystring: CountryQuery, response: { 200: CountryPage } } },
    ({ query }) => listCountries(db, query),
  );
  app.get(
    '/shared/currencies',
    { ...isPublic, schema: { querystring: CurrencyQuery, response: { 200: CurrencyPage } } },
    ({ query }) => listCurrencies(db, query),
  );
  app.get(
    '/shared/timezones',
    { ...isPublic, schema: { querystring: Paging, response: { 200: TimezonePage } } },
    ({ query }) => listTimezones(db, query),
  );

  app.get(
    '/shared/countries/:id',
    { ...needsRoot, schema: { params: byId, response: { 200: Country } } },
    async ({ params }) => found(await findCountry(db, params.id)),
  );
  app.post(
    '/shared/countries',
    { ...needsRoot, schema: { body: CountryInput, response: { 201: Country } } },
    async (request, reply) => reply.code(201).send(await countries.create(callerOf(request), request.body)),
  );
  app.patch(
    '/shared/countries/:id',
    { ...needsRoot, schema: { params: byId, body: CountryChanges, response: { 200: Country } } },
    async (request) => countries.change(callerOf(request), request.params.id, request.body),
  );
  app.delete(
    '/shared/countries/:id',
    { ...needsRoot, schema: { params: byId, response: { 200: Done } } },
    async (request) => countries.remove(callerOf(request), request.params.id),
  );

  app.get(
    '/shared/currencies/:id',
    { ...needsRoot, schema: { params: byId, response: { 200: Currency } } },
    async ({ params }) => found(await findCurrency(db, params.id)),
  );
  app.post(
    '/shared/currencies',
    { ...needsRoot, schema: { body: CurrencyInput, response: { 201: Currency } } },
    async (request, reply) => reply.code(201).send(await currencies.create(callerOf(request), request.body)),
  );
  app.patch(
    '/shared/currencies/:id',
    { ...needsRoot, schema: { params: byId, body: CurrencyChanges, response: { 200: Currency } } },
    async (request) => currencies.change(callerOf(request), request.params.id, request.body),
  );
  app.delete(
    '/shared/currencies/:id',
    { ...needsRoot, schema: { params: byId, response: { 200: Done } } },
    async (request) => currencies.remove(callerOf(request), request.params.id),
  );
};
