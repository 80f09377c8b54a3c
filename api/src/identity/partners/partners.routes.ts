import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done, ErrorBody } from 'shared-contracts/common';
import {
  AddPartner,
  PartnerChanges,
  PartnerDetails,
  PartnerInput,
  PartnerPage,
  PartnerQuery,
  type PartnerRow,
} from 'shared-contracts/network';
import { allows } from 'shared-contracts/values/access';
import { typesFor } from '../organizations/organization.rules.ts';
import { logoAddress } from '../organizations/pictures.ts';
import type { Caller } from '../../platform/caller.ts';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs, needsSignIn } from '../../platform/needs.ts';
import { addPartner, createPartner } from './new-partners.ts';
import { movePartner } from './partner-moves.ts';
import { actionsFor } from './partner.rules.ts';
import { findPartner, listPartners, type PartnerRecord } from './partners.store.ts';
import { countShared } from './shared.store.ts';

const WRITE = needs('partner', 'write');

function present(
  caller: Caller,
  { id, name, type, status, stored, isAsked, isBlockedByUs, createdAt }: PartnerRecord,
): PartnerRow {
  const actions = actionsFor({ status: stored, isAsked, isBlockedByUs }, (action) =>
    allows(caller, { model: 'partner', action }),
  );
  return {
    id,
    name,
    type,
    status,
    waitsForUs: isAsked && stored === 'waitingConfirmation',
    isBlockedByUs,
    createdAt,
    actions,
  };
}

export const partnerRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function details(caller: Caller, id: string) {
    const partner = await findPartner(db, caller.organizationId, id);
    if (!partner) throw notFound();
    const { registrationId, country, domain, contactName, contactEmail, logoId } = partner;
    const shared = await countShared(db, caller.organizationId, id);
    return {
      ...present(caller, partner),
      registrationId,
      country,
      domain,
      contactName,
      contactEmail,
      logo: logoId && logoAddress(id, logoId),
      shared,
    };
  }

  app.get(
    '/partners',
    { ...needsSignIn, schema: { querystring: PartnerQuery, response: { 200: PartnerPage } } },
    async (request) => {
      const caller = callerOf(request);
      const page = await listPartners(db, caller.organizationId, request.query);
      return {
        ...page,
        items: page.items.map((partner) => present(caller, partner)),
        types: [...typesFor(caller.organizationType)],
      };
    },
  );

  app.get(
    '/partners/:id',
    { ...needsSignIn, schema: { params: byId, response: { 200: PartnerDetails } } },
    async (request) => details(callerOf(request), request.params.id),
  );

  app.post(
    '/partners',
    { ...WRITE, schema: { body: PartnerInput, response: { 201: PartnerDetails } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await details(caller, await createPartner(app, caller, request.body)));
    },
  );

  app.post(
    '/partners/add',
    { ...WRITE, schema: { body: AddPartner, response: { 201: PartnerDetails, 429: ErrorBody } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await details(caller, await addPartner(app, caller, request.body.partnerId)));
    },
  );

  app.patch(
    '/partners/:id/confirm',
    { ...WRITE, schema: { params: byId, response: { 200: PartnerDetails } } },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await movePartner(app, caller, id, 'confirm');
      return details(caller, id);
    },
  );

  app.patch(
    '/partners/:id',
    { ...WRITE, schema: { params: byId, body: PartnerChanges, response: { 200: PartnerDetails } } },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await movePartner(app, caller, id, request.body.status === 'blocked' ? 'block' : 'unblock');
      return details(caller, id);
    },
  );

  app.delete(
    '/partners/:id',
    { ...needs('partner', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) => {
      const { id } = request.params;
      await movePartner(app, callerOf(request), id, 'remove');
      return { id };
    },
  );
};
