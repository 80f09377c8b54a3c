import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IfMatch } from 'shared-contracts/common';
import {
  CarrierInvoice,
  CarrierInvoiceMatch,
  CarrierInvoiceMessageInput,
  CarrierInvoiceRejection,
} from 'shared-contracts/finance/carrier-invoices';
import { createRouting } from '../../network/public.ts';
import { callerOf } from '../../platform/access/needs.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import type { BillServices } from '../bills/find-bill.ts';
import { APPROVE } from '../invoicing/parties.store.ts';
import { approveCarrierInvoice, rejectCarrierInvoice } from './approval/decide.ts';
import { WRITE } from './carrier-invoice-access.ts';
import { acceptAmounts, disputeInvoice, writeMessage } from './dispute/dispute.ts';
import { presentCarrierInvoice } from './list/carrier-invoice.present.ts';
import { rematchInvoice } from './receiving/rematch.ts';

/** The steps of a carrier invoice; each returns it. */
export const carrierInvoiceStepRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, mailer, config, files } = app;
  const server: BillServices = { db, now, mailer, config, files, hooks: app.hooks, routing: createRouting(app) };
  const step = { headers: IfMatch, params: IdParams, response: { 200: CarrierInvoice, 409: ErrorBody } };

  app.patch(
    '/carrier-invoices/:id/match',
    { ...WRITE, schema: { ...step, body: CarrierInvoiceMatch } },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await rematchInvoice(server, caller, id, request.body.lines, seenRevision(request));
      return presentCarrierInvoice(db, caller, id);
    },
  );

  app.patch(
    '/carrier-invoices/:id/dispute',
    { ...WRITE, schema: { ...step, body: CarrierInvoiceMessageInput } },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await disputeInvoice(server, caller, id, request.body, seenRevision(request));
      return presentCarrierInvoice(db, caller, id);
    },
  );

  app.post(
    '/carrier-invoices/:id/messages',
    {
      ...WRITE,
      schema: { ...step, body: CarrierInvoiceMessageInput, response: { 201: CarrierInvoice, 409: ErrorBody } },
    },
    async (request, reply) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await writeMessage(server, caller, id, request.body, seenRevision(request));
      return reply.code(201).send(await presentCarrierInvoice(db, caller, id));
    },
  );

  for (const [path, action] of [
    ['accept', 'accept'],
    ['accept-invoiced', 'acceptInvoiced'],
  ] as const)
    app.patch(`/carrier-invoices/:id/${path}`, { ...APPROVE, schema: { ...step } }, async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await acceptAmounts(server, caller, id, action, seenRevision(request));
      return presentCarrierInvoice(db, caller, id);
    });

  app.patch('/carrier-invoices/:id/approve', { ...APPROVE, schema: { ...step } }, async (request) => {
    const [caller, { id }] = [callerOf(request), request.params];
    await approveCarrierInvoice(server, caller, id, seenRevision(request));
    return presentCarrierInvoice(db, caller, id);
  });

  app.patch(
    '/carrier-invoices/:id/reject',
    { ...APPROVE, schema: { ...step, body: CarrierInvoiceRejection } },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await rejectCarrierInvoice(server, caller, id, request.body.reason, seenRevision(request));
      return presentCarrierInvoice(db, caller, id);
    },
  );
};
