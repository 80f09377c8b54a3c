import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, ErrorBody } from 'shared-contracts/common';
import {
  TrackingTokenParams,
  NewTrackingLink,
  OrderEtas,
  TrackedProofParams,
  Tracking,
  TrackingLink,
  TrackingLinkInput,
  TrackingLinkParams,
  TrackingLinkPage,
  TrackingLinkQuery,
  TrackingQuery,
} from 'shared-contracts/orders/tracking';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { z } from 'zod';
import { createRouting } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, publicAccess, needs } from '../../platform/access/needs.ts';
import { DocumentResponse } from '../../platform/files/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { findOrder } from '../core/order-records.store.ts';
import { listNamedStops } from '../core/order-relations.store.ts';
import { loadEtas } from './etas.ts';
import { findTrackedProof, trackOrder } from './track-order.ts';
import { latestExpiry, defaultExpiry } from './tracking-link.rules.ts';
import { findOwnedOrder, createLink, revokeLink } from './tracking-links.ts';
import { findLink, listLinks } from './tracking-links.store.ts';
import { presentLink } from './tracking.present.ts';

const WRITE = { model: 'order', action: 'write' } as const;
const NOT_INDEXED_HEADERS = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

export const trackingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const services = { db, now, files: app.files, routing: createRouting(app) };
  const loadLink = async (caller: Caller, orderId: string, linkId: string) =>
    presentLink(await findLink(db, orderId, linkId), await listNamedStops(db, orderId), {
      now: now(),
      canWrite: hasAccess(caller, WRITE),
    });

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
      return trackOrder(services, { token: params.token, isRefresh: query.refresh ?? false, address: ip });
    },
  );

  for (const [path, field] of [
    ['', 'fileId'],
    ['/thumbnail', 'thumbnailId'],
  ] as const) {
    app.get(
      `/tracking/:token/proofs/:proofId${path}`,
      {
        ...publicAccess,
        schema: { params: TrackedProofParams, response: { 200: DocumentResponse, 404: ErrorBody, 429: ErrorBody } },
      },
      async (request, reply) => {
        const { token, proofId } = request.params as z.infer<typeof TrackedProofParams>;
        reply.headers(NOT_INDEXED_HEADERS);
        return sendFile(reply, await findTrackedProof(services, { token, proofId, field, address: request.ip }));
      },
    );
  }

  app.get(
    '/orders/:id/etas',
    { ...needs('order', 'read'), schema: { params: IdParams, response: { 200: OrderEtas } } },
    async (request) => {
      const { id, stage } = await findOrder(db, callerOf(request), request.params.id);
      const { etaState, position, byStop } = await loadEtas(services, { orderId: id, stage }, now());
      return {
        etaState,
        positionAt: position?.at ?? null,
        stops: [...byStop].flatMap(([at, { eta }]) => (eta === null ? [] : [{ position: at, eta }])),
      };
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
      const stops = await listNamedStops(db, order.id);
      return {
        ...page,
        items: items.map((row) => presentLink(row, stops, { now: at, canWrite })),
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
