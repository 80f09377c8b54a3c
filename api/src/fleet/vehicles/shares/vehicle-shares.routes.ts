import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, ErrorBody } from 'shared-contracts/common';
import {
  AvailableQuery,
  AvailableVehiclePage,
  VehicleShare,
  VehicleShareInput,
  VehicleSharePage,
  VehicleShareQuery,
} from 'shared-contracts/vehicle-sharing';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { pageOfAvailable } from './available-vehicles.store.ts';
import { presentRows } from './vehicle.present.ts';
import { presentShares } from './vehicle-share.present.ts';
import { createShare, removeShare } from './vehicle-shares.ts';
import { findShare, listShares } from './vehicle-shares.store.ts';
import { vehicleRows } from './vehicles.store.ts';

export const vehicleShareRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(
    '/vehicles/share',
    {
      ...needs('shareVehicle', 'read'),
      schema: { querystring: VehicleShareQuery, response: { 200: VehicleSharePage } },
    },
    async (request) => {
      const page = await listShares(db, callerOf(request), request.query, now());
      return { ...page, items: await presentShares(db, page.items, callerOf(request), now()) };
    },
  );

  app.post(
    '/vehicles/share',
    {
      ...needs('shareVehicle', 'write'),
      schema: { body: VehicleShareInput, response: { 201: VehicleShare, 404: ErrorBody } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const made = await findShare(db, caller, await createShare(app, caller, request.body));
      const [share] = made ? await presentShares(db, [made], caller, now()) : [];
      if (!share) throw notFound();
      return reply.code(201).send(share);
    },
  );

  app.delete(
    '/vehicles/share/:id',
    { ...needs('shareVehicle', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) => removeShare(app, callerOf(request), request.params.id),
  );

  app.get(
    '/vehicles/share/available',
    { ...needs('vehicle', 'read'), schema: { querystring: AvailableQuery, response: { 200: AvailableVehiclePage } } },
    async (request) => {
      const caller = callerOf(request);
      const page = await pageOfAvailable(db, caller, request.query, now());
      const rows = await vehicleRows(
        db,
        page.items.map(({ id }) => id),
        now(),
      );
      return { ...page, items: (await presentRows(db, rows, caller, now())).map((vehicle) => ({ vehicle })) };
    },
  );
};
