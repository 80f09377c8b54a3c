import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done } from 'shared-contracts/common';
import {
  DrawnZone,
  DrawnZoneOverlaps,
  RouteZoneChanges,
  RouteZoneDetails,
  RouteZoneInput,
  RouteZonePage,
  RouteZoneQuery,
} from 'shared-contracts/route-zones';
import { Timeline } from 'shared-contracts/timeline';
import type { Caller } from '../../platform/caller.ts';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { timelineOf } from '../../platform/timeline.ts';
import { zoneActions } from './route-zone.rules.ts';
import { changeZone, createZone, overlapsWith, removeZone, soundOutline } from './route-zone-saves.ts';
import { findZone, listZones, overlapsOf, type ZoneRecord } from './route-zones.store.ts';
import { areaOf } from './zone.rules.ts';
import { usesOfZone } from './zone-uses.store.ts';

const READ = needs('routeZone', 'read');
const WRITE = needs('routeZone', 'write');

const KM2_DECIMALS = 3;
const inKm2 = (area: number) => area.toFixed(KM2_DECIMALS);

const present = <Z extends ZoneRecord>({ organizationId: _of, area, ...zone }: Z, caller: Caller) => ({
  ...zone,
  area: inKm2(area),
  actions: zoneActions(caller),
});

export const routeZoneRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function found(caller: Caller, id: string): Promise<ZoneRecord> {
    const zone = await findZone(db, caller, id);
    if (!zone) throw notFound();
    return zone;
  }
  async function whole(caller: Caller, id: string) {
    const overlaps = (await overlapsOf(db, id)).map(({ id: otherId, name, share, outlines }) => ({
      zone: { id: otherId, name },
      share,
      outlines,
    }));
    return { ...present(await found(caller, id), caller), overlaps, usedBy: await usesOfZone(db, id) };
  }

  app.get(
    '/routes-zones',
    { ...READ, schema: { querystring: RouteZoneQuery, response: { 200: RouteZonePage } } },
    async (request) => {
      const { items, ...range } = await listZones(db, callerOf(request), request.query);
      return { ...range, items: items.map((zone) => present(zone, callerOf(request))) };
    },
  );

  app.get(
    '/routes-zones/:id',
    { ...READ, schema: { params: byId, response: { 200: RouteZoneDetails } } },
    async (request) => whole(callerOf(request), request.params.id),
  );

  app.post(
    '/routes-zones',
    { ...WRITE, schema: { body: RouteZoneInput, response: { 201: RouteZoneDetails } } },
    async (request, reply) =>
      reply.code(201).send(await whole(callerOf(request), await createZone(app, callerOf(request), request.body))),
  );

  app.patch(
    '/routes-zones/:id',
    { ...WRITE, schema: { params: byId, body: RouteZoneChanges, response: { 200: RouteZoneDetails } } },
    async (request) => {
      await changeZone(app, callerOf(request), request.params.id, request.body);
      return whole(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/routes-zones/:id',
    { ...needs('routeZone', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) => removeZone(app, callerOf(request), request.params.id),
  );

  /** What a zone that is only drawn would have in common with others; nothing is kept. */
  app.post(
    '/routes-zones/overlaps',
    { ...WRITE, schema: { body: DrawnZone, response: { 200: DrawnZoneOverlaps } } },
    async (request) => {
      const { id, polygon: told } = request.body;
      const { organizationId } = id ? await found(callerOf(request), id) : callerOf(request);
      const polygon = soundOutline(told);
      const area = areaOf(polygon);
      const overlaps = await overlapsWith(db, { id: id?.toLowerCase(), organizationId, polygon, area });
      return {
        area: inKm2(area),
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
    { ...READ, schema: { params: byId, response: { 200: Timeline } } },
    async (request) => ({
      items: await timelineOf(db, 'routeZone', (await found(callerOf(request), request.params.id)).id),
    }),
  );
};
