import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { RouteChanges, RouteInput, RouteListQuery, RoutePage, RouteRow } from 'shared-contracts/network/routes';
import { Timeline } from 'shared-contracts/timeline';
import { createRouting } from '../geo/routing.ts';
import { listTimelineWithChanges } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { ROUTE_EXPORT } from './route-export.rules.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { getCurrentLength, routeActions } from './route.rules.ts';
import { changeRoute, createRoute, removeRoute } from './save-routes.ts';
import { findRoute, listRoutes, type RouteRecord } from './routes.store.ts';

const READ = needs('route', 'read');
const WRITE = needs('route', 'write');

function present(
  { organizationId: _organizationId, measuredPoints, distance, estimated, ...route }: RouteRecord,
  caller: Caller,
): RouteRow {
  const points = route.stops.map(({ latitude, longitude }) => [latitude, longitude] as const);
  return {
    ...route,
    ...getCurrentLength({ distance, estimated, measuredPoints }, points),
    actions: routeActions(caller),
  };
}

export const routeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const deps = { db, now, routing: createRouting(app) };

  async function getRoute(caller: Caller, id: string): Promise<RouteRecord> {
    const route = await findRoute(db, caller, id);
    if (!route) throw notFound();
    return route;
  }
  const getDetails = async (caller: Caller, id: string) => present(await getRoute(caller, id), caller);

  app.get(
    '/routes',
    {
      ...exportable(READ, 'routes', ROUTE_EXPORT),
      schema: { querystring: RouteListQuery, response: { 200: RoutePage } },
    },
    async (request) => {
      const { items, ...range } = await listRoutes(db, callerOf(request), request.query);
      return { ...range, items: items.map((route) => present(route, callerOf(request))) };
    },
  );

  app.get('/routes/:id', { ...READ, schema: { params: IdParams, response: { 200: RouteRow } } }, async (request) =>
    getDetails(callerOf(request), request.params.id),
  );

  app.post('/routes', { ...WRITE, schema: { body: RouteInput, response: { 201: RouteRow } } }, async (request, reply) =>
    reply.code(201).send(await getDetails(callerOf(request), await createRoute(deps, callerOf(request), request.body))),
  );

  app.patch(
    '/routes/:id',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams, body: RouteChanges, response: { 200: RouteRow } } },
    async (request) => {
      await changeRoute(deps, callerOf(request), request.params.id, request.body, seenRevision(request));
      return getDetails(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/routes/:id',
    { ...needs('route', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeRoute(deps, callerOf(request), request.params.id, seenRevision(request)),
  );

  app.get(
    '/routes/:id/timeline',
    { ...READ, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => ({
      items: await listTimelineWithChanges(db, 'route', (await getRoute(callerOf(request), request.params.id)).id),
    }),
  );
};
