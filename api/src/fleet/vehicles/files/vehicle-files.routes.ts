import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, Id } from 'shared-contracts/common';
import { VehicleFile, VehicleFileChanges, VehicleFileForm } from 'shared-contracts/vehicles';
import { z } from 'zod';
import { Document, Picture, Upload } from '../../platform/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { presentFile } from './vehicle-file.present.ts';
import { addFile, changeFile, deleteFile } from './vehicle-files.ts';
import { findFile } from './vehicle-files.store.ts';

const READ = needs('vehicle', 'read');
const WRITE = needs('vehicle', 'write');
const withFile = () => ({
  consumes: ['multipart/form-data'],
  params: byId,
  body: VehicleFileForm.extend({ file: Upload }),
  response: { 201: VehicleFile },
});
const ofFile = z.object({ fileId: Id });

export const vehicleFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, files } = app;

  async function send(request: FastifyRequest, reply: FastifyReply, fileId: string, which: 'fileId' | 'thumbnailId') {
    const found = await findFile(db, callerOf(request), fileId, app.now());
    return sendFile(reply, found?.[which] && (await files.get(db, found[which])));
  }

  app.post('/vehicles/:id/files', { ...WRITE, schema: withFile() }, async (request, reply) =>
    reply
      .code(201)
      .send(presentFile(await addFile(app, callerOf(request), { vehicleId: request.params.id }, request.body))),
  );
  app.post('/vehicles/draft/:id/file', { ...WRITE, schema: withFile() }, async (request, reply) =>
    reply
      .code(201)
      .send(presentFile(await addFile(app, callerOf(request), { draftId: request.params.id }, request.body))),
  );

  const withChanges = () => ({
    params: byId.extend(ofFile.shape),
    body: VehicleFileChanges,
    response: { 200: VehicleFile },
  });
  app.patch('/vehicles/:id/files/:fileId', { ...WRITE, schema: withChanges() }, async (request) =>
    presentFile(
      await changeFile(app, callerOf(request), { vehicleId: request.params.id }, request.params.fileId, request.body),
    ),
  );
  app.patch('/vehicles/draft/:id/file/:fileId', { ...WRITE, schema: withChanges() }, async (request) =>
    presentFile(
      await changeFile(app, callerOf(request), { draftId: request.params.id }, request.params.fileId, request.body),
    ),
  );

  app.delete(
    '/vehicles/:id/files/:fileId',
    { ...WRITE, schema: { params: byId.extend(ofFile.shape), response: { 200: Done } } },
    async (request) => deleteFile(app, callerOf(request), { vehicleId: request.params.id }, request.params.fileId),
  );
  app.delete(
    '/vehicles/draft/:id/file/:fileId',
    { ...WRITE, schema: { params: byId.extend(ofFile.shape), response: { 200: Done } } },
    async (request) => deleteFile(app, callerOf(request), { draftId: request.params.id }, request.params.fileId),
  );

  app.get(
    '/vehicles/files/:fileId',
    { ...READ, schema: { params: ofFile, response: { 200: Document } } },
    async (request, reply) => send(request, reply, request.params.fileId, 'fileId'),
  );
  app.get(
    '/vehicles/files/:fileId/thumbnail',
    { ...READ, schema: { params: ofFile, response: { 200: Picture } } },
    async (request, reply) => send(request, reply, request.params.fileId, 'thumbnailId'),
  );
};
