import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IdResult } from 'shared-contracts/common';
import {
  CreditBalanceInput,
  CreditBalanceTargets,
  InvoicePayments,
  PaymentInput,
  PaymentReversalInput,
} from 'shared-contracts/finance/payments';
import { PaymentImport, PaymentImportQuery } from 'shared-contracts/finance/payment-imports';
import { MAX_PAYMENT_FILE_BYTES } from 'shared-contracts/values/finance/payment-imports';
import { z } from 'zod';
import { Upload } from '../../platform/files/files.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { READ_BILLS } from '../bill-access/read-bills.ts';
import { listTargets, settleCreditBalance } from './settle-credit-balance.ts';
import { checkPayments, importPayments } from './import/import-payments.ts';
import { presentInvoicePayments } from './payment.present.ts';
import { recordPayment } from './record-payment.ts';
import { takeBackPayment } from './take-back-payment.ts';

/** Anyone who approves bills of orders or of trips; which of them is checked per invoice. */
const RECORD = needs('orderBillApprove', 'write', { or: [{ model: 'tripBillApprove', action: 'write' }] });

/** Payments of invoices: recorded by the payee, seen by both sides. */
export const paymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(
    '/invoices/:id/payments',
    { ...READ_BILLS, schema: { params: IdParams, response: { 200: InvoicePayments } } },
    (request) => presentInvoicePayments(db, callerOf(request), request.params.id),
  );

  app.get(
    '/invoices/:id/credit-balance',
    { ...RECORD, schema: { params: IdParams, response: { 200: CreditBalanceTargets } } },
    (request) => listTargets(db, callerOf(request), request.params.id),
  );

  app.post(
    '/invoices/:id/credit-balance',
    {
      ...RECORD,
      schema: {
        params: IdParams,
        body: CreditBalanceInput,
        response: { 201: IdResult, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const id = await settleCreditBalance(db, callerOf(request), request.params.id, request.body, now());
      return reply.code(201).send({ id });
    },
  );

  app.post(
    '/payments',
    { ...RECORD, schema: { body: PaymentInput, response: { 201: IdResult, 404: ErrorBody, 409: ErrorBody } } },
    async (request, reply) =>
      reply.code(201).send({ id: await recordPayment(db, callerOf(request), request.body, now()) }),
  );

  app.post(
    '/payments/imports',
    {
      config: { ...RECORD.config, maxFileBytes: MAX_PAYMENT_FILE_BYTES },
      schema: {
        consumes: ['multipart/form-data'],
        querystring: PaymentImportQuery,
        body: z.object({ file: Upload }),
        response: { 200: PaymentImport, 201: PaymentImport },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { content } = request.body.file;
      if (request.query.dryRun) return checkPayments(db, caller, content);
      return reply.code(201).send(await importPayments(db, caller, content, now()));
    },
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
