import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { InvoiceCredit, InvoicePage, InvoiceQuery, InvoiceRow } from 'shared-contracts/finance/billing-periods';
import { CreditNoteInput, InvoiceDetail, IssuedCreditNote } from 'shared-contracts/finance/credit-notes';
import { ErrorBody, IdParams } from 'shared-contracts/common';
import { findUserPreferences } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { PdfResponse, sendPdf, toPdfFileName } from '../../platform/pdf/send-pdf.ts';
import { READ_BILLS } from '../bill-access/read-bills.ts';
import { findLetterheads } from '../bills/letterhead.store.ts';
import { findEmbedded } from '../e-invoices/build-e-invoices.ts';
import { invoicePdf } from '../invoices/pdf/invoice.pdf.ts';
import { APPROVE } from './parties.store.ts';
import { presentInvoiceDetail } from './credit-notes/invoice-detail.present.ts';
import { issueCreditNote } from './credit-notes/issue-credit-note.ts';
import { creditGroupedInvoice } from './list/credit-grouped.ts';
import { INVOICE_EXPORT } from './list/invoice-export.rules.ts';
import { findInvoice, listInvoices } from './list/invoice-list.store.ts';
import { presentInvoiceRow } from './list/invoice.present.ts';

const FILE_NAMES = { invoice: 'invoice', creditNote: 'credit-note' } as const;

/** Issued invoices and credit notes, which both sides see. */
export const invoiceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, files, now } = app;

  async function findVisible(caller: Caller, id: string) {
    const invoice = await findInvoice(db, { caller, at: now() }, id);
    if (!invoice) throw notFound();
    return invoice;
  }

  app.get(
    '/invoices',
    {
      ...exportable(READ_BILLS, 'invoices', INVOICE_EXPORT),
      schema: { querystring: InvoiceQuery, response: { 200: InvoicePage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listInvoices(db, { caller, at: request.query.at ?? now() }, request.query);
      return { ...range, items: items.map((invoice) => presentInvoiceRow(invoice, caller)) };
    },
  );

  app.get(
    '/invoices/:id/export',
    { ...READ_BILLS, schema: { params: IdParams, response: { 200: PdfResponse } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { content, kind, number, payerId, payer, payeeId, payee } = await findVisible(caller, request.params.id);
      const sides = { organization: { id: payerId, name: payer }, partner: { id: payeeId, name: payee } };
      const letterheads = await findLetterheads(db, files, sides);
      const { zone } = await findUserPreferences(db, caller.userId);
      const name = toPdfFileName(`${FILE_NAMES[kind]} ${number}`, now(), zone);
      const { payer: to, payee: from } = letterheads;
      return sendPdf(reply, name, invoicePdf(content, to.language, from.logo, await findEmbedded(db, content)));
    },
  );

  app.get(
    '/invoices/:id',
    { ...READ_BILLS, schema: { params: IdParams, response: { 200: InvoiceDetail } } },
    async (request) => {
      const caller = callerOf(request);
      return presentInvoiceDetail(db, caller, await findVisible(caller, request.params.id));
    },
  );

  app.post(
    '/invoices/:id/credit-notes',
    {
      ...APPROVE,
      schema: { params: IdParams, body: CreditNoteInput, response: { 201: IssuedCreditNote, 409: ErrorBody } },
    },
    async (request, reply) =>
      reply.code(201).send(await issueCreditNote(app, callerOf(request), request.params.id, request.body)),
  );

  app.patch(
    '/invoices/:id/credit',
    { ...APPROVE, schema: { params: IdParams, body: InvoiceCredit, response: { 200: InvoiceRow, 409: ErrorBody } } },
    async (request) => {
      const caller = callerOf(request);
      await creditGroupedInvoice(app, caller, request.params.id, request.body.reason);
      return presentInvoiceRow(await findVisible(caller, request.params.id), caller);
    },
  );
};
