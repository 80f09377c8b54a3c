import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  BillingPeriodPage,
  BillingPeriodPreview,
  BillingPeriodQuery,
  CreatedInvoice,
} from 'shared-contracts/finance/billing-periods';
import { ErrorBody, IdParams } from 'shared-contracts/common';
import { MAX_INVOICED_BILLS } from 'shared-contracts/values/finance/invoices';
import { findUserPreferences } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf } from '../../../platform/access/needs.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/app-error.ts';
import { READ_BILLS } from '../../bill-access/read-bills.ts';
import { findInvoiceSettings } from '../../invoices/settings/invoice-settings.store.ts';
import { createInvoice } from '../create-invoice.ts';
import { mayIssue } from '../../bills/bill.rules.ts';
import { APPROVE } from '../parties.store.ts';
import { findPeriod, listPeriods, listWaiting } from './period-list.store.ts';
import { issuerOf, presentPeriod, presentPreview } from './period.present.ts';

const nothingToInvoice = () => conflict('nothingToInvoice', 'No bill of this period waits for an invoice');

/** Approved bills that wait for the invoice of their week or month. */
export const billingPeriodRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  async function findVisible(caller: Caller, id: string) {
    const period = await findPeriod(db, caller, id);
    if (!period) throw notFound();
    return period;
  }

  app.get(
    '/billing-periods',
    { ...READ_BILLS, schema: { querystring: BillingPeriodQuery, response: { 200: BillingPeriodPage } } },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listPeriods(db, caller, request.query);
      return { ...range, items: items.map((period) => presentPeriod(period, caller)) };
    },
  );

  app.get(
    '/billing-periods/:id',
    { ...READ_BILLS, schema: { params: IdParams, response: { 200: BillingPeriodPreview } } },
    async (request) => {
      const caller = callerOf(request);
      const period = await findVisible(caller, request.params.id);
      const ratesOf = await findInvoiceSettings(db, [period.payeeId]);
      const waiting = await listWaiting(db, period.id, MAX_INVOICED_BILLS);
      return presentPreview(period, waiting, ratesOf(period.payeeId).taxRates, caller);
    },
  );

  app.post(
    '/billing-periods/:id/invoice',
    { ...APPROVE, schema: { params: IdParams, response: { 200: CreatedInvoice, 409: ErrorBody } } },
    async (request) => {
      const caller = callerOf(request);
      const period = await findVisible(caller, request.params.id);
      if (!mayIssue(caller, { of: period.of, issuerId: issuerOf(period) })) throw forbidden();
      const { zone } = await findUserPreferences(db, caller.userId);
      const waiting = { payerId: period.payerId, payeeId: period.payeeId, periodIds: [period.id] };
      const invoice = await createInvoice(db, caller, waiting, { at: now(), zone });
      if (invoice === null) throw nothingToInvoice();
      return { id: invoice.id, number: invoice.number };
    },
  );
};
