import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams } from 'shared-contracts/common';
import {
  LiveLink,
  LiveLinkInput,
  LiveLinkPage,
  LiveLinkParams,
  LiveLinkQuery,
  LiveVehicle,
  LiveVehicleParams,
  LiveVehicleQuery,
  NewLiveLink,
} from 'shared-contracts/fleet/live-links';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs, publicAccess } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { isVehicleOwned } from '../vehicles/list/vehicles.store.ts';
import { createLink, openLiveLink, presentLink, revokeLink } from './live-links.ts';
import { findLink, listLinks } from './live-links.store.ts';

const READ = needs('vehicle', 'read');
const WRITE = needs('vehicle', 'write');
const NOT_INDEXED_HEADERS = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };
const canWriteAs = (caller: Caller) => hasAccess(caller, { model: 'vehicle', action: 'write' });

/** Links to the live position of a vehicle, and their public view. */
export const liveLinkRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const loadLink = async (caller: Caller, vehicleId: string, linkId: string) =>
    presentLink(await findLink(db, vehicleId, linkId), { now: now(), canWrite: canWriteAs(caller) });

  app.get(
    '/live-vehicles/:token',
    {
      ...publicAccess,
      schema: {
        params: LiveVehicleParams,
        querystring: LiveVehicleQuery,
        response: { 200: LiveVehicle, 404: ErrorBody, 429: ErrorBody },
      },
    },
    async ({ params, query, ip }, reply) => {
      reply.headers(NOT_INDEXED_HEADERS);
      return openLiveLink(app, { token: params.token, isRefresh: query.refresh ?? false, address: ip });
    },
  );

  app.get(
    '/vehicles/:id/live-links',
    { ...READ, schema: { params: IdParams, querystring: LiveLinkQuery, response: { 200: LiveLinkPage } } },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      if (!(await isVehicleOwned(db, caller, id))) throw notFound();
      const { items, ...page } = await listLinks(db, id, request.query);
      const canWrite = canWriteAs(caller);
      return {
        ...page,
        items: items.map((row) => presentLink(row, { now: now(), canWrite })),
        actions: canWrite ? ['create' as const] : [],
      };
    },
  );

  app.post(
    '/vehicles/:id/live-links',
    {
      ...WRITE,
      schema: { params: IdParams, body: LiveLinkInput, response: { 201: NewLiveLink, 409: ErrorBody } },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { id, token } = await createLink(app, caller, request.params.id, request.body);
      return reply.code(201).send({ ...(await loadLink(caller, request.params.id, id)), token });
    },
  );

  app.patch(
    '/vehicles/:id/live-links/:linkId/revoke',
    { ...WRITE, schema: { params: LiveLinkParams, response: { 200: LiveLink } } },
    async (request) => {
      const { id, linkId } = request.params;
      await revokeLink(app, callerOf(request), id, linkId);
      return loadLink(callerOf(request), id, linkId);
    },
  );
};
