import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  CarrierEInvoicePreview,
  CarrierEInvoiceQuery,
  CarrierInvoice,
  CarrierInvoiceInput,
  CarrierInvoicePage,
  CarrierInvoiceQuery,
  CarrierInvoiceSubjectQuery,
  CarrierInvoiceSubjects,
} from 'shared-contracts/finance/carrier-invoices';
import { Timeline } from 'shared-contracts/timeline';
import { MAX_E_INVOICE_BYTES } from 'shared-contracts/values/finance/e-invoices';
import { z } from 'zod';
import { listTimelineWithChanges } from '../../identity/public.ts';
import { createRouting } from '../../network/public.ts';
import { callerOf } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { DocumentResponse, DocumentUpload, Upload } from '../../platform/files/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { XmlResponse } from '../../platform/xml/send-xml.ts';
import { READ_BILLS } from '../bill-access/read-bills.ts';
import type { BillServices } from '../bills/find-bill.ts';
import { WRITE, sideOf } from './carrier-invoice-access.ts';
import { carrierInvoiceStepRoutes } from './carrier-invoice-steps.routes.ts';
import { attachDocument, findDocument } from './documents.ts';
import { CARRIER_INVOICE_EXPORT } from './list/carrier-invoice-export.rules.ts';
import { presentCarrierInvoice, presentRow } from './list/carrier-invoice.present.ts';
import { findCarrierInvoice, listCarrierInvoices } from './list/carrier-invoices.store.ts';
import { findChoices } from './credit-notes/find-choices.ts';
import { editInvoice, enterInvoice, previewEInvoice, receiveEInvoice } from './receiving/receive-invoice.ts';

const DOCUMENT = { description: 'OK', content: { ...DocumentResponse.content, ...XmlResponse.content } };

/** Invoices of carriers: received and compared by the payer, seen by both sides. */
export const carrierInvoiceRoutes: FastifyPluginAsyncZod = async (app, options) => {
  const { db, now, mailer, config, files } = app;
  const server: BillServices = { db, now, mailer, config, files, hooks: app.hooks, routing: createRouting(app) };

  app.get(
    '/carrier-invoices',
    {
      ...exportable(READ_BILLS, 'carrier-invoices', CARRIER_INVOICE_EXPORT),
      schema: { querystring: CarrierInvoiceQuery, response: { 200: CarrierInvoicePage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listCarrierInvoices(db, caller, request.query);
      return { ...range, items: items.map((invoice) => presentRow(invoice, caller)) };
    },
  );

  app.get(
    '/carrier-invoices/:id',
    { ...READ_BILLS, schema: { params: IdParams, response: { 200: CarrierInvoice } } },
    (request) => presentCarrierInvoice(db, callerOf(request), request.params.id),
  );

  app.get(
    '/carrier-invoices/:id/timeline',
    { ...READ_BILLS, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => {
      const caller = callerOf(request);
      const invoice = await findCarrierInvoice(db, caller, request.params.id);
      if (!invoice) throw notFound();
      const isOwn = sideOf(caller, invoice) === 'payer';
      return { items: isOwn ? await listTimelineWithChanges(db, 'carrierInvoice', invoice.id) : [] };
    },
  );

  app.get(
    '/carrier-invoices/:id/document',
    { ...READ_BILLS, schema: { params: IdParams, response: { 200: DOCUMENT } } },
    async (request, reply) => sendFile(reply, await findDocument(app, callerOf(request), request.params.id)),
  );

  app.get(
    '/carrier-invoices/:id/subjects',
    {
      ...READ_BILLS,
      schema: { params: IdParams, querystring: CarrierInvoiceSubjectQuery, response: { 200: CarrierInvoiceSubjects } },
    },
    async (request) => {
      const caller = callerOf(request);
      const invoice = await findCarrierInvoice(db, caller, request.params.id);
      if (!invoice || sideOf(caller, invoice) === 'payee') throw notFound();
      return { items: await findChoices(db, invoice, request.query.search) };
    },
  );

  app.post(
    '/carrier-invoices',
    { ...WRITE, schema: { body: CarrierInvoiceInput, response: { 201: IdResult, 409: ErrorBody } } },
    async (request, reply) => reply.code(201).send({ id: await enterInvoice(server, callerOf(request), request.body) }),
  );

  app.post(
    '/carrier-invoices/e-invoices',
    {
      config: { ...WRITE.config, maxFileBytes: MAX_E_INVOICE_BYTES },
      schema: {
        consumes: ['multipart/form-data'],
        querystring: CarrierEInvoiceQuery,
        body: z.object({ file: Upload }),
        response: { 200: CarrierEInvoicePreview, 201: IdResult, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { dryRun, partnerId } = request.query;
      const [caller, { file }] = [callerOf(request), request.body];
      if (dryRun) return previewEInvoice(server, caller, file, partnerId);
      return reply.code(201).send({ id: await receiveEInvoice(server, caller, file, partnerId) });
    },
  );

  app.patch(
    '/carrier-invoices/:id',
    {
      ...WRITE,
      schema: {
        headers: IfMatch,
        params: IdParams,
        body: CarrierInvoiceInput,
        response: { 200: CarrierInvoice, 409: ErrorBody },
      },
    },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await editInvoice(server, caller, id, request.body, seenRevision(request));
      return presentCarrierInvoice(db, caller, id);
    },
  );

  app.post(
    '/carrier-invoices/:id/document',
    {
      ...WRITE,
      schema: {
        consumes: ['multipart/form-data'],
        headers: IfMatch,
        params: IdParams,
        body: z.object({ file: DocumentUpload }),
        response: { 201: CarrierInvoice, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await attachDocument(app, caller, id, request.body.file, seenRevision(request));
      return reply.code(201).send(await presentCarrierInvoice(db, caller, id));
    },
  );

  await carrierInvoiceStepRoutes(app, options);
};
