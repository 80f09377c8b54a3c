import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams } from 'shared-contracts/common';
import {
  JournalFileQuery,
  JournalRun,
  JournalRunInput,
  JournalRunPage,
  JournalRunQuery,
} from 'shared-contracts/finance/journal';
import { findUserPreferences } from '../../../identity/public.ts';
import { callerOf } from '../../../platform/access/needs.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { assertMayExport, READ } from '../accounts/accounts.routes.ts';
import { APPROVE } from '../../invoicing/parties.store.ts';
import { findJournalSettings } from '../accounts/accounts.store.ts';
import { JournalFileResponse, sendJournalFile, toJournalFile } from '../files/journal-file.ts';
import { createRun } from './create-run.ts';
import { findRun, listPostings, listRuns, recordDownload } from '../store/runs.store.ts';

/** Journal runs: exports of an organization to its accounting. */
export const journalRunRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;

  app.get(
    '/journal-runs',
    { ...READ, schema: { querystring: JournalRunQuery, response: { 200: JournalRunPage } } },
    async (request) => {
      const { items, ...range } = await listRuns(db, callerOf(request).organizationId, request.query);
      return { ...range, items };
    },
  );

  app.post(
    '/journal-runs',
    { ...APPROVE, schema: { body: JournalRunInput, response: { 201: JournalRun, 409: ErrorBody } } },
    async (request, reply) => {
      const caller = callerOf(request);
      assertMayExport(caller);
      const { zone } = await findUserPreferences(db, caller.userId);
      const id = await createRun(db, caller, request.body, { zone, at: now() });
      const run = await findRun(db, caller.organizationId, id);
      if (!run) throw notFound();
      return reply.code(201).send(run);
    },
  );

  app.get(
    '/journal-runs/:id/file',
    {
      ...APPROVE,
      schema: {
        params: IdParams,
        querystring: JournalFileQuery,
        response: { 200: JournalFileResponse, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      assertMayExport(caller);
      const { organizationId, userId } = caller;
      const { format } = request.query;
      const file = await inTransaction(db, async (tx) => {
        const run = await findRun(tx, organizationId, request.params.id);
        if (!run) throw notFound();
        const download = { runId: run.id, format, downloadedAt: now(), downloadedBy: userId };
        const isReExport = (await recordDownload(tx, download)) > 0;
        const settings = await findJournalSettings(tx, organizationId);
        return toJournalFile(format, { run, settings, isReExport, at: now() }, await listPostings(tx, run.id));
      });
      return sendJournalFile(reply, file);
    },
  );
};
