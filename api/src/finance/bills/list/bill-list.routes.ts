import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody } from 'shared-contracts/common';
import { BillCounts, BillDocumentsQuery, BillPage, BillQuery, BillTotals } from 'shared-contracts/finance/bill-list';
import { findUserPreferences } from '../../../identity/public.ts';
import { createRouting } from '../../../network/public.ts';
import { callerOf } from '../../../platform/access/needs.ts';
import { exportable } from '../../../platform/export/export-routes.ts';
import { PdfResponse, sendPdfs, toPdfFileName } from '../../../platform/pdf/send-pdf.ts';
import { READ_BILLS } from '../../bill-access/read-bills.ts';
import { BILL_TEXTS } from '../../bill-texts/bill.texts.ts';
import { BILL_EXPORT } from './bill-export.rules.ts';
import { countBills, listBills } from './bill-list.store.ts';
import { sumBillTotals } from './bill-totals.store.ts';
import { printBills } from './print-bills.ts';
import { presentBillRows } from './present-bill-rows.ts';

/** The bills of orders and trips in one list. */
export const billListRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, files, now } = app;
  const routing = createRouting(app);

  app.get(
    '/bills',
    {
      ...exportable(READ_BILLS, 'bills', BILL_EXPORT),
      schema: { querystring: BillQuery, response: { 200: BillPage } },
    },
    async (request) => {
      const reading = { caller: callerOf(request), now: now() };
      const { items, ...range } = await listBills(db, reading, request.query);
      return { ...range, items: await presentBillRows(db, items, reading) };
    },
  );

  app.get(
    '/bills/totals',
    { ...READ_BILLS, schema: { querystring: BillQuery, response: { 200: BillTotals } } },
    async (request) => {
      const caller = callerOf(request);
      const { zone } = await findUserPreferences(db, caller.userId);
      return sumBillTotals(db, { caller, now: now() }, request.query, zone);
    },
  );

  app.get('/bills/counts', { ...READ_BILLS, schema: { response: { 200: BillCounts } } }, async (request) => ({
    items: await countBills(db, { caller: callerOf(request), now: now() }),
  }));

  app.get(
    '/bills/documents/export',
    { ...READ_BILLS, schema: { querystring: BillDocumentsQuery, response: { 200: PdfResponse, 404: ErrorBody } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const [reader, at] = [await findUserPreferences(db, caller.userId), now()];
      const { documents, organization } = await printBills(
        { db, files, routing },
        { caller, reader, at },
        request.query.billId,
      );
      return sendPdfs(
        reply,
        toPdfFileName('bills', at, reader.zone),
        { language: reader.language, title: BILL_TEXTS[reader.language].bills, organization, createdAt: at },
        documents,
      );
    },
  );
};
