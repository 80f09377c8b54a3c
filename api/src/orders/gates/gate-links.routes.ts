import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody } from 'shared-contracts/common';
import { GateLink, GateLinkBooking, GateLinkParams, GateLinkQuery } from 'shared-contracts/orders/gate-bookings';
import { publicAccess } from '../../platform/access/needs.ts';
import { bookByLink, cancelByLink, viewGateLink } from './gate-links.ts';

const NOT_INDEXED_HEADERS = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };
const ERRORS = { 404: ErrorBody, 429: ErrorBody };

/** Actions of a link's holder, without signing in. */
export const gateLinkRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/gate-links/:token',
    {
      ...publicAccess,
      schema: { params: GateLinkParams, querystring: GateLinkQuery, response: { 200: GateLink, ...ERRORS } },
    },
    async ({ params: { token }, query: { day }, ip: address }, reply) => {
      reply.headers(NOT_INDEXED_HEADERS);
      return viewGateLink(app, { token, address, day });
    },
  );

  app.post(
    '/gate-links/:token/bookings',
    {
      ...publicAccess,
      schema: { params: GateLinkParams, body: GateLinkBooking, response: { 201: GateLink, ...ERRORS, 409: ErrorBody } },
    },
    async ({ params: { token }, body, ip: address }, reply) => {
      reply.headers(NOT_INDEXED_HEADERS);
      return reply.code(201).send(await bookByLink(app, { token, address }, body));
    },
  );

  app.patch(
    '/gate-links/:token/cancel',
    {
      ...publicAccess,
      schema: { params: GateLinkParams, response: { 200: GateLink, ...ERRORS, 409: ErrorBody } },
    },
    async ({ params: { token }, ip: address }, reply) => {
      reply.headers(NOT_INDEXED_HEADERS);
      return cancelByLink(app, { token, address });
    },
  );
};
