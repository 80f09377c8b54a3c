import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId } from 'shared-contracts/common';
import {
  DevicePage,
  DevicePosition,
  DeviceQuery,
  GeofenceEventPage,
  GeofenceEventQuery,
  RefusedPage,
  RefusedQuery,
} from 'shared-contracts/telemetry';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { isVisible } from '../vehicles/vehicles.store.ts';
import { listDevices } from './devices.store.ts';
import { listGeofenceEvents } from './geofence-events.store.ts';
import { lastPositionOf, presentLast } from './last-positions.store.ts';
import { listRefused } from './refused.store.ts';

const READ = needs('vehicle', 'read');

/** What is seen of vehicles with a tracking device; the id of a device is its vehicle's. */
export const telemetryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(
    '/telemetry/devices',
    { ...READ, schema: { querystring: DeviceQuery, response: { 200: DevicePage } } },
    async (request) => listDevices(db, callerOf(request), request.query, now()),
  );

  app.get(
    '/telemetry/device/:id/position',
    { ...READ, schema: { params: byId, response: { 200: DevicePosition } } },
    async (request) => {
      const { id } = request.params;
      if (!(await isVisible(db, callerOf(request), id, now()))) throw notFound();
      const last = await lastPositionOf(db, id);
      return { position: last && presentLast(last, now()) };
    },
  );

  app.get(
    '/telemetry/geofence-events',
    { ...READ, schema: { querystring: GeofenceEventQuery, response: { 200: GeofenceEventPage } } },
    async (request) => listGeofenceEvents(db, callerOf(request), request.query, now()),
  );

  app.get(
    '/telemetry/refused',
    { ...READ, schema: { querystring: RefusedQuery, response: { 200: RefusedPage } } },
    async (request) => listRefused(db, callerOf(request), request.query),
  );
};
