import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch, Paging } from 'shared-contracts/common';
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
} from 'shared-contracts/network/lookups';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, publicAccess, needsRoot } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { createLookupService } from './save-lookups.ts';
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

function orNotFound<Row>(row: Row | undefined): Row {
  if (!row) throw notFound();
  return row;
}

/** The lists are public for the registration of organizations; only root edits countries and currencies. */
export const lookupRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const countries = createLookupService<Country, CountryInput>(app, {
    kind: 'country',
    toInput: ({ id: _id, revision: _revision, ...input }) => input,
    lock: lockCountry,
    insert: insertCountry,
    update: updateCountry,
    remove: deleteCountry,
  });
  const currencies = createLookupService<Currency, CurrencyInput>(app, {
    kind: 'currency',
    toInput: ({ id: _id, revision: _revision, name: _name, ...input }) => input,
    lock: lockCurrency,
    insert: insertCurrency,
    update: updateCurrency,
    remove: deleteCurrency,
  });

  app.get(
    '/shared/countries',
    { ...publicAccess, schema: { querystring: CountryQuery, response: { 200: CountryPage } } },
    ({ query }) => listCountries(db, query),
  );
  app.get(
    '/shared/currencies',
    { ...publicAccess, schema: { querystring: CurrencyQuery, response: { 200: CurrencyPage } } },
    ({ query }) => listCurrencies(db, query),
  );
  app.get(
    '/shared/timezones',
    { ...publicAccess, schema: { querystring: Paging, response: { 200: TimezonePage } } },
    ({ query }) => listTimezones(db, query),
  );

  app.get(
    '/shared/countries/:id',
    { ...needsRoot, schema: { params: IdParams, response: { 200: Country } } },
    async ({ params }) => orNotFound(await findCountry(db, params.id)),
  );
  app.post(
    '/shared/countries',
    { ...needsRoot, schema: { body: CountryInput, response: { 201: Country } } },
    async (request, reply) => reply.code(201).send(await countries.create(callerOf(request), request.body)),
  );
  app.patch(
    '/shared/countries/:id',
    { ...needsRoot, schema: { headers: IfMatch, params: IdParams, body: CountryChanges, response: { 200: Country } } },
    async (request) => countries.change(callerOf(request), request.params.id, request.body, seenRevision(request)),
  );
  app.delete(
    '/shared/countries/:id',
    { ...needsRoot, schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => countries.remove(callerOf(request), request.params.id, seenRevision(request)),
  );

  app.get(
    '/shared/currencies/:id',
    { ...needsRoot, schema: { params: IdParams, response: { 200: Currency } } },
    async ({ params }) => orNotFound(await findCurrency(db, params.id)),
  );
  app.post(
    '/shared/currencies',
    { ...needsRoot, schema: { body: CurrencyInput, response: { 201: Currency } } },
    async (request, reply) => reply.code(201).send(await currencies.create(callerOf(request), request.body)),
  );
  app.patch(
    '/shared/currencies/:id',
    {
      ...needsRoot,
      schema: { headers: IfMatch, params: IdParams, body: CurrencyChanges, response: { 200: Currency } },
    },
    async (request) => currencies.change(callerOf(request), request.params.id, request.body, seenRevision(request)),
  );
  app.delete(
    '/shared/currencies/:id',
    { ...needsRoot, schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => currencies.remove(callerOf(request), request.params.id, seenRevision(request)),
  );
};
