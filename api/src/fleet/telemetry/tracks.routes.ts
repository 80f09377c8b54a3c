import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import { DetailedTrack, OnlineState, Halts, Track, TrackQuery } from 'shared-contracts/fleet/telemetry';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { fromReplica } from '../../platform/replica/read-from-replica.ts';
import { isVehicleVisible } from '../vehicles/list/vehicles.store.ts';
import { findVisiblePosition } from './last-positions.store.ts';
import { getMotion } from './position.rules.ts';
import { createTrackReader } from './track-reader.ts';

const READ = needs('vehicle', 'read');
const TRACK = fromReplica(READ);

/** Tracks and halts of a vehicle. */
export const trackRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const input = { params: IdParams, querystring: TrackQuery };

  app.get('/vehicles/:id/track', { ...TRACK, schema: { ...input, response: { 200: Track } } }, async (request) =>
    createTrackReader(db, callerOf(request), request.params.id, now()).readTrack(request.query),
  );

  app.get(
    '/vehicles/:id/detailed-track',
    { ...TRACK, schema: { ...input, response: { 200: DetailedTrack } } },
    async (request) =>
      createTrackReader(db, callerOf(request), request.params.id, now()).readDetailedTrack(request.query),
  );

  app.get(
    '/telemetry/device/:id/stops',
    { ...TRACK, schema: { ...input, response: { 200: Halts } } },
    async (request) => ({
      stops: await createTrackReader(db, callerOf(request), request.params.id, now()).readHalts(request.query),
    }),
  );

  app.get(
    '/vehicles/:id/is-online',
    { ...READ, schema: { params: IdParams, response: { 200: OnlineState } } },
    async (request) => {
      const { id } = request.params;
      if (!(await isVehicleVisible(db, callerOf(request), id, now()))) throw notFound();
      const last = await findVisiblePosition(db, callerOf(request), id, now());
      return { isOnline: last !== null && getMotion(last, now()) !== 'offline', lastSeenAt: last?.at ?? null };
    },
  );
};
