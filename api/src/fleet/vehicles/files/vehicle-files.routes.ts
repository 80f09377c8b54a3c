import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Id, IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { VehicleFile, VehicleFileChanges, VehicleFileForm } from 'shared-contracts/fleet/vehicles';
import { z } from 'zod';
import { DocumentResponse, DocumentUpload, ImageResponse } from '../../../platform/files/files.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { seenRevision } from '../../../platform/revisions/revisions.ts';
import { presentFile } from './vehicle-file.present.ts';
import { addFile, changeFile, removeFile } from './save-vehicle-file.ts';
import { findVisibleFile } from './vehicle-files.store.ts';

const READ = needs('vehicle', 'read');
const WRITE = needs('vehicle', 'write');
const createUploadSchema = () => ({
  consumes: ['multipart/form-data'],
  params: IdParams,
  body: VehicleFileForm.extend({ file: DocumentUpload }),
  response: { 201: VehicleFile },
});
const FileParams = z.object({ fileId: Id });

export const vehicleFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, files } = app;

  async function send(request: FastifyRequest, reply: FastifyReply, id: string, column: 'fileId' | 'thumbnailId') {
    const file = await findVisibleFile(db, callerOf(request), id, app.now());
    return sendFile(reply, file?.[column] && (await files.open(db, file[column])));
  }

  app.post('/vehicles/:id/files', { ...WRITE, schema: createUploadSchema() }, async (request, reply) =>
    reply
      .code(201)
      .send(presentFile(await addFile(app, callerOf(request), { vehicleId: request.params.id }, request.body))),
  );
  app.post('/vehicles/draft/:id/file', { ...WRITE, schema: createUploadSchema() }, async (request, reply) =>
    reply
      .code(201)
      .send(presentFile(await addFile(app, callerOf(request), { draftId: request.params.id }, request.body))),
  );

  const createChangeSchema = () => ({
    headers: IfMatch,
    params: IdParams.extend(FileParams.shape),
    body: VehicleFileChanges,
    response: { 200: VehicleFile },
  });
  app.patch('/vehicles/:id/files/:fileId', { ...WRITE, schema: createChangeSchema() }, async (request) => {
    const { id, fileId } = request.params;
    const seen = seenRevision(request);
    return presentFile(await changeFile(app, callerOf(request), { vehicleId: id }, fileId, request.body, seen));
  });
  app.patch('/vehicles/draft/:id/file/:fileId', { ...WRITE, schema: createChangeSchema() }, async (request) => {
    const { id, fileId } = request.params;
    const seen = seenRevision(request);
    return presentFile(await changeFile(app, callerOf(request), { draftId: id }, fileId, request.body, seen));
  });

  app.delete(
    '/vehicles/:id/files/:fileId',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams.extend(FileParams.shape), response: { 200: IdResult } } },
    async (request) => {
      const { id, fileId } = request.params;
      return removeFile(app, callerOf(request), { vehicleId: id }, fileId, seenRevision(request));
    },
  );
  app.delete(
    '/vehicles/draft/:id/file/:fileId',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams.extend(FileParams.shape), response: { 200: IdResult } } },
    async (request) => {
      const { id, fileId } = request.params;
      return removeFile(app, callerOf(request), { draftId: id }, fileId, seenRevision(request));
    },
  );

  app.get(
    '/vehicles/files/:fileId',
    { ...READ, schema: { params: FileParams, response: { 200: DocumentResponse } } },
    async (request, reply) => send(request, reply, request.params.fileId, 'fileId'),
  );
  app.get(
    '/vehicles/files/:fileId/thumbnail',
    { ...READ, schema: { params: FileParams, response: { 200: ImageResponse } } },
    async (request, reply) => send(request, reply, request.params.fileId, 'thumbnailId'),
  );
};
