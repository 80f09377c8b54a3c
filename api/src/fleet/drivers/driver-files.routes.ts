import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Id, IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { DriverFile, DriverFileForm } from 'shared-contracts/fleet/drivers';
import { z } from 'zod';
import { DRIVER_MANAGING_ORGANIZATIONS } from '../../network/public.ts';
import { DocumentResponse, DocumentUpload, ImageResponse } from '../../platform/files/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { OR_READ_DRIVERS } from './driver.rules.ts';
import { presentFile } from './driver-file.present.ts';
import { addFile, removeFile } from './save-driver-file.ts';
import { findVisibleFile } from './driver-files.store.ts';

const READ = needs('driver', 'read', OR_READ_DRIVERS);
const WRITE = needs('driver', 'write', DRIVER_MANAGING_ORGANIZATIONS);
const FileParams = z.object({ fileId: Id });

export const driverFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, files } = app;

  async function send(request: FastifyRequest, reply: FastifyReply, id: string, column: 'fileId' | 'thumbnailId') {
    const file = await findVisibleFile(db, callerOf(request), id);
    return sendFile(reply, file?.[column] && (await files.open(db, file[column])));
  }

  app.post(
    '/drivers/:id/files',
    {
      ...WRITE,
      schema: {
        consumes: ['multipart/form-data'],
        params: IdParams,
        body: DriverFileForm.extend({ file: DocumentUpload }),
        response: { 201: DriverFile },
      },
    },
    async (request, reply) =>
      reply.code(201).send(presentFile(await addFile(app, callerOf(request), request.params.id, request.body))),
  );

  app.delete(
    '/drivers/:id/files/:fileId',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams.extend(FileParams.shape), response: { 200: IdResult } } },
    async (request) => {
      const { id, fileId } = request.params;
      return removeFile(app, callerOf(request), id, fileId, seenRevision(request));
    },
  );

  app.get(
    '/drivers/files/:fileId',
    { ...READ, schema: { params: FileParams, response: { 200: DocumentResponse } } },
    async (request, reply) => send(request, reply, request.params.fileId, 'fileId'),
  );

  app.get(
    '/drivers/files/:fileId/thumbnail',
    { ...READ, schema: { params: FileParams, response: { 200: ImageResponse } } },
    async (request, reply) => send(request, reply, request.params.fileId, 'thumbnailId'),
  );
};
