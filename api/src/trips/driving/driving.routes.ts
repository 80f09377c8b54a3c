import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, Id } from 'shared-contracts/common';
import {
  DriverEventResult,
  DriverEventInput,
  DriverTransitions,
  ProofForm,
  Proofs,
} from 'shared-contracts/trips/driving';
import { InspectionInput, InspectionPhotoForm, InspectionResult } from 'shared-contracts/fleet/inspections';
import { z } from 'zod';
import { OR_ACCESSES_TRIPS, createRouting } from '../../network/public.ts';
import { DocumentResponse, DocumentUpload, Upload } from '../../platform/files/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { DRIVER_TRANSITIONS, FURTHER_PICKUPS } from './driver-moves.rules.ts';
import { applyDriverEvent } from './driver-events.ts';
import { reportInspection, reportInspectionPhoto } from './inspections.ts';
import { addProof, listProofs } from './proofs.ts';
import { findProof } from './proofs.store.ts';

/** Drivers have only the read rule. Trips of other drivers are not found. */
const DRIVE = needs('trip', 'read');
const SEE_PROOFS = needs('order', 'read', OR_ACCESSES_TRIPS);
const ProofParams = z.object({ proofId: Id });

export const drivingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const services = {
    db,
    now,
    mailer: app.mailer,
    config: app.config,
    hooks: app.hooks,
    routing: createRouting(app),
  };

  app.get('/trips/driver-moves', { ...DRIVE, schema: { response: { 200: DriverTransitions } } }, async () => ({
    items: [...DRIVER_TRANSITIONS],
    furtherPickups: [...FURTHER_PICKUPS],
  }));

  app.post(
    '/trips/:id/driver-events',
    { ...DRIVE, schema: { params: IdParams, body: DriverEventInput, response: { 200: DriverEventResult } } },
    async (request) => applyDriverEvent(services, callerOf(request), request.params.id, request.body),
  );

  const uploadSchema = {
    consumes: ['multipart/form-data'],
    params: IdParams,
    body: ProofForm.extend({ file: DocumentUpload }),
    response: { 200: DriverEventResult },
  };
  app.post('/trips/:id/proofs', { ...DRIVE, schema: uploadSchema }, async (request) =>
    addProof(app, callerOf(request), request.params.id, request.body),
  );

  app.post(
    '/trips/:id/inspections',
    { ...DRIVE, schema: { params: IdParams, body: InspectionInput, response: { 200: InspectionResult } } },
    async (request) => reportInspection(app, callerOf(request), request.params.id, request.body),
  );

  const photoSchema = {
    consumes: ['multipart/form-data'],
    params: IdParams,
    body: InspectionPhotoForm.extend({ file: Upload }),
    response: { 200: InspectionResult },
  };
  app.post('/trips/:id/inspections/photos', { ...DRIVE, schema: photoSchema }, async (request) =>
    reportInspectionPhoto(app, callerOf(request), request.params.id, request.body),
  );

  app.get(
    '/orders/:id/proofs',
    { ...SEE_PROOFS, schema: { params: IdParams, response: { 200: Proofs } } },
    async (request) => ({
      items: await listProofs(db, callerOf(request), request.params.id),
    }),
  );

  for (const [path, fileField] of [
    ['', 'fileId'],
    ['/thumbnail', 'thumbnailId'],
  ] as const) {
    app.get(
      `/orders/proofs/:proofId${path}`,
      { ...SEE_PROOFS, schema: { params: ProofParams, response: { 200: DocumentResponse } } },
      async (request, reply) => {
        const proof = await findProof(db, callerOf(request), (request.params as z.infer<typeof ProofParams>).proofId);
        const id = proof?.[fileField];
        return sendFile(reply, id && (await app.files.open(db, id)));
      },
    );
  }
};
