import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId } from 'shared-contracts/common';
import { DetailedTrack, OnlineState, Stops, Track, TrackQuery } from 'shared-contracts/telemetry';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { isVisible } from '../vehicles/vehicles.store.ts';
import { lastPositionOf } from './last-positions.store.ts';
import { motionOf } from './position.rules.ts';
import { tracksOf } from './tracks.ts';

const READ = needs('vehicle', 'read');

/** Where a vehicle was. */
export const trackRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const span = { params: byId, querystring: TrackQuery };

  app.get('/vehicles/:id/track', { ...READ, schema: { ...span, response: { 200: Track } } }, async (request) =>
    tracksOf(db, callerOf(request), request.params.id, now()).track(request.query),
  );

  app.get(
    '/vehicles/:id/detailed-track',
    { ...READ, schema: { ...span, response: { 200: DetailedTrack } } },
    async (request) => tracksOf(db, callerOf(request), request.params.id, now()).detailed(request.query),
  );

  app.get(
    '/telemetry/device/:id/stops',
    { ...READ, schema: { ...span, response: { 200: Stops } } },
    async (request) => ({
      stops: await tracksOf(db, callerOf(request), request.params.id, now()).stops(request.query),
    }),
  );

  app.get(
    '/vehicles/:id/is-online',
    { ...READ, schema: { params: byId, response: { 200: OnlineState } } },
    async (request) => {
      const { id } = request.params;
      if (!(await isVisible(db, callerOf(request), id, now()))) throw notFound();
      const last = await lastPositionOf(db, id);
      return { isOnline: last !== null && motionOf(last, now()) !== 'offline', lastSeenAt: last?.heardAt ?? null };
    },
  );
};
