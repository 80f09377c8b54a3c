import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, ErrorBody } from 'shared-contracts/common';
import {
  AvailableVehicleQuery,
  AvailableVehiclePage,
  VehicleShare,
  VehicleShareInput,
  VehicleSharePage,
  VehicleShareQuery,
} from 'shared-contracts/fleet/vehicle-sharing';
import { notFound } from '../../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { listAvailableVehicleIds } from './available-vehicles.store.ts';
import { presentVehicleRows } from '../list/vehicle.present.ts';
import { presentShares } from './vehicle-share.present.ts';
import { createShare, removeShare } from './save-vehicle-share.ts';
import { findShare, listShares } from './vehicle-shares.store.ts';
import { findVehicleRows } from '../list/vehicles.store.ts';

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
      const record = await findShare(db, caller, await createShare(app, caller, request.body));
      const [share] = record ? await presentShares(db, [record], caller, now()) : [];
      if (!share) throw notFound();
      return reply.code(201).send(share);
    },
  );

  app.delete(
    '/vehicles/share/:id',
    { ...needs('shareVehicle', 'delete'), schema: { params: IdParams, response: { 200: IdResult } } },
    async (request) => removeShare(app, callerOf(request), request.params.id),
  );

  app.get(
    '/vehicles/share/available',
    {
      ...needs('vehicle', 'read'),
      schema: { querystring: AvailableVehicleQuery, response: { 200: AvailableVehiclePage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const page = await listAvailableVehicleIds(db, caller, request.query, now());
      const rows = await findVehicleRows(
        db,
        page.items.map(({ id }) => id),
        now(),
      );
      return { ...page, items: (await presentVehicleRows(db, rows, caller, now())).map((vehicle) => ({ vehicle })) };
    },
  );
};
