import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult } from 'shared-contracts/common';
import { EdiPartner, EdiPartnerInput, EdiPartnerPage, EdiPartnerQuery, EdiSecret } from 'shared-contracts/edi';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { findOrganizationCode, listPartners } from './partners.store.ts';
import { changePartner, createPartner, removePartner, renewPartnerSecret } from './save-partners.ts';

/** Requiring a role excludes API keys, like for webhooks. */
const MANAGE = needs('organizationOwner', 'write', { roles: ['admin'] });

/** Delivery settings for messages to partners without the portal. */
export const ediPartnerRoutes: FastifyPluginAsyncZod = async (app) => {
  const hasFolder = app.config.ediFolder !== undefined;

  app.get(
    '/edi/partners',
    { ...MANAGE, schema: { querystring: EdiPartnerQuery, response: { 200: EdiPartnerPage } } },
    async (request) => ({
      ...(await listPartners(app.db, callerOf(request), request.query)),
      folder: hasFolder ? await findOrganizationCode(app.db, callerOf(request)) : null,
    }),
  );

  app.post(
    '/edi/partners',
    { ...MANAGE, schema: { body: EdiPartnerInput, response: { 201: EdiPartner } } },
    async (request, reply) => reply.code(201).send(await createPartner(app, callerOf(request), request.body)),
  );

  app.put(
    '/edi/partners/:id',
    { ...MANAGE, schema: { params: IdParams, body: EdiPartnerInput, response: { 200: EdiPartner } } },
    async (request) => changePartner(app, callerOf(request), request.params.id, request.body),
  );

  app.delete(
    '/edi/partners/:id',
    { ...MANAGE, schema: { params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      await removePartner(app, callerOf(request), request.params.id);
      return { id: request.params.id };
    },
  );

  app.post(
    '/edi/partners/:id/secret',
    { ...MANAGE, schema: { params: IdParams, response: { 200: EdiSecret } } },
    async (request) => renewPartnerSecret(app, callerOf(request), request.params.id),
  );
};
