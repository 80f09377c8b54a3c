import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IfMatch } from 'shared-contracts/common';
import { RateImport, RateImportQuery } from 'shared-contracts/finance/contract-rates';
import { ContractVersionParams } from 'shared-contracts/finance/contracts';
import { MAX_IMPORT_BYTES } from 'shared-contracts/values/imports';
import { z } from 'zod';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { ExcelResponse, sendSheets } from '../../../platform/excel/send-sheets.ts';
import { Upload } from '../../../platform/files/files.ts';
import { seenRevision } from '../../../platform/revisions/revisions.ts';
import { findContract } from '../contract-rows.store.ts';
import { termsOfVersion } from '../contract-versions.store.ts';
import { importRates } from './import-rates.ts';
import { createPlaceLabels } from './places.rules.ts';
import { findPlaces } from './places.store.ts';
import { toRateSheet } from './rate-columns.rules.ts';

const WRITE = needs('contract', 'write');

/** Lanes and distance bands as an Excel file, out and back in. */
export const contractRateRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  app.get(
    '/contracts/:id/versions/:number/rates',
    { ...needs('contract', 'read'), schema: { params: ContractVersionParams, response: { 200: ExcelResponse } } },
    async (request, reply) => {
      const { id, number } = request.params;
      const contract = await findContract(db, callerOf(request), id);
      const terms = contract && (await termsOfVersion(db, contract.id, number));
      if (!terms) throw notFound();
      const places = await findPlaces(db, contract.organizationId, terms);
      return sendSheets(reply, 'contract-rates.xlsx', [toRateSheet(terms, createPlaceLabels(places))]);
    },
  );

  app.post(
    '/contracts/:id/rates/import',
    {
      config: { ...WRITE.config, maxFileBytes: MAX_IMPORT_BYTES },
      schema: {
        consumes: ['multipart/form-data'],
        headers: IfMatch,
        params: IdParams,
        querystring: RateImportQuery,
        body: z.object({ file: Upload }),
        response: { 200: RateImport },
      },
    },
    async (request) => {
      const { params, query, body } = request;
      return importRates(app, callerOf(request), params.id, body.file, {
        ...query,
        seen: seenRevision(request),
      });
    },
  );
};
