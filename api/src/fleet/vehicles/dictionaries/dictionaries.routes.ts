import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  CargoTypeEntry,
  CargoTypeEntryPage,
  CargoTypeInput,
  DictionaryEntry,
  DictionaryInput,
  DictionaryPage,
  DictionaryQuery,
  ServiceInterval,
  ServiceIntervalInput,
  ServiceIntervalPage,
  ServiceIntervalQuery,
  SuggestedVehicleTypes,
  SuggestVehicleTypeQuery,
  VehicleTypeEntry,
  VehicleTypeEntryPage,
  VehicleTypeInput,
  VehicleTypeQuery,
} from 'shared-contracts/fleet/vehicles';
import type { z } from 'zod';
import type { Caller } from '../../../platform/access/caller.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { callerOf, needs, needsSignIn } from '../../../platform/access/needs.ts';
import { seenRevision } from '../../../platform/revisions/revisions.ts';
import { findEntry, listEntries } from './dictionaries.store.ts';
import { entryActions, isOwnEntry, DICTIONARIES, type DictionaryName } from './dictionary.rules.ts';
import { createEntryService } from './save-dictionary-entry.ts';
import { suggestVehicleTypes } from './suggest.rules.ts';
import { selectVehicleTypes } from './vehicle-types.store.ts';

type Schemas<Entry extends z.ZodObject> = {
  entry: Entry;
  page: z.ZodType;
  input: z.ZodObject;
  query: typeof DictionaryQuery | typeof VehicleTypeQuery | typeof ServiceIntervalQuery;
};

const DEFAULT_SCHEMAS = {
  entry: DictionaryEntry,
  page: DictionaryPage,
  input: DictionaryInput,
  query: DictionaryQuery,
};
const SCHEMAS: Record<DictionaryName, Schemas<z.ZodObject>> = {
  brands: DEFAULT_SCHEMAS,
  models: DEFAULT_SCHEMAS,
  colors: DEFAULT_SCHEMAS,
  'fuel-types': DEFAULT_SCHEMAS,
  'cargo-types': { ...DEFAULT_SCHEMAS, entry: CargoTypeEntry, page: CargoTypeEntryPage, input: CargoTypeInput },
  types: { entry: VehicleTypeEntry, page: VehicleTypeEntryPage, input: VehicleTypeInput, query: VehicleTypeQuery },
  'service-intervals': {
    entry: ServiceInterval,
    page: ServiceIntervalPage,
    input: ServiceIntervalInput,
    query: ServiceIntervalQuery,
  },
};

const presentEntry =
  (caller: Caller) =>
  <Row extends { organizationId: string | null }>({ organizationId, ...row }: Row) => ({
    ...row,
    isOwn: isOwnEntry(caller, organizationId),
    actions: entryActions(caller, organizationId),
  });

/**
 * All users may read. With write access to vehicles they edit the entries of their organization, root those of the
 * platform.
 */
const createRoutes =
  (name: DictionaryName): FastifyPluginAsyncZod =>
  async (app) => {
    const { entry, page, input, query } = SCHEMAS[name];
    const dictionary = DICTIONARIES[name];
    const entries = createEntryService(app, dictionary);
    const path = `/vehicles/${name}`;

    app.get(path, { ...needsSignIn, schema: { querystring: query, response: { 200: page } } }, async (request) => {
      const caller = callerOf(request);
      const result = await listEntries(app.db, caller, dictionary, request.query);
      return { ...result, items: result.items.map(presentEntry(caller)) };
    });
    app.get(
      `${path}/:id`,
      { ...needsSignIn, schema: { params: IdParams, response: { 200: entry } } },
      async (request) => {
        const caller = callerOf(request);
        const row = await findEntry(app.db, caller, dictionary, request.params.id);
        if (!row) throw notFound();
        return presentEntry(caller)(row);
      },
    );
    app.post(
      path,
      { ...needs('vehicle', 'write'), schema: { body: input, response: { 201: entry } } },
      async (request, reply) =>
        reply.code(201).send(presentEntry(callerOf(request))(await entries.create(callerOf(request), request.body))),
    );
    app.patch(
      `${path}/:id`,
      {
        ...needs('vehicle', 'write'),
        schema: { headers: IfMatch, params: IdParams, body: input.partial(), response: { 200: entry } },
      },
      async (request) => {
        const caller = callerOf(request);
        return presentEntry(caller)(
          await entries.update(caller, request.params.id, request.body, seenRevision(request)),
        );
      },
    );
    app.delete(
      `${path}/:id`,
      { ...needs('vehicle', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
      async (request) => entries.remove(callerOf(request), request.params.id, seenRevision(request)),
    );
  };

export const dictionaryRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const name of Object.keys(DICTIONARIES) as DictionaryName[]) await createRoutes(name)(app, {});

  app.get(
    '/vehicles/types/suggest',
    { ...needsSignIn, schema: { querystring: SuggestVehicleTypeQuery, response: { 200: SuggestedVehicleTypes } } },
    async (request) => {
      const types = await selectVehicleTypes(app.db, callerOf(request).organizationId)
        .select(['id', 'name', 'averageSpace', 'maxWeight', 'palletPlaces', 'loadingMeters', 'icon'])
        .execute();
      return { suggestedTypes: suggestVehicleTypes(types, request.query) };
    },
  );
};
