import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Id, IdParams, IfMatch } from 'shared-contracts/common';
import {
  OfferDeclineInput,
  OrderTender,
  QuoteInput,
  ReceivedOffer,
  ReceivedOfferPage,
  ReceivedOfferQuery,
  TenderInput,
} from 'shared-contracts/orders/tenders';
import { createRouting } from '../../network/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { RECEIVED_OFFER_EXPORT } from './received-offer-export.rules.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { findOrder } from '../core/order-records.store.ts';
import { HANDLES_ORDERS, toHandshakeActor } from '../stages/handshake-actor.rules.ts';
import { findReceivedOffer, listReceivedOffers } from './received-offers.store.ts';
import { answerOffer, awardOffer, cancelTender, startTender } from './tender-actions.ts';
import { presentReceived, presentTender } from './tender.present.ts';
import { findTender } from './tenders.store.ts';

const { model, action, ...OR_PLANS_TRIPS } = HANDLES_ORDERS;

export const tenderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const deps = { db, now, mailer: app.mailer, config: app.config, hooks: app.hooks, routing: createRouting(app) };

  /** Only the order's owner sees which partners have offers. */
  const loadTender = async (caller: Caller, id: string) => {
    const order = await findOrder(db, caller, id);
    if (order.organizationId !== caller.organizationId && !isRoot(caller)) throw notFound();
    const { isRoot: asRoot, roles } = toHandshakeActor(caller, order);
    const tender = await findTender(db, id);
    return { tender: tender ? presentTender(tender, asRoot || roles.includes('owner')) : null };
  };
  const loadOffer = async (caller: Caller, id: string) => {
    const offer = await findReceivedOffer(db, caller, id);
    if (!offer) throw notFound();
    return presentReceived(offer, caller, now());
  };

  app.get(
    '/orders/:id/tender',
    { ...needs('order', 'read'), schema: { params: IdParams, response: { 200: OrderTender } } },
    async (request) => loadTender(callerOf(request), request.params.id),
  );

  app.post(
    '/orders/:id/tender',
    {
      ...needs('order', 'write'),
      schema: { headers: IfMatch, params: IdParams, body: TenderInput, response: { 200: OrderTender } },
    },
    async (request) => {
      await startTender(deps, callerOf(request), request.params.id, request.body, seenRevision(request));
      return loadTender(callerOf(request), request.params.id);
    },
  );

  app.post(
    '/orders/:id/tender/cancel',
    { ...needs('order', 'write'), schema: { headers: IfMatch, params: IdParams, response: { 200: OrderTender } } },
    async (request) => {
      await cancelTender(deps, callerOf(request), request.params.id, seenRevision(request));
      return loadTender(callerOf(request), request.params.id);
    },
  );

  app.post(
    '/orders/:id/tender/offers/:offerId/award',
    {
      ...needs('order', 'write'),
      schema: { headers: IfMatch, params: z.object({ id: Id, offerId: Id }), response: { 200: OrderTender } },
    },
    async (request) => {
      const { id, offerId } = request.params;
      await awardOffer(deps, callerOf(request), id, offerId, seenRevision(request));
      return loadTender(callerOf(request), id);
    },
  );

  app.get(
    '/tender-offers',
    {
      ...exportable(needs('order', 'read'), 'tender-offers', RECEIVED_OFFER_EXPORT),
      schema: { querystring: ReceivedOfferQuery, response: { 200: ReceivedOfferPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const page = await listReceivedOffers(db, caller, request.query);
      return { ...page, items: page.items.map((offer) => presentReceived(offer, caller, now())) };
    },
  );

  app.get(
    '/tender-offers/:id',
    { ...needs('order', 'read'), schema: { params: IdParams, response: { 200: ReceivedOffer } } },
    async (request) => loadOffer(callerOf(request), request.params.id),
  );

  app.post(
    '/tender-offers/:id/accept',
    { ...needs(model, action, OR_PLANS_TRIPS), schema: { params: IdParams, response: { 200: ReceivedOffer } } },
    async (request) => {
      await answerOffer(deps, callerOf(request), request.params.id, { event: 'accept' });
      return loadOffer(callerOf(request), request.params.id);
    },
  );

  app.post(
    '/tender-offers/:id/quote',
    {
      ...needs(model, action, OR_PLANS_TRIPS),
      schema: { params: IdParams, body: QuoteInput, response: { 200: ReceivedOffer } },
    },
    async (request) => {
      const { price: quotedPrice } = request.body;
      await answerOffer(deps, callerOf(request), request.params.id, { event: 'quote', quotedPrice });
      return loadOffer(callerOf(request), request.params.id);
    },
  );

  app.post(
    '/tender-offers/:id/decline',
    {
      ...needs(model, action, OR_PLANS_TRIPS),
      schema: { params: IdParams, body: OfferDeclineInput, response: { 200: ReceivedOffer } },
    },
    async (request) => {
      await answerOffer(deps, callerOf(request), request.params.id, { event: 'decline', reason: request.body.reason });
      return loadOffer(callerOf(request), request.params.id);
    },
  );
};
