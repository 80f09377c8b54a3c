import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import {
  DeviceCounts,
  DevicePage,
  DevicePosition,
  DeviceQuery,
  GeofenceEventPage,
  GeofenceEventQuery,
  RejectedPositionPage,
  RejectedPositionQuery,
} from 'shared-contracts/fleet/telemetry';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { isVehicleVisible } from '../vehicles/list/vehicles.store.ts';
import { countDevices, listDevices } from './devices.store.ts';
import { listGeofenceEvents } from './geofence-events.store.ts';
import { findVisiblePosition, presentLastPosition } from './last-positions.store.ts';
import { listRejectedPositions } from './rejected-positions.store.ts';

const READ = needs('vehicle', 'read');

/** Vehicles with a tracking device. The id of a device is the id of its vehicle. */
export const telemetryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(
    '/telemetry/devices',
    { ...READ, schema: { querystring: DeviceQuery, response: { 200: DevicePage } } },
    async (request) => listDevices(db, callerOf(request), request.query, now()),
  );

  app.get('/telemetry/counts', { ...READ, schema: { response: { 200: DeviceCounts } } }, async (request) =>
    countDevices(db, callerOf(request), now()),
  );

  app.get(
    '/telemetry/device/:id/position',
    { ...READ, schema: { params: IdParams, response: { 200: DevicePosition } } },
    async (request) => {
      const { id } = request.params;
      if (!(await isVehicleVisible(db, callerOf(request), id, now()))) throw notFound();
      const last = await findVisiblePosition(db, callerOf(request), id, now());
      return { position: last && presentLastPosition(last, now()) };
    },
  );

  app.get(
    '/telemetry/geofence-events',
    { ...READ, schema: { querystring: GeofenceEventQuery, response: { 200: GeofenceEventPage } } },
    async (request) => listGeofenceEvents(db, callerOf(request), request.query, now()),
  );

  app.get(
    '/telemetry/refused',
    { ...READ, schema: { querystring: RejectedPositionQuery, response: { 200: RejectedPositionPage } } },
    async (request) => listRejectedPositions(db, callerOf(request), request.query),
  );
};
