import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Bill, BillChanges, BillMail, BillMailed, BillSeen, BillSendBack } from 'shared-contracts/bills';
import { byId, Id } from 'shared-contracts/common';
import { Timeline } from 'shared-contracts/timeline';
import type { BillSubject } from 'shared-contracts/values/bills';
import { z } from 'zod';
import { routingOf } from '../../network/geo/routing.ts';
import type { Caller } from '../../platform/caller.ts';
import { Document, Upload } from '../../platform/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { PdfFile, pdfName, sendPdf } from '../../platform/pdf/send-pdf.ts';
import { timelineOf } from '../../platform/timeline.ts';
import { readerOf } from '../../identity/users/reader.store.ts';
import { billPdf } from './bill.pdf.ts';
import { presentBill } from './bill.present.ts';
import { MODELS_OF } from './bill.rules.ts';
import { addDocument, deleteDocument, findDocument } from './bill-documents.ts';
import { editBill } from './bill-edits.ts';
import { mailBill } from './bill-mails.ts';
import { approveBill, sendBackBill, submitBill } from './bill-moves.ts';
import { partsOfBill } from './bill-parts.store.ts';
import { type BillServer, findBill, type Subject } from './find-bill.ts';
import { logoOf } from './logo.ts';

const ofDocument = byId.extend({ docId: Id });
const ANSWER = { 200: Bill };

/** The calls of the bills of orders or of trips: the same for both. */
const routesOf =
  (of: BillSubject): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, now, mail, config, files } = app;
    const server: BillServer = { db, now, mail, config, files, routing: routingOf(app) };
    const { writes, approves } = MODELS_OF[of];
    const read = needs(writes, 'read', { or: [{ model: approves, action: 'read' }] });
    const write = needs(writes, 'write', { or: [{ model: approves, action: 'write' }] });
    const approve = needs(approves, 'write');
    const base = `/${of}s/:id/bill` as const;
    const subjectOf = (id: string): Subject => ({ of, id });

    async function whole(caller: Caller, id: string): Promise<Bill> {
      const bill = await findBill(db, server.routing, caller, subjectOf(id));
      return presentBill(bill, await partsOfBill(db, bill), caller);
    }

    app.get(base, { ...read, schema: { params: byId, response: ANSWER } }, async (request) =>
      whole(callerOf(request), request.params.id),
    );

    app.patch(base, { ...write, schema: { params: byId, body: BillChanges, response: ANSWER } }, async (request) => {
      await editBill(server, callerOf(request), subjectOf(request.params.id), request.body);
      return whole(callerOf(request), request.params.id);
    });

    app.patch(
      `${base}/submit`,
      { ...write, schema: { params: byId, body: BillSeen, response: ANSWER } },
      async (request) => {
        await submitBill(server, callerOf(request), subjectOf(request.params.id), request.body?.revision);
        return whole(callerOf(request), request.params.id);
      },
    );

    app.patch(
      `${base}/approve`,
      { ...approve, schema: { params: byId, body: BillSeen, response: ANSWER } },
      async (request) => {
        await approveBill(server, callerOf(request), subjectOf(request.params.id), request.body?.revision);
        return whole(callerOf(request), request.params.id);
      },
    );

    app.patch(
      `${base}/send-back`,
      { ...approve, schema: { params: byId, body: BillSendBack, response: ANSWER } },
      async (request) => {
        await sendBackBill(server, callerOf(request), subjectOf(request.params.id), request.body);
        return whole(callerOf(request), request.params.id);
      },
    );

    app.post(
      `${base}/send-email`,
      { ...write, schema: { params: byId, body: BillMail, response: { 200: BillMailed } } },
      async (request) => {
        const caller = callerOf(request);
        const { id } = request.params;
        const sent = { bill: await whole(caller, id), reader: await readerOf(db, caller.userId), mail: request.body };
        return { to: await mailBill(server, caller, subjectOf(id), sent) };
      },
    );

    app.get(
      `${base}/export`,
      { ...read, schema: { params: byId, response: { 200: PdfFile } } },
      async (request, reply) => {
        const caller = callerOf(request);
        const [bill, reader, at] = [await whole(caller, request.params.id), await readerOf(db, caller.userId), now()];
        return sendPdf(
          reply,
          pdfName(`${of}-bill ${bill.subject.number}`, at, reader.zone),
          billPdf(bill, reader, at, await logoOf(db, files, bill.organization.id)),
        );
      },
    );

    app.get(`${base}/timeline`, { ...read, schema: { params: byId, response: { 200: Timeline } } }, async (request) => {
      const { stored, isHome } = await findBill(db, server.routing, callerOf(request), subjectOf(request.params.id));
      return { items: stored && isHome ? await timelineOf(db, 'bill', stored.id) : [] };
    });

    const withFile = {
      consumes: ['multipart/form-data'],
      params: byId,
      body: z.object({ file: Upload }),
      response: { 201: Bill },
    };
    app.post(`${base}/documents`, { ...write, schema: withFile }, async (request, reply) => {
      await addDocument(server, callerOf(request), subjectOf(request.params.id), request.body.file);
      return reply.code(201).send(await whole(callerOf(request), request.params.id));
    });

    app.get(
      `${base}/documents/:docId`,
      { ...read, schema: { params: ofDocument, response: { 200: Document } } },
      async (request, reply) =>
        sendFile(
          reply,
          await findDocument(server, db, callerOf(request), subjectOf(request.params.id), request.params.docId),
        ),
    );

    app.delete(
      `${base}/documents/:docId`,
      { ...write, schema: { params: ofDocument, response: ANSWER } },
      async (request) => {
        await deleteDocument(server, callerOf(request), subjectOf(request.params.id), request.params.docId);
        return whole(callerOf(request), request.params.id);
      },
    );
  };

export const orderBillRoutes = routesOf('order');
export const tripBillRoutes = routesOf('trip');
