import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, Paging } from 'shared-contracts/common';
import { Vehicle, VehicleDraft, VehicleDraftInput, VehicleDraftPage } from 'shared-contracts/vehicles';
import type { Caller } from '../../platform/caller.ts';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { changeDraft, createDraft, removeDraft, transferDraft } from './drafts.ts';
import { type DraftRecord, findDraft, listDrafts } from './drafts.store.ts';
import { draftActions, missingIn } from './vehicle.rules.ts';
import { presentVehicle } from './vehicle.present.ts';
import { presentFile } from './vehicle-file.present.ts';
import { filesOf } from './vehicle-files.store.ts';
import { findVehicle } from './vehicles.store.ts';

const READ = needs('vehicle', 'read');
const WRITE = needs('vehicle', 'write');

const head = ({ id, values, createdAt, updatedAt }: DraftRecord, caller: Caller) => ({
  id,
  missing: missingIn(values),
  createdAt,
  updatedAt,
  actions: draftActions(caller),
});

const row = (draft: DraftRecord & { type: string | null }, caller: Caller) => {
  const { registrationPlate, vehicleTypeId } = draft.values;
  return {
    ...head(draft, caller),
    registrationPlate: registrationPlate || null,
    type: vehicleTypeId && draft.type ? { id: vehicleTypeId, name: draft.type } : null,
  };
};

export const vehicleDraftRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  async function whole(caller: Caller, id: string) {
    const draft = await findDraft(db, caller, id);
    if (!draft) throw notFound();
    return {
      ...head(draft, caller),
      values: draft.values,
      files: (await filesOf(db, { draftId: id })).map(presentFile),
    };
  }

  app.get(
    '/vehicles/draft',
    { ...READ, schema: { querystring: Paging, response: { 200: VehicleDraftPage } } },
    async (request) => {
      const page = await listDrafts(db, callerOf(request), request.query);
      return { ...page, items: page.items.map((draft) => row(draft, callerOf(request))) };
    },
  );

  app.get(
    '/vehicles/draft/:id',
    { ...READ, schema: { params: byId, response: { 200: VehicleDraft } } },
    async (request) => whole(callerOf(request), request.params.id),
  );

  app.post(
    '/vehicles/draft',
    { ...WRITE, schema: { body: VehicleDraftInput, response: { 201: VehicleDraft } } },
    async (request, reply) =>
      reply.code(201).send(await whole(callerOf(request), await createDraft(app, callerOf(request), request.body))),
  );

  app.patch(
    '/vehicles/draft/:id',
    { ...WRITE, schema: { params: byId, body: VehicleDraftInput, response: { 200: VehicleDraft } } },
    async (request) => {
      await changeDraft(app, callerOf(request), request.params.id, request.body);
      return whole(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/vehicles/draft/:id',
    { ...needs('vehicle', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) => removeDraft(app, callerOf(request), request.params.id),
  );

  app.post(
    '/vehicles/draft/:id/transfer',
    { ...WRITE, schema: { params: byId, response: { 201: Vehicle } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const made = await findVehicle(db, caller, await transferDraft(app, caller, request.params.id), now());
      if (!made) throw notFound();
      return reply.code(201).send(await presentVehicle(db, made, caller, now()));
    },
  );
};
