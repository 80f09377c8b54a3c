import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CargoChanges, CargoDetails, CargoInput, CargoPage, CargoQuery } from 'shared-contracts/cargos';
import { byId, Done } from 'shared-contracts/common';
import { Timeline } from 'shared-contracts/timeline';
import { OR_FILLS_IN_ORDERS } from '../../orders/order-form.rules.ts';
import type { Caller } from '../../platform/caller.ts';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { timelineOf } from '../../platform/timeline.ts';
import { cargoActions } from './cargo.rules.ts';
import { changeCargo, createCargo, removeCargo } from './cargo-saves.ts';
import { type CargoRecord, findCargo, listCargos, usesOfCargo } from './cargos.store.ts';

const READ = needs('cargo', 'read');
const WRITE = needs('cargo', 'write');

export const cargoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const present = (row: CargoRecord, caller: Caller) => ({ ...row, actions: cargoActions(caller) });

  async function found(caller: Caller, id: string): Promise<CargoRecord> {
    const row = await findCargo(db, caller, id);
    if (!row) throw notFound();
    return row;
  }
  const whole = async (caller: Caller, id: string) => ({
    ...present(await found(caller, id), caller),
    usedBy: await usesOfCargo(db, id),
  });

  app.get(
    '/cargos',
    {
      ...needs('cargo', 'read', OR_FILLS_IN_ORDERS),
      schema: { querystring: CargoQuery, response: { 200: CargoPage } },
    },
    async (request) => {
      const { items, ...range } = await listCargos(db, callerOf(request), request.query);
      return { ...range, items: items.map((row) => present(row, callerOf(request))) };
    },
  );

  app.get('/cargos/:id', { ...READ, schema: { params: byId, response: { 200: CargoDetails } } }, async (request) =>
    whole(callerOf(request), request.params.id),
  );

  app.post(
    '/cargos',
    { ...WRITE, schema: { body: CargoInput, response: { 201: CargoDetails } } },
    async (request, reply) =>
      reply.code(201).send(await whole(callerOf(request), await createCargo(app, callerOf(request), request.body))),
  );

  app.patch(
    '/cargos/:id',
    { ...WRITE, schema: { params: byId, body: CargoChanges, response: { 200: CargoDetails } } },
    async (request) => {
      await changeCargo(app, callerOf(request), request.params.id, request.body);
      return whole(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/cargos/:id',
    { ...needs('cargo', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) => removeCargo(app, callerOf(request), request.params.id),
  );

  app.get(
    '/cargos/:id/timeline',
    { ...READ, schema: { params: byId, response: { 200: Timeline } } },
    async (request) => ({
      items: await timelineOf(db, 'cargo', (await found(callerOf(request), request.params.id)).id),
    }),
  );
};
