import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, ErrorBody } from 'shared-contracts/common';
import {
  TrackingTokenParams,
  NewTrackingLink,
  Tracking,
  TrackingLink,
  TrackingLinkInput,
  TrackingLinkParams,
  TrackingLinkPage,
  TrackingLinkQuery,
  TrackingQuery,
} from 'shared-contracts/orders/tracking';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, publicAccess, needs } from '../../platform/access/needs.ts';
import { trackOrder } from './track-order.ts';
import { latestExpiry, defaultExpiry } from './tracking-link.rules.ts';
import { findOwnedOrder, createLink, revokeLink } from './tracking-links.ts';
import { findLink, listLinks } from './tracking-links.store.ts';
import { presentLink } from './tracking.present.ts';

const WRITE = { model: 'order', action: 'write' } as const;
const NOT_INDEXED_HEADERS = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

export const trackingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const loadLink = async (caller: Caller, orderId: string, linkId: string) =>
    presentLink(await findLink(db, orderId, linkId), now(), hasAccess(caller, WRITE));

  app.get(
    '/tracking/:token',
    {
      ...publicAccess,
      schema: {
        params: TrackingTokenParams,
        querystring: TrackingQuery,
        response: { 200: Tracking, 404: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ params, query, ip }, reply) => {
      reply.headers(NOT_INDEXED_HEADERS);
      return trackOrder(app, { token: params.token, isRefresh: query.refresh ?? false, address: ip });
    },
  );

  app.get(
    '/orders/:id/tracking-links',
    {
      ...needs('order', 'read'),
      schema: { params: IdParams, querystring: TrackingLinkQuery, response: { 200: TrackingLinkPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const order = await findOwnedOrder(db, caller, request.params.id);
      const canWrite = hasAccess(caller, WRITE);
      const { items, ...page } = await listLinks(db, order.id, request.query);
      const at = now();
      return {
        ...page,
        items: items.map((row) => presentLink(row, at, canWrite)),
        usualExpiry: defaultExpiry(order.deliveryTo, at),
        latestExpiry: latestExpiry(at),
        actions: canWrite ? ['make' as const] : [],
      };
    },
  );

  app.post(
    '/orders/:id/tracking-links',
    {
      ...needs('order', 'write'),
      schema: { params: IdParams, body: TrackingLinkInput, response: { 201: NewTrackingLink } },
    },
    async (request, reply) => {
      const { id, token } = await createLink(app, callerOf(request), request.params.id, request.body);
      return reply.code(201).send({ ...(await loadLink(callerOf(request), request.params.id, id)), token });
    },
  );

  app.patch(
    '/orders/:id/tracking-links/:linkId/revoke',
    { ...needs('order', 'write'), schema: { params: TrackingLinkParams, response: { 200: TrackingLink } } },
    async (request) => {
      const { id, linkId } = request.params;
      await revokeLink(app, callerOf(request), id, linkId);
      return loadLink(callerOf(request), id, linkId);
    },
  );
};
