import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult } from 'shared-contracts/common';
import {
  FailedJobPage,
  FailedJobQuery,
  Email,
  EmailAttachmentParams,
  EmailPage,
  EmailQuery,
  type EmailState,
} from 'shared-contracts/identity/emails';
import { notFound } from '../../platform/errors/app-error.ts';
import { DocumentResponse } from '../../platform/files/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { API_PREFIX } from '../../platform/http/api-prefix.ts';
import { callerOf, needsRoot } from '../../platform/access/needs.ts';
import { listFailedJobs } from './failed-jobs.store.ts';
import { canReadSecrets, canRetry } from './retry.rules.ts';
import { listAttachments, findAttachment, findEmail, listEmails } from './emails.store.ts';
import { hasMailServer, retryJob, retryEmail } from './retries.ts';

const RETRY = ['retry' as const];

/** Emails and failed jobs, for root users. */
export const outboxRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const present = <Row extends { state: EmailState; hasOwnServer: boolean }>(row: Row) => ({
    ...row,
    actions: canRetry(row.state, hasMailServer(app, row)) ? RETRY : [],
  });

  app.get(
    '/mails',
    { ...needsRoot, schema: { querystring: EmailQuery, response: { 200: EmailPage } } },
    async ({ query }) => {
      const page = await listEmails(db, query);
      return { ...page, items: page.items.map(present) };
    },
  );

  app.get(
    '/mails/:id',
    { ...needsRoot, schema: { params: IdParams, response: { 200: Email } } },
    async ({ params }) => {
      const email = await findEmail(db, params.id);
      if (!email) throw notFound();
      const attachments = await listAttachments(db, params.id);
      const { masked, ...full } = email;
      return {
        ...present({ ...full, ...(!canReadSecrets(email.state, hasMailServer(app, email)) && masked) }),
        attachments: attachments.map(({ position, ...file }) => ({
          ...file,
          url: `${API_PREFIX}/mails/${params.id}/attachments/${position}`,
        })),
      };
    },
  );

  app.get(
    '/mails/:id/attachments/:position',
    { ...needsRoot, schema: { params: EmailAttachmentParams, response: { 200: DocumentResponse } } },
    async ({ params: { id, position } }, reply) => sendFile(reply, await findAttachment(db, id, position)),
  );

  app.post(
    '/mails/:id/retry',
    { ...needsRoot, schema: { params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      const { id } = request.params;
      await retryEmail(app, callerOf(request), id);
      return { id };
    },
  );

  app.get(
    '/jobs',
    { ...needsRoot, schema: { querystring: FailedJobQuery, response: { 200: FailedJobPage } } },
    async ({ query }) => {
      const page = await listFailedJobs(db, query);
      return { ...page, items: page.items.map((job) => ({ ...job, actions: RETRY })) };
    },
  );

  app.post(
    '/jobs/:id/retry',
    { ...needsRoot, schema: { params: IdParams, response: { 200: IdResult } } },
    async (request) => {
      const { id } = request.params;
      await retryJob(app, callerOf(request), id);
      return { id };
    },
  );
};
