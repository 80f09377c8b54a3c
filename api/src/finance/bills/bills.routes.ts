import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Bill,
  BillChanges,
  BillCredit,
  BillEmail,
  BillEmailResult,
  BillExportQuery,
  BillOverride,
  BillRevision,
  BillSendBack,
} from 'shared-contracts/finance/bills';
import { Id, IdParams, IfMatch } from 'shared-contracts/common';
import { Timeline } from 'shared-contracts/timeline';
import { BILL_SUBJECTS, type BillSubject } from 'shared-contracts/values/finance/bills';
import type { InvoiceKind } from 'shared-contracts/values/finance/invoices';
import { z } from 'zod';
import { findUserPreferences, listTimelineWithChanges } from '../../identity/public.ts';
import { createRouting } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { DocumentResponse, DocumentUpload } from '../../platform/files/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { PdfResponse, toPdfFileName, sendPdf } from '../../platform/pdf/send-pdf.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { billFileName, billPdf } from './bill.pdf.ts';
import { findEmbedded } from '../e-invoices/build-e-invoices.ts';
import { presentBill } from './bill.present.ts';
import { MODELS_OF } from '../bill-access/bill-access.rules.ts';
import { addDocument, deleteDocument, findDocument } from './bill-documents.ts';
import { editBill } from './edit-bill.ts';
import { emailBill } from './email-bill.ts';
import { approveBill, sendBackBill, submitBill } from './bill-transitions.ts';
import { overrideContract } from './override-contract.ts';
import { creditBill, findEarlierBill, renewBill } from './renew-bill.ts';
import { findOwnAmountsOf } from './own-amounts.ts';
import { findBillDetails } from './bill-details.store.ts';
import { type BillServices, findBill, type Subject } from './find-bill.ts';
import { findLetterheads } from './letterhead.store.ts';
import { billListRoutes } from './list/bill-list.routes.ts';

const BillDocumentParams = IdParams.extend({ docId: Id });
const BILL_RESPONSE = { 200: Bill };

