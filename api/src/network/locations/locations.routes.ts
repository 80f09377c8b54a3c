import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  LocationChanges,
  LocationDetails,
  LocationInput,
  LocationPage,
  LocationQuery,
} from 'shared-contracts/network/locations';
import { Timeline } from 'shared-contracts/timeline';
import type { Access } from 'shared-contracts/values/identity/access';
import { OR_WRITES_ORDERS } from '../access/order-access.rules.ts';
import { listTimelineWithChanges } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { presentLocationRow, presentLocation } from './location.present.ts';
import { LOCATION_MANAGING_ORGANIZATIONS } from './location.rules.ts';
import { changeLocation, createLocation, removeLocation } from './save-locations.ts';
import { isOwnLocation } from './location-writes.store.ts';
import { findLocationUsages } from './location-usage.store.ts';
import { findLocation, listLocations } from './locations.store.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { LOCATION_EXPORT } from './location-export.rules.ts';

/** Users who write orders or routes can select locations without a rule on locations. */
const OR_SELECTS_LOCATIONS = {
  or: [...OR_WRITES_ORDERS.or, { model: 'route', action: 'write' }],
} as const satisfies Access;
const READ = needs('location', 'read', LOCATION_MANAGING_ORGANIZATIONS);
const WRITE = needs('location', 'write', LOCATION_MANAGING_ORGANIZATIONS);

export const locationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function getDetails(caller: Caller, id: string) {
    const row = await findLocation(db, caller, id);
    if (!row) throw notFound();
    return { ...presentLocation(row, caller), usedBy: await findLocationUsages(db, caller, row) };
  }

  app.get(
    '/locations',
    {
      ...exportable(
        needs('location', 'read', { ...LOCATION_MANAGING_ORGANIZATIONS, ...OR_SELECTS_LOCATIONS }),
        'locations',
        LOCATION_EXPORT,
      ),
      schema: { querystring: LocationQuery, response: { 200: LocationPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listLocations(db, caller, request.query);
      return { ...range, items: items.map((row) => presentLocationRow(row, caller, request.query)) };
    },
  );

  app.get(
    '/locations/:id',
    { ...READ, schema: { params: IdParams, response: { 200: LocationDetails } } },
    async (request) => getDetails(callerOf(request), request.params.id),
  );

  app.post(
    '/v2/locations',
    { ...WRITE, schema: { body: LocationInput, response: { 201: LocationDetails } } },
    async (request, reply) =>
      reply
        .code(201)
        .send(await getDetails(callerOf(request), await createLocation(app, callerOf(request), request.body))),
  );

  app.patch(
    '/v2/locations/:id',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: LocationChanges, response: { 200: LocationDetails } },
    },
    async (request) => {
      await changeLocation(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return getDetails(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/v2/locations/:id',
    {
      ...needs('location', 'delete', LOCATION_MANAGING_ORGANIZATIONS),
      schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } },
    },
    async (request) => removeLocation(app, callerOf(request), request.params.id, seenRevision(request)),
  );

  app.get(
    '/locations/:id/timeline',
    { ...READ, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => {
      if (!(await isOwnLocation(db, callerOf(request), request.params.id))) throw notFound();
      return { items: await listTimelineWithChanges(db, 'location', request.params.id) };
    },
  );
};
