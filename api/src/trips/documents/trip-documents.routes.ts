import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, Id } from 'shared-contracts/common';
import { TripDocument, TripDocumentForm } from 'shared-contracts/trips';
import { z } from 'zod';
import { Document, Upload } from '../platform/files.ts';
import { sendFile } from '../platform/http/send-file.ts';
import { callerOf, needs } from '../platform/needs.ts';
import { presentDocument } from './trip.present.ts';
import { addDocument, deleteDocument, findDocument } from './trip-documents.ts';

const ofDocument = z.object({ documentId: Id });

export const tripDocumentRoutes: FastifyPluginAsyncZod = async (app) => {
  const withFile = {
    consumes: ['multipart/form-data'],
    params: byId,
    body: TripDocumentForm.extend({ file: Upload }),
    response: { 201: TripDocument },
  };
  app.post('/trips/:id/documents', { ...needs('trip', 'write'), schema: withFile }, async (request, reply) =>
    reply
      .code(201)
      .send(presentDocument(await addDocument(app, callerOf(request), request.params.id, request.body), app.now())),
  );

  app.delete(
    '/trips/:id/documents/:documentId',
    { ...needs('trip', 'write'), schema: { params: byId.extend(ofDocument.shape), response: { 200: Done } } },
    async (request) => deleteDocument(app, callerOf(request), request.params.id, request.params.documentId),
  );

  app.get(
    '/trips/documents/:documentId',
    { ...needs('trip', 'read'), schema: { params: ofDocument, response: { 200: Document } } },
    async (request, reply) => {
      const found = await findDocument(app.db, callerOf(request), request.params.documentId);
      return sendFile(reply, found && (await app.files.get(app.db, found.fileId)));
    },
  );
};
