import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, Id } from 'shared-contracts/common';
import { DriverFile, DriverFileForm } from 'shared-contracts/drivers';
import { z } from 'zod';
import { Document, Picture, Upload } from '../../platform/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { OR_SEES_DRIVERS, WHERE_DRIVERS_ARE_KEPT } from './driver.rules.ts';
import { presentFile } from './driver-file.present.ts';
import { addFile, deleteFile } from './driver-files.ts';
import { findFile } from './driver-files.store.ts';

const READ = needs('driver', 'read', OR_SEES_DRIVERS);
const WRITE = needs('driver', 'write', WHERE_DRIVERS_ARE_KEPT);
const ofFile = z.object({ fileId: Id });

export const driverFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, files } = app;

  async function send(request: FastifyRequest, reply: FastifyReply, fileId: string, which: 'fileId' | 'thumbnailId') {
    const found = await findFile(db, callerOf(request), fileId);
    return sendFile(reply, found?.[which] && (await files.get(db, found[which])));
  }

  app.post(
    '/drivers/:id/files',
    {
      ...WRITE,
      schema: {
        consumes: ['multipart/form-data'],
        params: byId,
        body: DriverFileForm.extend({ file: Upload }),
        response: { 201: DriverFile },
      },
    },
    async (request, reply) =>
      reply.code(201).send(presentFile(await addFile(app, callerOf(request), request.params.id, request.body))),
  );

  app.delete(
    '/drivers/:id/files/:fileId',
    { ...WRITE, schema: { params: byId.extend(ofFile.shape), response: { 200: Done } } },
    async (request) => deleteFile(app, callerOf(request), request.params.id, request.params.fileId),
  );

  app.get(
    '/drivers/files/:fileId',
    { ...READ, schema: { params: ofFile, response: { 200: Document } } },
    async (request, reply) => send(request, reply, request.params.fileId, 'fileId'),
  );

  app.get(
    '/drivers/files/:fileId/thumbnail',
    { ...READ, schema: { params: ofFile, response: { 200: Picture } } },
    async (request, reply) => send(request, reply, request.params.fileId, 'thumbnailId'),
  );
};
