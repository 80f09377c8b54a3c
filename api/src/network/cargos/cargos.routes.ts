import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CargoChanges, CargoDetails, CargoInput, CargoPage, CargoQuery } from 'shared-contracts/network/cargos';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { Timeline } from 'shared-contracts/timeline';
import { OR_WRITES_ORDERS } from '../access/order-access.rules.ts';
import { listTimelineWithChanges } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { CARGO_EXPORT } from './cargo-export.rules.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { cargoActions } from './cargo.rules.ts';
import { changeCargo, createCargo, removeCargo } from './save-cargos.ts';
import { type CargoRecord, findCargo, listCargos, findCargoUsage } from './cargos.store.ts';

const READ = needs('cargo', 'read');
const WRITE = needs('cargo', 'write');

export const cargoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const present = (row: CargoRecord, caller: Caller) => ({ ...row, actions: cargoActions(caller) });

  async function getCargo(caller: Caller, id: string): Promise<CargoRecord> {
    const row = await findCargo(db, caller, id);
    if (!row) throw notFound();
    return row;
  }
  const getDetails = async (caller: Caller, id: string) => ({
    ...present(await getCargo(caller, id), caller),
    usedBy: await findCargoUsage(db, id),
  });

  app.get(
    '/cargos',
    {
      ...exportable(needs('cargo', 'read', OR_WRITES_ORDERS), 'cargos', CARGO_EXPORT),
      schema: { querystring: CargoQuery, response: { 200: CargoPage } },
    },
    async (request) => {
      const { items, ...range } = await listCargos(db, callerOf(request), request.query);
      return { ...range, items: items.map((row) => present(row, callerOf(request))) };
    },
  );

  app.get('/cargos/:id', { ...READ, schema: { params: IdParams, response: { 200: CargoDetails } } }, async (request) =>
    getDetails(callerOf(request), request.params.id),
  );

  app.post(
    '/cargos',
    { ...WRITE, schema: { body: CargoInput, response: { 201: CargoDetails } } },
    async (request, reply) =>
      reply
        .code(201)
        .send(await getDetails(callerOf(request), await createCargo(app, callerOf(request), request.body))),
  );

  app.patch(
    '/cargos/:id',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams, body: CargoChanges, response: { 200: CargoDetails } } },
    async (request) => {
      await changeCargo(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return getDetails(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/cargos/:id',
    { ...needs('cargo', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeCargo(app, callerOf(request), request.params.id, seenRevision(request)),
  );

  app.get(
    '/cargos/:id/timeline',
    { ...READ, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => ({
      items: await listTimelineWithChanges(db, 'cargo', (await getCargo(callerOf(request), request.params.id)).id),
    }),
  );
};
