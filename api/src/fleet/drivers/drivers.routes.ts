import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done } from 'shared-contracts/common';
import { Driver, DriverChanges, DriverInput, DriverPage, DriverQuery } from 'shared-contracts/drivers';
import { Timeline } from 'shared-contracts/timeline';
import type { Caller } from '../../platform/caller.ts';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { timelineOf } from '../../platform/timeline.ts';
import { presentDriver, presentRows } from './driver.present.ts';
import { OR_CHOOSES_DRIVERS, OR_SEES_DRIVERS, WHERE_DRIVERS_ARE_KEPT } from './driver.rules.ts';
import { changeDriver, createDriver, removeDriver } from './driver-saves.ts';
import { driverRows, findDriver, isOwnDriver, pageOfDrivers } from './drivers.store.ts';

const READ = needs('driver', 'read', OR_SEES_DRIVERS);
const WRITE = needs('driver', 'write', WHERE_DRIVERS_ARE_KEPT);

export const driverRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  async function whole(caller: Caller, id: string) {
    const row = await findDriver(db, caller, id, now());
    if (!row) throw notFound();
    return presentDriver(db, row, caller);
  }

  app.get(
    '/drivers',
    {
      ...needs('driver', 'read', OR_CHOOSES_DRIVERS),
      schema: { querystring: DriverQuery, response: { 200: DriverPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const page = await pageOfDrivers(db, caller, request.query, now());
      const rows = await driverRows(
        db,
        page.items.map(({ id }) => id),
      );
      return { ...page, items: await presentRows(db, rows, caller) };
    },
  );

  app.get('/drivers/:id', { ...READ, schema: { params: byId, response: { 200: Driver } } }, async (request) =>
    whole(callerOf(request), request.params.id),
  );

  app.post('/drivers', { ...WRITE, schema: { body: DriverInput, response: { 201: Driver } } }, async (request, reply) =>
    reply.code(201).send(await whole(callerOf(request), await createDriver(app, callerOf(request), request.body))),
  );

  app.patch(
    '/drivers/:id',
    { ...WRITE, schema: { params: byId, body: DriverChanges, response: { 200: Driver } } },
    async (request) => {
      await changeDriver(app, callerOf(request), request.params.id, request.body);
      return whole(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/drivers/:id',
    { ...needs('driver', 'delete', WHERE_DRIVERS_ARE_KEPT), schema: { params: byId, response: { 200: Done } } },
    async (request) => removeDriver(app, callerOf(request), request.params.id),
  );

  app.get(
    '/drivers/:id/timeline',
    { ...READ, schema: { params: byId, response: { 200: Timeline } } },
    async (request) => {
      if (!(await isOwnDriver(db, callerOf(request), request.params.id))) throw notFound();
      return { items: await timelineOf(db, 'driver', request.params.id) };
    },
  );
};
