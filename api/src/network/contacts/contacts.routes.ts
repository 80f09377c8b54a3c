import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done } from 'shared-contracts/common';
import { ContactChanges, ContactDetails, ContactInput, ContactPage, ContactQuery } from 'shared-contracts/contacts';
import { Timeline } from 'shared-contracts/timeline';
import { OR_FILLS_IN_ORDERS } from '../../orders/order-form.rules.ts';
import type { Caller } from '../../platform/caller.ts';
import { notFound } from '../../platform/errors.ts';
import { callerOf, needs } from '../../platform/needs.ts';
import { timelineOf } from '../../platform/timeline.ts';
import { presentContact } from './contact.present.ts';
import { changeContact, createContact, removeContact } from './contact-saves.ts';
import { isOwnContact } from './contact-saves.store.ts';
import { usesOfContact } from './contact-uses.store.ts';
import { findContact, listContacts } from './contacts.store.ts';

const READ = needs('contact', 'read');
const WRITE = needs('contact', 'write');

export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function whole(caller: Caller, id: string) {
    const row = await findContact(db, caller, id);
    if (!row) throw notFound();
    return { ...presentContact(row, caller), usedBy: await usesOfContact(db, caller, row) };
  }

  app.get(
    '/contacts',
    {
      ...needs('contact', 'read', OR_FILLS_IN_ORDERS),
      schema: { querystring: ContactQuery, response: { 200: ContactPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listContacts(db, caller, request.query);
      return { ...range, items: items.map((row) => presentContact(row, caller)) };
    },
  );

  app.get('/contacts/:id', { ...READ, schema: { params: byId, response: { 200: ContactDetails } } }, async (request) =>
    whole(callerOf(request), request.params.id),
  );

  app.post(
    '/contacts',
    { ...WRITE, schema: { body: ContactInput, response: { 201: ContactDetails } } },
    async (request, reply) =>
      reply.code(201).send(await whole(callerOf(request), await createContact(app, callerOf(request), request.body))),
  );

  app.patch(
    '/contacts/:id',
    { ...WRITE, schema: { params: byId, body: ContactChanges, response: { 200: ContactDetails } } },
    async (request) => {
      await changeContact(app, callerOf(request), request.params.id, request.body);
      return whole(callerOf(request), request.params.id);
    },
  );

  app.delete(
    '/contacts/:id',
    { ...needs('contact', 'delete'), schema: { params: byId, response: { 200: Done } } },
    async (request) => removeContact(app, callerOf(request), request.params.id),
  );

  app.get(
    '/contacts/:id/timeline',
    { ...READ, schema: { params: byId, response: { 200: Timeline } } },
    async (request) => {
      if (!(await isOwnContact(db, callerOf(request), request.params.id))) throw notFound();
      return { items: await timelineOf(db, 'contact', request.params.id) };
    },
  );
};
