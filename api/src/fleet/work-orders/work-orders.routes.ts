import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  WorkOrder,
  WorkOrderChanges,
  WorkOrderDocument,
  WorkOrderDocumentParams,
  WorkOrderInput,
  WorkOrderPage,
  WorkOrderQuery,
  WorkOrderStatusInput,
} from 'shared-contracts/fleet/work-orders';
import { Timeline } from 'shared-contracts/timeline';
import { z } from 'zod';
import { listTimelineWithChanges } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { DocumentResponse, DocumentUpload } from '../../platform/files/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { changeStatus } from './change-status.ts';
import { changeWorkOrder, createWorkOrder } from './save-work-order.ts';
import { findDocument, listDocuments } from './work-order-documents.store.ts';
import { addDocument, removeDocument } from './work-order-documents.ts';
import { WORK_ORDER_EXPORT } from './work-order-export.rules.ts';
import { presentDocument, presentLine, presentWorkOrder } from './work-order.present.ts';
import { findWorkOrder, listLines, listWorkOrders } from './work-orders.store.ts';

const READ = needs('vehicle', 'read');
const WRITE = needs('vehicle', 'write');

export const workOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, files } = app;

  async function findOrThrow(caller: Caller, id: string) {
    const row = await findWorkOrder(db, caller, id);
    if (!row) throw notFound();
    return row;
  }
  async function load(caller: Caller, id: string): Promise<WorkOrder> {
    const row = await findOrThrow(caller, id);
    const [lines, documents] = await Promise.all([listLines(db, row.id), listDocuments(db, row.id)]);
    return {
      ...presentWorkOrder(row, caller),
      description: row.description,
      lines: lines.map(presentLine),
      documents: documents.map((document) => presentDocument(document, caller)),
    };
  }

  app.get(
    '/work-orders',
    {
      ...exportable(READ, 'work-orders', WORK_ORDER_EXPORT),
      schema: { querystring: WorkOrderQuery, response: { 200: WorkOrderPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...page } = await listWorkOrders(db, caller, request.query);
      return { ...page, items: items.map((row) => presentWorkOrder(row, caller)) };
    },
  );

  app.get('/work-orders/:id', { ...READ, schema: { params: IdParams, response: { 200: WorkOrder } } }, (request) =>
    load(callerOf(request), request.params.id),
  );

  app.get(
    '/work-orders/:id/timeline',
    { ...READ, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => {
      const { id } = await findOrThrow(callerOf(request), request.params.id);
      return { items: await listTimelineWithChanges(db, 'workOrder', id) };
    },
  );

  app.post(
    '/work-orders',
    { ...WRITE, schema: { body: WorkOrderInput, response: { 201: WorkOrder } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await load(caller, await createWorkOrder(app, caller, request.body)));
    },
  );

  app.patch(
    '/work-orders/:id',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams, body: WorkOrderChanges, response: { 200: WorkOrder } } },
    async (request) => {
      await changeWorkOrder(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return load(callerOf(request), request.params.id);
    },
  );

  app.patch(
    '/work-orders/:id/status',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: WorkOrderStatusInput, response: { 200: WorkOrder } },
    },
    async (request) => {
      await changeStatus(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return load(callerOf(request), request.params.id);
    },
  );

  const uploadSchema = {
    consumes: ['multipart/form-data'],
    params: IdParams,
    body: z.object({ file: DocumentUpload }),
    response: { 201: WorkOrderDocument },
  };
  app.post('/work-orders/:id/documents', { ...WRITE, schema: uploadSchema }, async (request, reply) => {
    const caller = callerOf(request);
    const document = await addDocument(app, caller, request.params.id, request.body);
    return reply.code(201).send(presentDocument(document, caller));
  });

  app.get(
    '/work-orders/:id/documents/:documentId',
    { ...READ, schema: { params: WorkOrderDocumentParams, response: { 200: DocumentResponse } } },
    async (request, reply) => {
      const { id } = await findOrThrow(callerOf(request), request.params.id);
      const document = await findDocument(db, id, request.params.documentId);
      return sendFile(reply, document && (await files.open(db, document.fileId)));
    },
  );

  app.delete(
    '/work-orders/:id/documents/:documentId',
    { ...WRITE, schema: { headers: IfMatch, params: WorkOrderDocumentParams, response: { 200: IdResult } } },
    async (request) => {
      const { id, documentId } = request.params;
      return removeDocument(app, callerOf(request), id, documentId, seenRevision(request));
    },
  );
};
