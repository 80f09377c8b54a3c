import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams } from 'shared-contracts/common';
import {
  Import,
  ImportCheck,
  ImportPage,
  ImportQuery,
  ImportRowPage,
  ImportRowQuery,
  ImportListQuery,
} from 'shared-contracts/imports';
import { MAX_IMPORT_BYTES } from 'shared-contracts/values/imports';
import { z } from 'zod';
import { createRouting } from '../network/public.ts';
import type { Caller } from '../platform/access/caller.ts';
import { ExcelResponse, sendSheets } from '../platform/excel/send-sheets.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { Upload } from '../platform/files/files.ts';
import { callerOf } from '../platform/access/needs.ts';
import { ediPartnerRoutes } from './edi/delivery/partners.routes.ts';
import { ediRoutes } from './edi/edi.routes.ts';
import { startImport, checkFile } from './start-import.ts';
import { presentRow } from './import.present.ts';
import { findImport, findLanguage, listImports, listRows } from './imports.store.ts';
import { registerImportJob } from './run-import.ts';
import type { Importer } from './importer.ts';
import { IMPORTERS } from './importers.ts';
import { buildFailedRows } from './failed-rows.ts';
import { buildTemplate } from './template.ts';

const uploadSchema = () => ({
  consumes: ['multipart/form-data'],
  querystring: ImportQuery,
  body: z.object({ file: Upload }),
  response: { 200: ImportCheck, 202: Import },
});

export const importRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  await app.register(ediRoutes);
  await app.register(ediPartnerRoutes);
  registerImportJob(
    { db: app.batchDb, now: app.now, jobs: app.jobs, routing: createRouting(app), pricing: app.hooks.pricing },
    (error) => app.log.error({ err: error }, 'importing a row failed'),
  );

  async function getImport(caller: Caller, { subject }: Importer<object>, id: string) {
    const summary = await findImport(db, caller, subject, id);
    if (!summary) throw notFound();
    return summary;
  }

  for (const importer of Object.values(IMPORTERS)) {
    const { path, subject, access, failureMessage } = importer;

    app.get(
      `/${path}/import/template`,
      { ...access, schema: { response: { 200: ExcelResponse } } },
      async (request, reply) =>
        sendSheets(
          reply,
          `${path}-import.xlsx`,
          buildTemplate(importer, await findLanguage(db, callerOf(request).userId)),
        ),
    );

    app.post(
      `/${path}/import`,
      { config: { ...access.config, maxFileBytes: MAX_IMPORT_BYTES }, schema: uploadSchema() },
      async (request, reply) => {
        const caller = callerOf(request);
        const {
          query: { dryRun, again = false },
          body: { file },
        } = request;
        if (dryRun) return checkFile(app, caller, importer, file);
        return reply
          .code(202)
          .send(await getImport(caller, importer, await startImport(app, caller, importer, file, again)));
      },
    );

    app.get(
      `/${path}/import`,
      { ...access, schema: { querystring: ImportListQuery, response: { 200: ImportPage } } },
      async (request) => listImports(db, callerOf(request), subject, request.query),
    );

    app.get(
      `/${path}/import/:id`,
      { ...access, schema: { params: IdParams, response: { 200: Import } } },
      async (request) => getImport(callerOf(request), importer, request.params.id),
    );

    app.get(
      `/${path}/import/:id/rows`,
      { ...access, schema: { params: IdParams, querystring: ImportRowQuery, response: { 200: ImportRowPage } } },
      async (request) => {
        const { id } = await getImport(callerOf(request), importer, request.params.id);
        const page = await listRows(db, id, request.query);
        const language = await findLanguage(db, callerOf(request).userId);
        return { ...page, items: page.items.map((row) => presentRow(row, failureMessage, language)) };
      },
    );

    app.get(
      `/${path}/import/:id/failed-rows`,
      { ...access, schema: { params: IdParams, response: { 200: ExcelResponse } } },
      async (request, reply) => {
        const caller = callerOf(request);
        const { id } = await getImport(caller, importer, request.params.id);
        const language = await findLanguage(db, caller.userId);
        return sendSheets(reply, `${path}-failed-rows.xlsx`, [buildFailedRows(db, importer, id, language)]);
      },
    );
  }
};
