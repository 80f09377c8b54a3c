import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  ZoneSketch,
  ZoneSketchOverlaps,
  RouteZoneChanges,
  RouteZoneDetails,
  RouteZoneInput,
  RouteZonePage,
  RouteZoneQuery,
} from 'shared-contracts/network/route-zones';
import { Timeline } from 'shared-contracts/timeline';
import { listTimelineWithChanges } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { ROUTE_ZONE_EXPORT } from './route-zone-export.rules.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { zoneActions } from './route-zone.rules.ts';
import { changeZone, createZone, computeOverlaps, removeZone, toValidOutline } from './save-route-zones.ts';
import { findZone, listZones, findZoneOverlaps, type ZoneRecord } from './route-zones.store.ts';
import { computeArea } from './zone.rules.ts';
import { findZoneUsages } from './zone-usage.store.ts';

const READ = needs('routeZone', 'read');
const WRITE = needs('routeZone', 'write');

const KM2_DECIMALS = 3;
const formatKm2 = (area: number) => area.toFixed(KM2_DECIMALS);

const present = <Z extends ZoneRecord>({ organizationId: _organizationId, area, ...zone }: Z, caller: Caller) => ({
  ...zone,
  area: formatKm2(area),
  actions: zoneActions(caller),
});

export const routeZoneRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function getZone(caller: Caller, id: string): Promise<ZoneRecord> {
    const zone = await findZone(db, caller, id);
    if (!zone) throw notFound();
    return zone;
  }
  async function getDetails(caller: Caller, id: string) {
    const overlaps = (await findZoneOverlaps(db, id)).map(({ id: otherId, name, share, outlines }) => ({
      zone: { id: otherId, name },
      share,
      outlines,
    }));
    return { ...present(await getZone(caller, id), caller), overlaps, usedBy: await findZoneUsages(db, id) };
  }

  app.get(
    '/routes-zones',
    {
      ...exportable(READ, 'route-zones', ROUTE_ZONE_EXPORT),
      schema: { querystring: RouteZoneQuery, response: { 200: RouteZonePage } },
    },
    async (request) => {
      const { items, ...range } = await listZones(db, callerOf(request), request.query);
      return { ...range, items: items.map((zone) => present(zone, callerOf(request))) };
    },
  );

  app.get(
    '/routes-zones/:id',
    { ...READ, schema: { params: IdParams, response: { 200: RouteZoneDetails } } },
    async (request) => getDetails(callerOf(request), request.params.id),
  );

  app.post(
    '/routes-zones',
    { ...WRITE, schema: { body: RouteZoneInput, response: { 201: RouteZoneDetails } } },
    async (request, reply) =>
      reply.code(201).send(await getDetails(callerOf(request), await createZone(app, callerOf(request), request.body))),
  );

  app.patch(
    '/routes-zones/:id',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: RouteZoneChanges, response: { 200: RouteZoneDetails } },
    },
    async (request) => {
      await changeZone(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return getDetails(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/routes-zones/:id',
    { ...needs('routeZone', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeZone(app, callerOf(request), request.params.id, seenRevision(request)),
  );

  /** Computes the overlaps of a zone while it is drawn, without saving it. */
  app.post(
    '/routes-zones/overlaps',
    { ...WRITE, schema: { body: ZoneSketch, response: { 200: ZoneSketchOverlaps } } },
    async (request) => {
      const { id, polygon: rawOutline } = request.body;
      const { organizationId } = id ? await getZone(callerOf(request), id) : callerOf(request);
      const polygon = toValidOutline(rawOutline);
      const area = computeArea(polygon);
      const overlaps = await computeOverlaps(db, { id: id?.toLowerCase(), organizationId, polygon, area });
      return {
        area: formatKm2(area),
        overlaps: overlaps.map(({ other, share, outlines }) => ({
          zone: { id: other.id, name: other.name },
          share,
          outlines,
        })),
      };
    },
  );

  app.get(
    '/routes-zones/:id/timeline',
    { ...READ, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => ({
      items: await listTimelineWithChanges(db, 'routeZone', (await getZone(callerOf(request), request.params.id)).id),
    }),
  );
};
