import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Id } from 'shared-contracts/common';
import { DriverEventDone, DriverEventInput, DriverMoves, ProofForm, Proofs } from 'shared-contracts/driving';
import { z } from 'zod';
import { routingOf } from '../../network/geo/routing.ts';
import { OR_DRIVES } from '../../orders/order-form.rules.ts';
import { Picture, Upload } from '../../platform/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { DRIVER_MOVES } from './driver-moves.rules.ts';
import { driveOn } from './driver-events.ts';
import { addProof, listProofs } from './proofs.ts';
import { findProof } from './proofs.store.ts';

/** A driver reads trips and drives their own: those of others are not found. */
const DRIVES = needs('trip', 'read');
const SEES = needs('order', 'read', OR_DRIVES);
const ofProof = z.object({ proofId: Id });

export const drivingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const server = { db, now, mail: app.mail, config: app.config, routing: routingOf(app) };

  app.get('/trips/driver-moves', { ...DRIVES, schema: { response: { 200: DriverMoves } } }, async () => ({
    items: [...DRIVER_MOVES],
  }));

  app.post(
    '/trips/:id/driver-events',
    { ...DRIVES, schema: { params: byId, body: DriverEventInput, response: { 200: DriverEventDone } } },
    async (request) => driveOn(server, callerOf(request), request.params.id, request.body),
  );

  const withFile = {
    consumes: ['multipart/form-data'],
    params: byId,
    body: ProofForm.extend({ file: Upload }),
    response: { 200: DriverEventDone },
  };
  app.post('/trips/:id/proofs', { ...DRIVES, schema: withFile }, async (request) =>
    addProof(app, callerOf(request), request.params.id, request.body),
  );

  app.get('/orders/:id/proofs', { ...SEES, schema: { params: byId, response: { 200: Proofs } } }, async (request) => ({
    items: await listProofs(db, callerOf(request), request.params.id),
  }));

  for (const [path, which] of [
    ['', 'fileId'],
    ['/thumbnail', 'thumbnailId'],
  ] as const) {
    app.get(
      `/orders/proofs/:proofId${path}`,
      { ...SEES, schema: { params: ofProof, response: { 200: Picture } } },
      async (request, reply) => {
        const found = await findProof(db, callerOf(request), (request.params as z.infer<typeof ofProof>).proofId);
        const id = found?.[which];
        return sendFile(reply, id && (await app.files.get(db, id)));
      },
    );
  }
};
