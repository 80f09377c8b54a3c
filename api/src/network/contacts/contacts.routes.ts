import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult } from 'shared-contracts/common';
import {
  ContactChanges,
  ContactDetails,
  ContactInput,
  ContactPage,
  ContactQuery,
} from 'shared-contracts/network/contacts';
import { Timeline } from 'shared-contracts/timeline';
import { OR_WRITES_ORDERS } from '../access/order-access.rules.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { listTimeline } from '../../platform/timeline/timeline.ts';
import { presentContact } from './contact.present.ts';
import { changeContact, createContact, removeContact } from './save-contacts.ts';
import { isOwnContact } from './contact-writes.store.ts';
import { findContactUsages } from './contact-usage.store.ts';
import { findContact, listContacts } from './contacts.store.ts';

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
      ...needs('contact', 'read', OR_WRITES_ORDERS),
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
    { ...WRITE, schema: { params: IdParams, body: ContactChanges, response: { 200: ContactDetails } } },
    async (request) => {
      await changeContact(app, callerOf(request), request.params.id, request.body);
      return getDetails(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/contacts/:id',
    { ...needs('contact', 'delete'), schema: { params: IdParams, response: { 200: IdResult } } },
    async (request) => removeContact(app, callerOf(request), request.params.id),
  );

  app.get(
    '/contacts/:id/timeline',
    { ...READ, schema: { params: IdParams, response: { 200: Timeline } } },
    async (request) => {
      if (!(await isOwnContact(db, callerOf(request), request.params.id))) throw notFound();
      return { items: await listTimeline(db, 'contact', request.params.id) };
    },
  );
};
