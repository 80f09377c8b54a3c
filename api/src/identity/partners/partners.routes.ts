import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  AddPartnerInput,
  PartnerChanges,
  PartnerDetails,
  PartnerInput,
  PartnerPage,
  PartnerQuery,
  type PartnerRow,
} from 'shared-contracts/identity/partners';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { listCreatableTypes } from '../organizations/records/organization.rules.ts';
import { logoUrl } from '../pictures/picture-urls.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs, needsSignIn } from '../../platform/access/needs.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { PARTNER_EXPORT } from './partner-export.rules.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { addPartner, createPartner } from './add-partner.ts';
import { changePartnership } from './change-partnership.ts';
import { partnerActions } from './partner.rules.ts';
import { findPartner, listPartners, type PartnerRecord } from './partners.store.ts';
import { countShared } from './shared-counts.store.ts';

const WRITE = needs('partner', 'write');

function present(
  caller: Caller,
  { id, revision, name, type, status, storedStatus, isRequestedByPartner, isBlockedByUs, createdAt }: PartnerRecord,
): PartnerRow {
  const actions = partnerActions({ status: storedStatus, isRequestedByPartner, isBlockedByUs }, (action) =>
    hasAccess(caller, { model: 'partner', action }),
  );
  return {
    id,
    revision,
    name,
    type,
    status,
    waitsForUs: isRequestedByPartner && storedStatus === 'waitingConfirmation',
    isBlockedByUs,
    createdAt,
    actions,
  };
}

export const partnerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function loadDetails(caller: Caller, id: string) {
    const partner = await findPartner(db, caller.organizationId, id);
    if (!partner) throw notFound();
    const { registrationId, country, domain, contactName, contactEmail, logoId } = partner;
    const shared = await countShared(db, app.hooks, caller.organizationId, id);
    return {
      ...present(caller, partner),
      registrationId,
      country,
      domain,
      contactName,
      contactEmail,
      logo: logoId && logoUrl(id, logoId),
      shared,
    };
  }

  app.get(
    '/partners',
    {
      ...exportable(needsSignIn, 'partners', PARTNER_EXPORT),
      schema: { querystring: PartnerQuery, response: { 200: PartnerPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const page = await listPartners(db, caller.organizationId, request.query);
      return {
        ...page,
        items: page.items.map((partner) => present(caller, partner)),
        types: [...listCreatableTypes(caller.organizationType)],
      };
    },
  );

  app.get(
    '/partners/:id',
    { ...needsSignIn, schema: { params: IdParams, response: { 200: PartnerDetails } } },
    async (request) => loadDetails(callerOf(request), request.params.id),
  );

  app.post(
    '/partners',
    { ...WRITE, schema: { body: PartnerInput, response: { 201: PartnerDetails } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await loadDetails(caller, await createPartner(app, caller, request.body)));
    },
  );

  app.post(
    '/partners/add',
    { ...WRITE, schema: { body: AddPartnerInput, response: { 201: PartnerDetails, 429: ErrorBody } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await loadDetails(caller, await addPartner(app, caller, request.body.partnerId)));
    },
  );

  app.patch(
    '/partners/:id/confirm',
    { ...WRITE, schema: { headers: IfMatch, params: IdParams, response: { 200: PartnerDetails } } },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await changePartnership(app, caller, id, 'confirm', seenRevision(request));
      return loadDetails(caller, id);
    },
  );

  app.patch(
    '/partners/:id',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: PartnerChanges, response: { 200: PartnerDetails } },
    },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      const action = request.body.status === 'blocked' ? 'block' : 'unblock';
      await changePartnership(app, caller, id, action, seenRevision(request));
      return loadDetails(caller, id);
    },
  );

  app.delete(
    '/partners/:id',
    { ...needs('partner', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      const { id } = request.params;
      await changePartnership(app, callerOf(request), id, 'remove', seenRevision(request));
      return { id };
    },
  );
};
