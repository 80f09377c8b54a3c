import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done } from 'shared-contracts/common';
import { RouteChanges, RouteInput, RouteListQuery, RoutePage, RouteRow } from 'shared-contracts/routes';
import { Timeline } from 'shared-contracts/timeline';
import { routingOf } from '../geo/routing.ts';
import type { Caller } from '../../platform/caller.ts';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { timelineOf } from '../../platform/timeline.ts';
import { lengthOf, routeActions } from './route.rules.ts';
import { changeRoute, createRoute, removeRoute } from './route-saves.ts';
import { findRoute, listRoutes, type RouteRecord } from './routes.store.ts';

const READ = needs('route', 'read');
const WRITE = needs('route', 'write');

function present(
  { organizationId: _of, measuredPoints, distance, estimated, ...route }: RouteRecord,
  caller: Caller,
): RouteRow {
  const points = route.stops.map(({ latitude, longitude }) => [latitude, longitude] as const);
  return { ...route, ...lengthOf({ distance, estimated, measuredPoints }, points), actions: routeActions(caller) };
}

export const routeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const server = { db, now, routing: routingOf(app) };

  async function found(caller: Caller, id: string): Promise<RouteRecord> {
    const route = await findRoute(db, caller, id);
    if (!route) throw notFound();
    return route;
  }
  const whole = async (caller: Caller, id: string) => present(await found(caller, id), caller);

  app.get(
    '/routes',
    { ...READ, schema: { querystring: RouteListQuery, response: { 200: RoutePage } } },
    async (request) => {
      const { items, ...range } = await listRoutes(db, callerOf(request), request.query);
      return { ...range, items: items.map((route) => present(route, callerOf(request))) };
    },
  );

  app.get('/routes/:id', { ...READ, schema: { params: byId, response: { 200: RouteRow } } }, async (request) =>
    whole(callerOf(request), request.params.id),
  );

  app.post('/routes', { ...WRITE, schema: { body: RouteInput, response: { 201: RouteRow } } }, async (request, reply) =>
    reply.code(201).send(await whole(callerOf(request), await createRoute(server, callerOf(request), request.body))),
  );

  app.patch(
    '/routes/:id',
    { ...WRITE, schema: { params: byId, body: RouteChanges, response: { 200: RouteRow } } },
    async (request) => {
      await changeRoute(server, callerOf(request), request.params.id, request.body);
      return whole(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/routes/:id',
    { ...needs('route', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) => removeRoute(server, callerOf(request), request.params.id),
  );

  app.get(
    '/routes/:id/timeline',
    { ...READ, schema: { params: byId, response: { 200: Timeline } } },
    async (request) => ({
      items: await timelineOf(db, 'route', (await found(callerOf(request), request.params.id)).id),
    }),
  );
};
