import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { Timeline } from 'shared-contracts/timeline';
import { DAY } from 'shared-contracts/values/time';
import { ExpiringItemPage, ExpiringItemQuery } from 'shared-contracts/fleet/expiring-items';
import {
  Vehicle,
  VehicleChanges,
  VehicleInput,
  VehiclePage,
  VehicleQuery,
  VehicleStage,
} from 'shared-contracts/fleet/vehicles';
import { VehicleServices, VehicleServicesInput } from 'shared-contracts/fleet/vehicle-services';
import { MeterCorrection } from 'shared-contracts/fleet/meters';
import { correctMeters } from '../meters/correct-meters.ts';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { listTimelineWithChanges } from '../../../identity/public.ts';
import { seenRevision } from '../../../platform/revisions/revisions.ts';
import { listExpiringItems } from '../services/expiring-items.store.ts';
import { getServiceInfo } from '../services/service.rules.ts';
import { presentVehicleRows, presentServices, presentVehicle } from '../list/vehicle.present.ts';
import { changeVehicle, createVehicle, removeVehicle } from './save-vehicle.ts';
import { findLiveTrip } from '../core/vehicle-records.store.ts';
import { setServices } from '../services/save-services.ts';
import {
  findVehicle,
  isVehicleOwned,
  isVehicleVisible,
  listVehicleIds,
  findVehicleRows,
} from '../list/vehicles.store.ts';
import { exportable } from '../../../platform/export/export-routes.ts';
import { VEHICLE_EXPORT } from '../list/vehicle-export.rules.ts';

const READ = needs('vehicle', 'read');
const WRITE = needs('vehicle', 'write');
export const vehicleRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  async function getVehicle(caller: Caller, id: string) {
    const row = await findVehicle(db, caller, id, now());
    if (!row) throw notFound();
    return presentVehicle(db, row, caller, now());
  }

  app.get(
    '/vehicles',
    {
      ...exportable(READ, 'vehicles', VEHICLE_EXPORT),
      schema: { querystring: VehicleQuery, response: { 200: VehiclePage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const page = await listVehicleIds(db, caller, request.query, now());
      const rows = await findVehicleRows(
        db,
        page.items.map(({ id }) => id),
        now(),
      );
      return { ...page, items: await presentVehicleRows(db, rows, caller, now()) };
    },
  );

  app.get(
    '/vehicles/expiring',
    { ...READ, schema: { querystring: ExpiringItemQuery, response: { 200: ExpiringItemPage } } },
    async (request) =>
      listExpiringItems(db, callerOf(request), { now: now(), until: now() + request.query.days * DAY }, request.query),
  );

  app.get('/vehicles/:id', { ...READ, schema: { params: IdParams, response: { 200: Vehicle } } }, async (request) =>
    getVehicle(callerOf(request), request.params.id),
  );

  app.post(
    '/vehicles',
    { ...WRITE, schema: { body: VehicleInput, response: { 201: Vehicle } } },
    async (request, reply) =>
      reply
        .code(201)
        .send(await getVehicle(callerOf(request), await createVehicle(app, callerOf(request), request.body))),
  );

  app.patch(
    '/vehicles/:id',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams, body: VehicleChanges, response: { 200: Vehicle } } },
    async (request) => {
      await changeVehicle(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return getVehicle(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/vehicles/:id',
    { ...needs('vehicle', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeVehicle(app, callerOf(request), request.params.id, seenRevision(request)),
  );

  app.put(
    '/vehicles/:id/services',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: VehicleServicesInput, response: { 200: VehicleServices } },
    },
    async (request) => {
      const { id } = request.params;
      const services = await setServices(app, callerOf(request), id, request.body.services, seenRevision(request));
      return { services: presentServices(services, now()), serviceIntervalInfo: getServiceInfo(services, now()) };
    },
  );

  app.post(
    '/vehicles/:id/meters',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams, body: MeterCorrection, response: { 200: Vehicle } } },
    async (request) => {
      await correctMeters(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return getVehicle(callerOf(request), request.params.id);
    },
  );

  app.get(
    '/vehicles/:id/stage',
    { ...READ, schema: { params: IdParams, response: { 200: VehicleStage } } },
    async (request) => {
      const caller = callerOf(request);
      if (!(await isVehicleVisible(db, caller, request.params.id, now()))) throw notFound();
      const trip = await findLiveTrip(db, request.params.id);
      const canSeeTrip = trip && (isRoot(caller) || trip.organizationId === caller.organizationId);
      return {
        stage: trip?.stage ?? 'free',
        tripId: canSeeTrip ? trip.id : null,
        tripNumber: canSeeTrip ? trip.number : null,
      };
    },
  );

  app.get(
    '/vehicles/:id/timeline',
    { ...READ, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => {
      if (!(await isVehicleOwned(db, callerOf(request), request.params.id))) throw notFound();
      return { items: await listTimelineWithChanges(db, 'vehicle', request.params.id) };
    },
  );
};
