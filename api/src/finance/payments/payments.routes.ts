import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IdResult } from 'shared-contracts/common';
import { InvoicePayments, PaymentInput, PaymentReversalInput } from 'shared-contracts/finance/payments';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { READ_BILLS } from '../bill-access/read-bills.ts';
import { presentInvoicePayments } from './payment.present.ts';
import { recordPayment } from './record-payment.ts';
import { takeBackPayment } from './take-back-payment.ts';

/** Whoever approves bills of orders or of trips; which of them is checked per invoice. */
const RECORD = needs('orderBillApprove', 'write', { or: [{ model: 'tripBillApprove', action: 'write' }] });

/** Payments of invoices: recorded by the payee, seen by both sides. */
export const paymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(
    '/invoices/:id/payments',
    { ...READ_BILLS, schema: { params: IdParams, response: { 200: InvoicePayments } } },
    (request) => presentInvoicePayments(db, callerOf(request), request.params.id),
  );

  app.post(
    '/payments',
    { ...RECORD, schema: { body: PaymentInput, response: { 201: IdResult, 404: ErrorBody, 409: ErrorBody } } },
    async (request, reply) =>
      reply.code(201).send({ id: await recordPayment(db, callerOf(request), request.body, now()) }),
  );

  app.post(
    '/payments/:id/reversal',
    {
      ...RECORD,
      schema: { params: IdParams, body: PaymentReversalInput, response: { 201: IdResult, 409: ErrorBody } },
    },
    async (request, reply) => {
      const { id } = request.params;
      await takeBackPayment(db, callerOf(request), id, request.body, now());
      return reply.code(201).send({ id });
    },
  );
};
