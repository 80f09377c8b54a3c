import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult } from 'shared-contracts/common';
import {
  OrderDocument,
  OrderDocumentForm,
  OrderDocumentList,
  OrderDocumentParams,
} from 'shared-contracts/orders/order-documents';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { DocumentResponse, DocumentUpload } from '../../platform/files/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { findOrder } from '../core/order-records.store.ts';
import { HANDLES_ORDERS } from '../stages/handshake-actor.rules.ts';
import { addDocument, canDelete, removeDocument } from './order-documents.ts';
import { type DocumentRow, findDocument, listDocuments } from './order-documents.store.ts';

const { model, action, ...OR_PLANS_TRIPS } = HANDLES_ORDERS;
const READ = needs('order', 'read');
const WRITE = needs(model, action, OR_PLANS_TRIPS);

const presentDocument = (row: DocumentRow, caller: Caller): OrderDocument => {
  const { id, orderId, name, mime, kind, visibility, author, organization, createdAt } = row;
  return {
    id,
    name,
    mime,
    kind,
    visibility,
    author,
    organization,
    createdAt,
    url: `/api/orders/${orderId}/documents/${id}`,
    actions: hasAccess(caller, HANDLES_ORDERS) && canDelete(row, caller) ? ['delete'] : [],
  };
};

export const orderDocumentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, files } = app;

  app.get(
    '/orders/:id/documents',
    { ...READ, schema: { params: IdParams, response: { 200: OrderDocumentList } } },
    async (request) => {
      const caller = callerOf(request);
      const rows = await listDocuments(db, caller, await findOrder(db, caller, request.params.id));
      return {
        items: rows.map((row) => presentDocument(row, caller)),
        actions: hasAccess(caller, HANDLES_ORDERS) ? ['add' as const] : [],
      };
    },
  );

  const uploadSchema = {
    consumes: ['multipart/form-data'],
    params: IdParams,
    body: OrderDocumentForm.extend({ file: DocumentUpload }),
    response: { 201: OrderDocument },
  };
  app.post('/orders/:id/documents', { ...WRITE, schema: uploadSchema }, async (request, reply) => {
    const caller = callerOf(request);
    const document = await addDocument(app, caller, request.params.id, request.body);
    return reply.code(201).send(presentDocument(document, caller));
  });

  app.get(
    '/orders/:id/documents/:documentId',
    { ...READ, schema: { params: OrderDocumentParams, response: { 200: DocumentResponse } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { id, documentId } = request.params;
      const document = await findDocument(db, caller, await findOrder(db, caller, id), documentId);
      return sendFile(reply, document && (await files.open(db, document.fileId)));
    },
  );

  app.delete(
    '/orders/:id/documents/:documentId',
    { ...WRITE, schema: { params: OrderDocumentParams, response: { 200: IdResult } } },
    async (request) => removeDocument(app, callerOf(request), request.params.id, request.params.documentId),
  );
};
