import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done } from 'shared-contracts/common';
import {
  LocationChanges,
  LocationDetails,
  LocationInput,
  LocationPage,
  LocationQuery,
} from 'shared-contracts/locations';
import { Timeline } from 'shared-contracts/timeline';
import type { Access } from 'shared-contracts/values/access';
import { OR_FILLS_IN_ORDERS } from '../../orders/order-form.rules.ts';
import type { Caller } from '../../platform/caller.ts';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { timelineOf } from '../../platform/timeline.ts';
import { presentListed, presentLocation } from './location.present.ts';
import { WHERE_LOCATIONS_ARE_KEPT } from './location.rules.ts';
import { changeLocation, createLocation, removeLocation } from './location-saves.ts';
import { isOwnLocation } from './location-saves.store.ts';
import { usesOfLocation } from './location-uses.store.ts';
import { findLocation, listLocations } from './locations.store.ts';

/** Who fills in orders or puts routes together chooses among locations without the rule on them. */
const OR_CHOOSES_AMONG_THEM = {
  or: [...OR_FILLS_IN_ORDERS.or, { model: 'route', action: 'write' }],
} as const satisfies Access;
const READ = needs('location', 'read', WHERE_LOCATIONS_ARE_KEPT);
const WRITE = needs('location', 'write', WHERE_LOCATIONS_ARE_KEPT);

export const locationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function whole(caller: Caller, id: string) {
    const row = await findLocation(db, caller, id);
    if (!row) throw notFound();
    return { ...presentLocation(row, caller), usedBy: await usesOfLocation(db, caller, row) };
  }

  app.get(
    '/locations',
    {
      ...needs('location', 'read', { ...WHERE_LOCATIONS_ARE_KEPT, ...OR_CHOOSES_AMONG_THEM }),
      schema: { querystring: LocationQuery, response: { 200: LocationPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listLocations(db, caller, request.query);
      return { ...range, items: items.map((row) => presentListed(row, caller, request.query)) };
    },
  );

  app.get(
    '/locations/:id',
    { ...READ, schema: { params: byId, response: { 200: LocationDetails } } },
    async (request) => whole(callerOf(request), request.params.id),
  );

  app.post(
    '/v2/locations',
    { ...WRITE, schema: { body: LocationInput, response: { 201: LocationDetails } } },
    async (request, reply) =>
      reply.code(201).send(await whole(callerOf(request), await createLocation(app, callerOf(request), request.body))),
  );

  app.patch(
    '/v2/locations/:id',
    { ...WRITE, schema: { params: byId, body: LocationChanges, response: { 200: LocationDetails } } },
    async (request) => {
      await changeLocation(app, callerOf(request), request.params.id, request.body);
      return whole(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/v2/locations/:id',
    { ...needs('location', 'delete', WHERE_LOCATIONS_ARE_KEPT), schema: { params: byId, response: { 200: Done } } },
    async (request) => removeLocation(app, callerOf(request), request.params.id),
  );

  app.get(
    '/locations/:id/timeline',
    { ...READ, schema: { params: byId, response: { 200: Timeline } } },
    async (request) => {
      if (!(await isOwnLocation(db, callerOf(request), request.params.id))) throw notFound();
      return { items: await timelineOf(db, 'location', request.params.id) };
    },
  );
};
