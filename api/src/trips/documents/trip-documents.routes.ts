import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Id, IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import { TripDocument, TripDocumentForm } from 'shared-contracts/trips/trip-documents';
import { z } from 'zod';
import { DocumentResponse, DocumentUpload } from '../../platform/files/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { presentDocument } from '../core/trip.present.ts';
import { addDocument, deleteDocument, findDocument } from './trip-documents.ts';

const DocumentParams = z.object({ documentId: Id });

export const tripDocumentRoutes: FastifyPluginAsyncZod = async (app) => {
  const uploadSchema = {
    consumes: ['multipart/form-data'],
    params: IdParams,
    body: TripDocumentForm.extend({ file: DocumentUpload }),
    response: { 201: TripDocument },
  };
  app.post('/trips/:id/documents', { ...needs('trip', 'write'), schema: uploadSchema }, async (request, reply) =>
    reply
      .code(201)
      .send(presentDocument(await addDocument(app, callerOf(request), request.params.id, request.body), app.now())),
  );

  app.delete(
    '/trips/:id/documents/:documentId',
    {
      ...needs('trip', 'write'),
      schema: { headers: IfMatch, params: IdParams.extend(DocumentParams.shape), response: { 200: IdResult } },
    },
    async (request) => {
      const { id, documentId } = request.params;
      return deleteDocument(app, callerOf(request), id, documentId, seenRevision(request));
    },
  );

  app.get(
    '/trips/documents/:documentId',
    { ...needs('trip', 'read'), schema: { params: DocumentParams, response: { 200: DocumentResponse } } },
    async (request, reply) => {
      const document = await findDocument(app.db, callerOf(request), request.params.documentId);
      return sendFile(reply, document && (await app.files.open(app.db, document.fileId)));
    },
  );
};
