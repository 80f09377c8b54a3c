import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done } from 'shared-contracts/common';
import { Timeline } from 'shared-contracts/timeline';
import {
  Expiring,
  ExpiringQuery,
  Vehicle,
  VehicleChanges,
  VehicleInput,
  VehiclePage,
  VehicleQuery,
  VehicleServices,
  VehicleServicesInput,
  VehicleStage,
} from 'shared-contracts/vehicles';
import { type Caller, isRoot } from '../../platform/caller.ts';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { timelineOf } from '../../platform/timeline.ts';
import { listExpiring } from './expiring.store.ts';
import { serviceInfoOf } from './service.rules.ts';
import { presentRows, presentServices, presentVehicle } from './vehicle.present.ts';
import { changeVehicle, createVehicle, removeVehicle } from './vehicle-saves.ts';
import { liveTripOf } from './vehicle-saves.store.ts';
import { setServices } from './vehicle-services.ts';
import { findVehicle, isOwned, isVisible, pageOfVehicles, vehicleRows } from './vehicles.store.ts';

const READ = needs('vehicle', 'read');
const WRITE = needs('vehicle', 'write');
const DAY = 86_400;

export const vehicleRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  async function whole(caller: Caller, id: string) {
    const row = await findVehicle(db, caller, id, now());
    if (!row) throw notFound();
    return presentVehicle(db, row, caller, now());
  }

  app.get(
    '/vehicles',
    { ...READ, schema: { querystring: VehicleQuery, response: { 200: VehiclePage } } },
    async (request) => {
      const caller = callerOf(request);
      const page = await pageOfVehicles(db, caller, request.query, now());
      const rows = await vehicleRows(
        db,
        page.items.map(({ id }) => id),
        now(),
      );
      return { ...page, items: await presentRows(db, rows, caller, now()) };
    },
  );

  app.get(
    '/vehicles/expiring',
    { ...READ, schema: { querystring: ExpiringQuery, response: { 200: Expiring } } },
    async (request) =>
      listExpiring(db, callerOf(request), { now: now(), until: now() + request.query.days * DAY }, request.query),
  );

  app.get('/vehicles/:id', { ...READ, schema: { params: byId, response: { 200: Vehicle } } }, async (request) =>
    whole(callerOf(request), request.params.id),
  );

  app.post(
    '/vehicles',
    { ...WRITE, schema: { body: VehicleInput, response: { 201: Vehicle } } },
    async (request, reply) =>
      reply.code(201).send(await whole(callerOf(request), await createVehicle(app, callerOf(request), request.body))),
  );

  app.patch(
    '/vehicles/:id',
    { ...WRITE, schema: { params: byId, body: VehicleChanges, response: { 200: Vehicle } } },
    async (request) => {
      await changeVehicle(app, callerOf(request), request.params.id, request.body);
      return whole(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/vehicles/:id',
    { ...needs('vehicle', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) => removeVehicle(app, callerOf(request), request.params.id),
  );

  app.put(
    '/vehicles/:id/services',
    { ...WRITE, schema: { params: byId, body: VehicleServicesInput, response: { 200: VehicleServices } } },
    async (request) => {
      const services = await setServices(app, callerOf(request), request.params.id, request.body.services);
      return { services: presentServices(services, now()), serviceIntervalInfo: serviceInfoOf(services, now()) };
    },
  );

  app.get(
    '/vehicles/:id/stage',
    { ...READ, schema: { params: byId, response: { 200: VehicleStage } } },
    async (request) => {
      const caller = callerOf(request);
      if (!(await isVisible(db, caller, request.params.id, now()))) throw notFound();
      const trip = await liveTripOf(db, request.params.id);
      const mayName = trip && (isRoot(caller) || trip.organizationId === caller.organizationId);
      return {
        stage: trip?.stage ?? 'free',
        tripId: mayName ? trip.id : null,
        tripNumber: mayName ? trip.number : null,
      };
    },
  );

  app.get(
    '/vehicles/:id/timeline',
    { ...READ, schema: { params: byId, response: { 200: Timeline } } },
    async (request) => {
      if (!(await isOwned(db, callerOf(request), request.params.id))) throw notFound();
      return { items: await timelineOf(db, 'vehicle', request.params.id) };
    },
  );
};
