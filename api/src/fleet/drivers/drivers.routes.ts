import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { Driver, DriverChanges, DriverInput, DriverPage, DriverQuery } from 'shared-contracts/fleet/drivers';
import { Timeline } from 'shared-contracts/timeline';
import { DRIVER_MANAGING_ORGANIZATIONS } from '../../network/public.ts';
import { listTimelineWithChanges } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { presentDriver, presentDriverRows } from './driver.present.ts';
import { OR_SELECT_DRIVERS, OR_READ_DRIVERS } from './driver.rules.ts';
import { changeDriver, createDriver, removeDriver } from './save-driver.ts';
import { findDriverRows, findDriver, isOwnDriver, listDriverIds } from './drivers.store.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { DRIVER_EXPORT } from './driver-export.rules.ts';

const READ = needs('driver', 'read', OR_READ_DRIVERS);
const WRITE = needs('driver', 'write', DRIVER_MANAGING_ORGANIZATIONS);

export const driverRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  async function getDriver(caller: Caller, id: string) {
    const row = await findDriver(db, caller, id, now());
    if (!row) throw notFound();
    return presentDriver(db, row, caller);
  }

  app.get(
    '/drivers',
    {
      ...exportable(needs('driver', 'read', OR_SELECT_DRIVERS), 'drivers', DRIVER_EXPORT),
      schema: { querystring: DriverQuery, response: { 200: DriverPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const page = await listDriverIds(db, caller, request.query, now());
      const rows = await findDriverRows(
        db,
        page.items.map(({ id }) => id),
      );
      return { ...page, items: await presentDriverRows(db, rows, caller) };
    },
  );

  app.get('/drivers/:id', { ...READ, schema: { params: IdParams, response: { 200: Driver } } }, async (request) =>
    getDriver(callerOf(request), request.params.id),
  );

  app.post('/drivers', { ...WRITE, schema: { body: DriverInput, response: { 201: Driver } } }, async (request, reply) =>
    reply.code(201).send(await getDriver(callerOf(request), await createDriver(app, callerOf(request), request.body))),
  );

  app.patch(
    '/drivers/:id',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams, body: DriverChanges, response: { 200: Driver } } },
    async (request) => {
      await changeDriver(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return getDriver(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/drivers/:id',
    {
      ...needs('driver', 'delete', DRIVER_MANAGING_ORGANIZATIONS),
      schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } },
    },
    async (request) => removeDriver(app, callerOf(request), request.params.id, seenRevision(request)),
  );

  app.get(
    '/drivers/:id/timeline',
    { ...READ, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => {
      if (!(await isOwnDriver(db, callerOf(request), request.params.id))) throw notFound();
      return { items: await listTimelineWithChanges(db, 'driver', request.params.id) };
    },
  );
};
