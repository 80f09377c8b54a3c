import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId } from 'shared-contracts/common';
import {
  Import,
  ImportCheck,
  ImportPage,
  ImportQuery,
  ImportRowPage,
  ImportRowQuery,
  ImportsQuery,
} from 'shared-contracts/imports';
import { MAX_IMPORT_BYTES } from 'shared-contracts/values/imports';
import { z } from 'zod';
import { routingOf } from '../network/geo/routing.ts';
import type { Caller } from '../platform/caller.ts';
import { ExcelFile, sendSheets } from '../platform/excel/send-sheets.ts';
import { notFound } from '../platform/errors.ts';
import { Upload } from '../platform/files.ts';
import { callerOf } from '../platform/needs.ts';
import { beginImport, checkFile } from './begin-import.ts';
import { presentRow } from './import.present.ts';
import { findImport, languageOf, listImports, listRows } from './imports.store.ts';
import { handleImports } from './run-import.ts';
import type { Subject } from './subject.ts';
import { SUBJECTS } from './subjects.ts';
import { templateOf } from './template.ts';

const withFile = () => ({
  consumes: ['multipart/form-data'],
  querystring: ImportQuery,
  body: z.object({ file: Upload }),
  response: { 200: ImportCheck, 202: Import },
});

export const importRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  handleImports({ db, now: app.now, jobs: app.jobs, routing: routingOf(app) }, (error) =>
    app.log.error({ err: error }, 'a row could not be imported'),
  );

  async function found(caller: Caller, { name }: Subject<object>, id: string) {
    const one = await findImport(db, caller, name, id);
    if (!one) throw notFound();
    return one;
  }

  for (const subject of Object.values(SUBJECTS)) {
    const { path, name, access, failure } = subject;

    app.get(
      `/${path}/import/template`,
      { ...access, schema: { response: { 200: ExcelFile } } },
      async (request, reply) =>
        sendSheets(reply, `${path}-import.xlsx`, templateOf(subject, await languageOf(db, callerOf(request).userId))),
    );

    app.post(
      `/${path}/import`,
      { config: { ...access.config, fileBytes: MAX_IMPORT_BYTES }, schema: withFile() },
      async (request, reply) => {
        const caller = callerOf(request);
        const {
          query: { dryRun, again = false },
          body: { file },
        } = request;
        if (dryRun) return checkFile(app, caller, subject, file);
        return reply.code(202).send(await found(caller, subject, await beginImport(app, caller, subject, file, again)));
      },
    );

    app.get(
      `/${path}/import`,
      { ...access, schema: { querystring: ImportsQuery, response: { 200: ImportPage } } },
      async (request) => listImports(db, callerOf(request), name, request.query),
    );

    app.get(
      `/${path}/import/:id`,
      { ...access, schema: { params: byId, response: { 200: Import } } },
      async (request) => found(callerOf(request), subject, request.params.id),
    );

    app.get(
      `/${path}/import/:id/rows`,
      { ...access, schema: { params: byId, querystring: ImportRowQuery, response: { 200: ImportRowPage } } },
      async (request) => {
        const { id } = await found(callerOf(request), subject, request.params.id);
        const page = await listRows(db, id, request.query);
        return { ...page, items: page.items.map((row) => presentRow(row, failure)) };
      },
    );
  }
};
