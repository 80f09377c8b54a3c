import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done } from 'shared-contracts/common';
import {
  DictionaryEntry,
  DictionaryInput,
  DictionaryPage,
  DictionaryQuery,
  ServiceInterval,
  ServiceIntervalInput,
  ServiceIntervalPage,
  ServiceIntervalQuery,
  SuggestedTypes,
  SuggestQuery,
  VehicleTypeEntry,
  VehicleTypeEntryPage,
  VehicleTypeInput,
  VehicleTypeQuery,
} from 'shared-contracts/vehicles';
import type { z } from 'zod';
import type { Caller } from '../../platform/caller.ts';
import { callerOf, needs, needsSignIn } from '../../platform/needs.ts';
import { listEntries } from './dictionaries.store.ts';
import { entryActions, isOwnEntry, SHELVES, type ShelfName } from './dictionary.rules.ts';
import { entrySavesOf } from './dictionary-saves.ts';
import { typesFor } from './suggest.rules.ts';
import { vehicleTypesFor } from './vehicle-types.store.ts';

type Schemas<Entry extends z.ZodObject> = {
  entry: Entry;
  page: z.ZodType;
  input: z.ZodObject;
  query: typeof DictionaryQuery | typeof VehicleTypeQuery | typeof ServiceIntervalQuery;
};

const PLAIN = { entry: DictionaryEntry, page: DictionaryPage, input: DictionaryInput, query: DictionaryQuery };
const SCHEMAS: Record<ShelfName, Schemas<z.ZodObject>> = {
  brands: PLAIN,
  models: PLAIN,
  colors: PLAIN,
  'fuel-types': PLAIN,
  'cargo-types': PLAIN,
  types: { entry: VehicleTypeEntry, page: VehicleTypeEntryPage, input: VehicleTypeInput, query: VehicleTypeQuery },
  'service-intervals': {
    entry: ServiceInterval,
    page: ServiceIntervalPage,
    input: ServiceIntervalInput,
    query: ServiceIntervalQuery,
  },
};

const present =
  (caller: Caller) =>
  <Row extends { organizationId: string | null }>({ organizationId, ...row }: Row) => ({
    ...row,
    isOwn: isOwnEntry(caller, organizationId),
    actions: entryActions(caller, organizationId),
  });

/** The calls of one dictionary: everybody reads, who writes vehicles keeps the organization's own, root the platform's. */
const routesOf =
  (name: ShelfName): FastifyPluginAsyncZod =>
  async (app) => {
    const { entry, page, input, query } = SCHEMAS[name];
    const shelf = SHELVES[name];
    const saves = entrySavesOf(app, shelf);
    const path = `/vehicles/${name}`;

    app.get(path, { ...needsSignIn, schema: { querystring: query, response: { 200: page } } }, async (request) => {
      const caller = callerOf(request);
      const found = await listEntries(app.db, caller, shelf, request.query);
      return { ...found, items: found.items.map(present(caller)) };
    });
    app.post(
      path,
      { ...needs('vehicle', 'write'), schema: { body: input, response: { 201: entry } } },
      async (request, reply) =>
        reply.code(201).send(present(callerOf(request))(await saves.create(callerOf(request), request.body))),
    );
    app.patch(
      `${path}/:id`,
      { ...needs('vehicle', 'write'), schema: { params: byId, body: input.partial(), response: { 200: entry } } },
      async (request) =>
        present(callerOf(request))(await saves.change(callerOf(request), request.params.id, request.body)),
    );
    app.delete(
      `${path}/:id`,
      { ...needs('vehicle', 'delete'), schema: { params: byId, response: { 200: Done } } },
      async (request) => saves.remove(callerOf(request), request.params.id),
    );
  };

export const dictionaryRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const name of Object.keys(SHELVES) as ShelfName[]) await routesOf(name)(app, {});

  app.get(
    '/vehicles/types/suggest',
    { ...needsSignIn, schema: { querystring: SuggestQuery, response: { 200: SuggestedTypes } } },
    async (request) => {
      const types = await vehicleTypesFor(app.db, callerOf(request).organizationId)
        .select(['id', 'name', 'averageSpace', 'maxWeight', 'icon'])
        .execute();
      return { suggestedTypes: typesFor(types, request.query) };
    },
  );
};
