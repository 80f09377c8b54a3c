import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import {
  EdiInput,
  EdiMessageDetails,
  EdiMessagePage,
  EdiMessageQuery,
  EdiReceipt,
  EdiTripTenderList,
  EdiTripTenderQuery,
} from 'shared-contracts/edi';
import { createRouting } from '../../network/public.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import { deliverAgain } from './delivery/deliveries.store.ts';
import { readFolders } from './delivery/read-folders.ts';
import { findMessage, listMessages } from './edi-messages.store.ts';
import { listTripTenders } from './outgoing/trip-tenders.store.ts';
import { receiveEdi, replayEdi } from './receive-edi.ts';

/** Messages create orders. */
const WRITE = needs('order', 'write');
const READ = needs('order', 'read');

/** Messages of partners without the portal (X12, EDIFACT). */
export const ediRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, mailer, config, files, hooks } = app;
  const services = { db, now, mailer, config, files, hooks, routing: createRouting(app), pricing: hooks.pricing };
  app.addContentTypeParser(
    ['application/edi-x12', 'application/edifact'],
    { parseAs: 'string' },
    (_request, text, done) => done(null, { text }),
  );

  const { ediFolder } = config;
  app.jobs.handle('edi.folder', async () => {
    if (ediFolder !== undefined) await readFolders({ ...services, ediFolder }, (error) => app.log.error(error));
  });

  app.post(
    '/edi/messages',
    { ...WRITE, schema: { body: EdiInput, response: { 201: EdiReceipt } } },
    async (request, reply) => reply.code(201).send(await receiveEdi(services, callerOf(request), request.body.text)),
  );

  app.get(
    '/edi/messages',
    { ...READ, schema: { querystring: EdiMessageQuery, response: { 200: EdiMessagePage } } },
    async (request) => listMessages(db, callerOf(request), request.query),
  );

  app.get(
    '/edi/trip-tenders',
    { ...needs('trip', 'read'), schema: { querystring: EdiTripTenderQuery, response: { 200: EdiTripTenderList } } },
    async (request) => ({ items: await listTripTenders(db, callerOf(request), request.query.tripId) }),
  );

  app.get(
    '/edi/messages/:id',
    { ...READ, schema: { params: IdParams, response: { 200: EdiMessageDetails } } },
    async (request) => {
      const message = await findMessage(db, callerOf(request), request.params.id);
      if (!message) throw notFound();
      return message;
    },
  );

  app.post(
    '/edi/messages/:id/replay',
    { ...WRITE, schema: { params: IdParams, response: { 200: EdiMessageDetails } } },
    async (request) => replayEdi(services, callerOf(request), request.params.id),
  );

  app.post(
    '/edi/messages/:id/send',
    { ...WRITE, schema: { params: IdParams, response: { 200: EdiMessageDetails } } },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      if (!(await findMessage(db, caller, id))) throw notFound();
      if (!(await deliverAgain(db, caller, id, now())))
        throw conflict('notDeliverable', 'Its partner has neither an address nor a folder');
      const message = await findMessage(db, caller, id);
      if (!message) throw notFound();
      return message;
    },
  );
};
