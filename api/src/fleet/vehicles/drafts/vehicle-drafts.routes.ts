import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch, Paging } from 'shared-contracts/common';
import { VehicleDraft, VehicleDraftPage } from 'shared-contracts/fleet/vehicle-drafts';
import { Vehicle, VehicleDraftInput } from 'shared-contracts/fleet/vehicles';
import type { Caller } from '../../../platform/access/caller.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { exportable } from '../../../platform/export/export-routes.ts';
import { VEHICLE_DRAFT_EXPORT } from './vehicle-draft-export.rules.ts';
import { seenRevision } from '../../../platform/revisions/revisions.ts';
import { changeDraft, createDraft, removeDraft, transferDraft } from './save-vehicle-draft.ts';
import { type DraftRecord, findDraft, listDrafts } from '../core/vehicle-drafts.store.ts';
import { draftActions, listMissingFields } from '../core/vehicle.rules.ts';
import { presentVehicle } from '../list/vehicle.present.ts';
import { presentFile } from '../files/vehicle-file.present.ts';
import { listFiles } from '../files/vehicle-files.store.ts';
import { findVehicle } from '../list/vehicles.store.ts';

const READ = needs('vehicle', 'read');
const WRITE = needs('vehicle', 'write');

const presentHead = ({ id, revision, values, createdAt, updatedAt }: DraftRecord, caller: Caller) => ({
  id,
  revision,
  missing: listMissingFields(values),
  createdAt,
  updatedAt,
  actions: draftActions(caller),
});

const presentRow = (draft: DraftRecord & { type: string | null }, caller: Caller) => {
  const { registrationPlate, vehicleTypeId } = draft.values;
  return {
    ...presentHead(draft, caller),
    registrationPlate: registrationPlate || null,
    type: vehicleTypeId && draft.type ? { id: vehicleTypeId, name: draft.type } : null,
  };
};

export const vehicleDraftRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  async function getDraft(caller: Caller, id: string) {
    const draft = await findDraft(db, caller, id);
    if (!draft) throw notFound();
    return {
      ...presentHead(draft, caller),
      values: draft.values,
      files: (await listFiles(db, { draftId: id })).map(presentFile),
    };
  }

  app.get(
    '/vehicles/draft',
    {
      ...exportable(READ, 'vehicle-drafts', VEHICLE_DRAFT_EXPORT),
      schema: { querystring: Paging, response: { 200: VehicleDraftPage } },
    },
    async (request) => {
      const page = await listDrafts(db, callerOf(request), request.query);
      return { ...page, items: page.items.map((draft) => presentRow(draft, callerOf(request))) };
    },
  );

  app.get(
    '/vehicles/draft/:id',
    { ...READ, schema: { params: IdParams, response: { 200: VehicleDraft } } },
    async (request) => getDraft(callerOf(request), request.params.id),
  );

  app.post(
    '/vehicles/draft',
    { ...WRITE, schema: { body: VehicleDraftInput, response: { 201: VehicleDraft } } },
    async (request, reply) =>
      reply.code(201).send(await getDraft(callerOf(request), await createDraft(app, callerOf(request), request.body))),
  );

  app.patch(
    '/vehicles/draft/:id',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: VehicleDraftInput, response: { 200: VehicleDraft } },
    },
    async (request) => {
      await changeDraft(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return getDraft(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/vehicles/draft/:id',
    { ...needs('vehicle', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeDraft(app, callerOf(request), request.params.id, seenRevision(request)),
  );

  app.post(
    '/vehicles/draft/:id/transfer',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams, response: { 201: Vehicle } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const vehicleId = await transferDraft(app, caller, request.params.id, seenRevision(request));
      const vehicle = await findVehicle(db, caller, vehicleId, now());
      if (!vehicle) throw notFound();
      return reply.code(201).send(await presentVehicle(db, vehicle, caller, now()));
    },
  );
};