/** Bill routes, the same for orders and trips. */
const createBillRoutes =
  (of: BillSubject): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, now, mailer, config, files } = app;
    const server: BillServices = { db, now, mailer, config, files, hooks: app.hooks, routing: createRouting(app) };
    const { writes, approves } = MODELS_OF[of];
    const read = needs(writes, 'read', { or: [{ model: approves, action: 'read' }] });
    const write = needs(writes, 'write', { or: [{ model: approves, action: 'write' }] });
    const approve = needs(approves, 'write');
    const base = `/${of}s/:id/bill` as const;
    const subjectOf = (id: string): Subject => ({ of, id });

    /** @param version an earlier one */
    async function presentWhole(caller: Caller, id: string, version?: number, kind?: InvoiceKind): Promise<Bill> {
      const bill =
        version === undefined
          ? await findBill(db, server.routing, caller, subjectOf(id))
          : await findEarlierBill(db, server, caller, subjectOf(id), version);
      const presented = presentBill(bill, await findBillDetails(db, bill, kind), caller);
      return { ...presented, own: await findOwnAmountsOf(db, caller, bill) };
    }

    app.get(base, { ...read, schema: { params: IdParams, response: BILL_RESPONSE } }, async (request) =>
      presentWhole(callerOf(request), request.params.id),
    );

    app.patch(
      base,
      { ...write, schema: { params: IdParams, body: BillChanges, response: BILL_RESPONSE } },
      async (request) => {
        await editBill(server, callerOf(request), subjectOf(request.params.id), request.body);
        return presentWhole(callerOf(request), request.params.id);
      },
    );

    app.patch(
      `${base}/override`,
      { ...write, schema: { params: IdParams, body: BillOverride, response: BILL_RESPONSE } },
      async (request) => {
        await overrideContract(server, callerOf(request), subjectOf(request.params.id), request.body);
        return presentWhole(callerOf(request), request.params.id);
      },
    );

    app.patch(
      `${base}/submit`,
      { ...write, schema: { params: IdParams, body: BillRevision, response: BILL_RESPONSE } },
      async (request) => {
        await submitBill(server, callerOf(request), subjectOf(request.params.id), request.body?.revision);
        return presentWhole(callerOf(request), request.params.id);
      },
    );

    app.patch(
      `${base}/approve`,
      { ...approve, schema: { params: IdParams, body: BillRevision, response: BILL_RESPONSE } },
      async (request) => {
        await approveBill(server, callerOf(request), subjectOf(request.params.id), request.body?.revision);
        return presentWhole(callerOf(request), request.params.id);
      },
    );

    app.patch(
      `${base}/send-back`,
      { ...approve, schema: { params: IdParams, body: BillSendBack, response: BILL_RESPONSE } },
      async (request) => {
        await sendBackBill(server, callerOf(request), subjectOf(request.params.id), request.body);
        return presentWhole(callerOf(request), request.params.id);
      },
    );

    app.patch(
      `${base}/renew`,
      { ...write, schema: { params: IdParams, body: BillRevision, response: BILL_RESPONSE } },
      async (request) => {
        await renewBill(server, callerOf(request), subjectOf(request.params.id), request.body?.revision);
        return presentWhole(callerOf(request), request.params.id);
      },
    );

    app.patch(
      `${base}/credit`,
      { ...approve, schema: { params: IdParams, body: BillCredit, response: BILL_RESPONSE } },
      async (request) => {
        await creditBill(server, callerOf(request), subjectOf(request.params.id), request.body);
        return presentWhole(callerOf(request), request.params.id);
      },
    );

    app.post(
      `${base}/send-email`,
      { ...write, schema: { params: IdParams, body: BillEmail, response: { 200: BillEmailResult } } },
      async (request) => {
        const caller = callerOf(request);
        const { id } = request.params;
        const sent = {
          bill: await presentWhole(caller, id),
          reader: await findUserPreferences(db, caller.userId),
          mail: request.body,
        };
        return emailBill(server, caller, subjectOf(id), sent);
      },
    );

    app.get(
      `${base}/export`,
      { ...read, schema: { params: IdParams, querystring: BillExportQuery, response: { 200: PdfResponse } } },
      async (request, reply) => {
        const caller = callerOf(request);
        const [bill, reader, at] = [
          await presentWhole(caller, request.params.id, request.query.version, request.query.paper),
          await findUserPreferences(db, caller.userId),
          now(),
        ];
        if (request.query.paper && !bill.invoice) throw notFound();
        return sendPdf(
          reply,
          toPdfFileName(billFileName(bill), at, reader.zone),
          billPdf(bill, reader, at, {
            ...(await findLetterheads(db, files, bill)),
            eInvoice: await findEmbedded(db, bill.invoice),
          }),
        );
      },
    );

    app.get(
      `${base}/timeline`,
      { ...read, schema: { params: IdParams, response: { 200: Timeline } } },
      async (request) => {
        const { stored, isHome } = await findBill(db, server.routing, callerOf(request), subjectOf(request.params.id));
        return { items: stored && isHome ? await listTimelineWithChanges(db, 'bill', stored.id) : [] };
      },
    );

    const withFile = {
      consumes: ['multipart/form-data'],
      params: IdParams,
      body: z.object({ file: DocumentUpload }),
      response: { 201: Bill },
    };
    app.post(`${base}/documents`, { ...write, schema: withFile }, async (request, reply) => {
      await addDocument(server, callerOf(request), subjectOf(request.params.id), request.body.file);
      return reply.code(201).send(await presentWhole(callerOf(request), request.params.id));
    });

    app.get(
      `${base}/documents/:docId`,
      { ...read, schema: { params: BillDocumentParams, response: { 200: DocumentResponse } } },
      async (request, reply) =>
        sendFile(
          reply,
          await findDocument(server, db, callerOf(request), subjectOf(request.params.id), request.params.docId),
        ),
    );

    app.delete(
      `${base}/documents/:docId`,
      { ...write, schema: { headers: IfMatch, params: BillDocumentParams, response: BILL_RESPONSE } },
      async (request) => {
        const { id, docId } = request.params;
        await deleteDocument(server, callerOf(request), subjectOf(id), docId, seenRevision(request));
        return presentWhole(callerOf(request), id);
      },
    );
  };

export const billRoutes: FastifyPluginAsyncZod = async (app, options) => {
  for (const of of BILL_SUBJECTS) await createBillRoutes(of)(app, options);
  await billListRoutes(app, options);
};
