import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, ErrorBody } from 'shared-contracts/common';
import {
  byTrackingToken,
  NewTrackingLink,
  Tracking,
  TrackingLink,
  TrackingLinkInput,
  trackingLinkOf,
  TrackingLinkPage,
  TrackingLinkQuery,
  TrackingQuery,
} from 'shared-contracts/tracking';
import { allows } from 'shared-contracts/values/access';
import type { Caller } from '../../platform/caller.ts';
import { callerOf, isPublic, needs } from '../../platform/needs.ts';
import { track } from './track.ts';
import { latestExpiry, usualExpiry } from './tracking-link.rules.ts';
import { findOwnOrder, makeLink, revokeLink } from './tracking-links.ts';
import { findLink, listLinks } from './tracking-links.store.ts';
import { presentLink } from './tracking.present.ts';

const WRITE = { model: 'order', action: 'write' } as const;
const UNLISTED = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

export const trackingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const shown = async (caller: Caller, orderId: string, linkId: string) =>
    presentLink(await findLink(db, orderId, linkId), now(), allows(caller, WRITE));

  app.get(
    '/tracking/:token',
    {
      ...isPublic,
      schema: {
        params: byTrackingToken,
        querystring: TrackingQuery,
        response: { 200: Tracking, 404: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ params, query, ip }, reply) => {
      reply.headers(UNLISTED);
      return track(app, { token: params.token, isRefresh: query.refresh ?? false, address: ip });
    },
  );

  app.get(
    '/orders/:id/tracking-links',
    {
      ...needs('order', 'read'),
      schema: { params: byId, querystring: TrackingLinkQuery, response: { 200: TrackingLinkPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const order = await findOwnOrder(db, caller, request.params.id);
      const mayWrite = allows(caller, WRITE);
      const { items, ...page } = await listLinks(db, order.id, request.query);
      const at = now();
      return {
        ...page,
        items: items.map((row) => presentLink(row, at, mayWrite)),
        usualExpiry: usualExpiry(order.deliveryTo, at),
        latestExpiry: latestExpiry(at),
        actions: mayWrite ? ['make' as const] : [],
      };
    },
  );

  app.post(
    '/orders/:id/tracking-links',
    {
      ...needs('order', 'write'),
      schema: { params: byId, body: TrackingLinkInput, response: { 201: NewTrackingLink } },
    },
    async (request, reply) => {
      const { id, token } = await makeLink(app, callerOf(request), request.params.id, request.body);
      return reply.code(201).send({ ...(await shown(callerOf(request), request.params.id, id)), token });
    },
  );

  app.patch(
    '/orders/:id/tracking-links/:linkId/revoke',
    { ...needs('order', 'write'), schema: { params: trackingLinkOf, response: { 200: TrackingLink } } },
    async (request) => {
      const { id, linkId } = request.params;
      await revokeLink(app, callerOf(request), id, linkId);
      return shown(callerOf(request), id, linkId);
    },
  );
};
