import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply } from 'fastify';
import { IdParams } from 'shared-contracts/common';
import {
  EpcBuyerDefaults,
  EpcClosing,
  EpcPayment,
  EpcPurchase,
  EpcPurchasePage,
  EpcPurchaseQuery,
  EpcSettings,
} from 'shared-contracts/finance/epc-purchases';
import { findPictures, findUserPreferences } from '../../identity/public.ts';
import { isRoot, type Caller } from '../../platform/access/caller.ts';
import { callerOf, needs, needsRoot } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { PdfResponse, sendPdf, toPdfFileName } from '../../platform/pdf/send-pdf.ts';
import { changeSettings } from './change-settings.ts';
import { closePurchase, payPurchase } from './end-purchase.ts';
import { type PurchaseDocument, purchasePdf } from './invoice.pdf.ts';
import { PREPAYING_ORGANIZATIONS } from './prepaying.ts';
import { presentPurchase } from './purchase.present.ts';
import { findBuyer, findPurchase, listPurchases } from './purchases.store.ts';
import { findSellerOrganization, findSettings } from './settings.store.ts';

const reads = needs('trip', 'read', PREPAYING_ORGANIZATIONS);
const DOCUMENTS = ['invoice', 'receipt'] as const;

/** Purchases of trip credits: of one's organization, and for root of all, with the terms of sale. */
export const epcPurchaseRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, files, now } = app;
  const present = async (caller: Caller, id: string, organizationId: string | null) => {
    const purchase = await findPurchase(db, id, organizationId);
    if (!purchase) throw notFound();
    return presentPurchase(caller, purchase);
  };

  const sendDocument = async (
    reply: FastifyReply,
    caller: Caller,
    { id, organizationId, which }: { id: string; organizationId: string | null; which: PurchaseDocument },
  ) => {
    const purchase = await findPurchase(db, id, organizationId);
    if (!purchase || (which === 'receipt' && purchase.state !== 'paid')) throw notFound();
    const [reader, seller, at] = [
      await findUserPreferences(db, caller.userId),
      await findSellerOrganization(db),
      now(),
    ];
    const logoId = seller && (await findPictures(db, seller.id))?.logoId;
    const logo = (logoId && (await files.get(db, logoId))?.content) || null;
    return sendPdf(
      reply,
      toPdfFileName(`${which} ${purchase.number}`, at, reader.zone),
      purchasePdf(purchase, which, reader, { at, logo }),
    );
  };

  app.get(
    '/v1/organizations/epc/purchases',
    { ...reads, schema: { querystring: EpcPurchaseQuery, response: { 200: EpcPurchasePage } } },
    async (request) => {
      const caller = callerOf(request);
      const page = await listPurchases(db, caller.organizationId, request.query);
      return { ...page, items: page.items.map((row) => presentPurchase(caller, row)) };
    },
  );
  app.get('/v1/organizations/epc/buyer', { ...reads, schema: { response: { 200: EpcBuyerDefaults } } }, (request) =>
    findBuyer(db, callerOf(request).organizationId),
  );
  for (const which of DOCUMENTS)
    app.get(
      `/v1/organizations/epc/purchases/:id/${which}`,
      { ...reads, schema: { params: IdParams, response: { 200: PdfResponse } } },
      async (request, reply) => {
        const caller = callerOf(request);
        const organizationId = isRoot(caller) ? null : caller.organizationId;
        return sendDocument(reply, caller, { id: request.params.id, organizationId, which });
      },
    );

  app.get(
    '/v1/epc/purchases',
    { ...needsRoot, schema: { querystring: EpcPurchaseQuery, response: { 200: EpcPurchasePage } } },
    async (request) => {
      const page = await listPurchases(db, null, request.query);
      return { ...page, items: page.items.map((row) => presentPurchase(callerOf(request), row)) };
    },
  );
  app.post(
    '/v1/epc/purchases/:id/pay',
    { ...needsRoot, schema: { params: IdParams, body: EpcPayment, response: { 200: EpcPurchase } } },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await payPurchase(db, caller, id, request.body, now());
      return present(caller, id, null);
    },
  );
  app.post(
    '/v1/epc/purchases/:id/close',
    { ...needsRoot, schema: { params: IdParams, body: EpcClosing, response: { 200: EpcPurchase } } },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await closePurchase(db, caller, id, request.body, now());
      return present(caller, id, null);
    },
  );
  app.get('/v1/epc/settings', { ...needsRoot, schema: { response: { 200: EpcSettings } } }, () => findSettings(db));
  app.patch(
    '/v1/epc/settings',
    { ...needsRoot, schema: { body: EpcSettings, response: { 200: EpcSettings } } },
    async (request) => {
      await changeSettings(db, callerOf(request), request.body, now());
      return findSettings(db);
    },
  );
};
