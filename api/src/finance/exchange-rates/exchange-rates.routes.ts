import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ExchangeRate,
  ExchangeRateImport,
  ExchangeRateInput,
  ExchangeRatePage,
  ExchangeRateQuery,
} from 'shared-contracts/finance/exchange-rates';
import { MAX_RATE_FILE_BYTES } from 'shared-contracts/values/finance/exchange-rates';
import { z } from 'zod';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { Upload } from '../../platform/files/files.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { importRates } from './import/import-rates.ts';
import { enterRate, findRateRow, listRates, ownerOf } from './rates.store.ts';

/** Who may approve bills of orders or trips. */
const WRITE = needs('orderBillApprove', 'write', { or: [{ model: 'tripBillApprove', action: 'write' }] });
const READ = needs('orderBillApprove', 'read', { or: [{ model: 'tripBillApprove', action: 'read' }] });

/** Exchange rates of an organization; root's are those of all. */
export const exchangeRateRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(
    '/exchange-rates',
    { ...READ, schema: { querystring: ExchangeRateQuery, response: { 200: ExchangeRatePage } } },
    (request) => listRates(db, callerOf(request), request.query),
  );

  app.post(
    '/exchange-rates',
    { ...WRITE, schema: { body: ExchangeRateInput, response: { 201: ExchangeRate } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { body } = request;
      const { base, quote, day, rate, reason } = body;
      if (base === quote) throw invalidField('quote', 'same', 'The currencies are the same');
      const createdAt = now();
      const id = await inTransaction(db, async (tx) => {
        const entered = { ...body, organizationId: ownerOf(caller), createdBy: caller.userId, createdAt };
        const { id: rateId, replaced } = await enterRate(tx, entered);
        await recordTimeline(tx, caller, {
          subject: 'exchangeRate',
          subjectId: rateId,
          event: 'entered',
          reason,
          changes: { [`${base}/${quote} ${day}`]: { from: replaced, to: rate } },
          occurredAt: createdAt,
        });
        return rateId;
      });
      return reply.code(201).send(await findRateRow(db, caller, id));
    },
  );

  app.post(
    '/exchange-rates/imports',
    {
      config: { ...WRITE.config, maxFileBytes: MAX_RATE_FILE_BYTES },
      schema: {
        consumes: ['multipart/form-data'],
        body: z.object({ file: Upload }),
        response: { 201: ExchangeRateImport },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const owner = { organizationId: ownerOf(caller), createdBy: caller.userId, createdAt: now() };
      return reply.code(201).send(await importRates(db, request.body.file.content, owner));
    },
  );
};
