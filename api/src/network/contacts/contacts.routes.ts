import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  ContactChanges,
  ContactDetails,
  ContactInput,
  ContactPage,
  ContactQuery,
} from 'shared-contracts/network/contacts';
import { Timeline } from 'shared-contracts/timeline';
import { OR_WRITES_ORDERS } from '../access/order-access.rules.ts';
import { listTimelineWithChanges } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { presentContact } from './contact.present.ts';
import { changeContact, createContact, removeContact } from './save-contacts.ts';
import { isOwnContact } from './contact-writes.store.ts';
import { findContactUsages } from './contact-usage.store.ts';
import { findContact, listContacts } from './contacts.store.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { CONTACT_EXPORT } from './contact-export.rules.ts';

const READ = needs('contact', 'read');
const WRITE = needs('contact', 'write');

export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function getDetails(caller: Caller, id: string) {
    const row = await findContact(db, caller, id);
    if (!row) throw notFound();
    return { ...presentContact(row, caller), usedBy: await findContactUsages(db, caller, row) };
  }

  app.get(
    '/contacts',
    {
      ...exportable(needs('contact', 'read', OR_WRITES_ORDERS), 'contacts', CONTACT_EXPORT),
      schema: { querystring: ContactQuery, response: { 200: ContactPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listContacts(db, caller, request.query);
      return { ...range, items: items.map((row) => presentContact(row, caller)) };
    },
  );

  app.get(
    '/contacts/:id',
    { ...READ, schema: { params: IdParams, response: { 200: ContactDetails } } },
    async (request) => getDetails(callerOf(request), request.params.id),
  );

  app.post(
    '/contacts',
    { ...WRITE, schema: { body: ContactInput, response: { 201: ContactDetails } } },
    async (request, reply) =>
      reply
        .code(201)
        .send(await getDetails(callerOf(request), await createContact(app, callerOf(request), request.body))),
  );

  app.patch(
    '/contacts/:id',
    {
      ...WRITE,
      schema: { headers: IfMatch, params: IdParams, body: ContactChanges, response: { 200: ContactDetails } },
    },
    async (request) => {
      await changeContact(app, callerOf(request), request.params.id, request.body, seenRevision(request));
      return getDetails(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/contacts/:id',
    { ...needs('contact', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeContact(app, callerOf(request), request.params.id, seenRevision(request)),
  );

  app.get(
    '/contacts/:id/timeline',
    { ...READ, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => {
      if (!(await isOwnContact(db, callerOf(request), request.params.id))) throw notFound();
      return { items: await listTimelineWithChanges(db, 'contact', request.params.id) };
    },
  );
};
