import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byId, Done } from 'shared-contracts/common';
import {
  FailedJobPage,
  FailedJobQuery,
  Mail,
  mailAttachment,
  MailPage,
  MailQuery,
  type MailState,
} from 'shared-contracts/outbox';
import { notFound } from '../../platform/errors.ts';
import { Document } from '../../platform/files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { API } from '../../platform/http/paths.ts';
import { callerOf, needsRoot } from '../../platform/needs.ts';
import { listFailedJobs } from './failed-jobs.store.ts';
import { mayRetry } from './mail.rules.ts';
import { attachmentsOf, findAttachment, findMail, listMails } from './mails.store.ts';
import { canSend, retryJob, retryMail } from './retries.ts';

export const outboxRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const RETRY = ['retry' as const];
  const present = <Row extends { state: MailState; hasOwnServer: boolean }>(row: Row) => ({
    ...row,
    actions: mayRetry(row.state, canSend(app, row)) ? RETRY : [],
  });

  app.get(
    '/mails',
    { ...needsRoot, schema: { querystring: MailQuery, response: { 200: MailPage } } },
    async ({ query }) => {
      const page = await listMails(db, query);
      return { ...page, items: page.items.map(present) };
    },
  );

  app.get('/mails/:id', { ...needsRoot, schema: { params: byId, response: { 200: Mail } } }, async ({ params }) => {
    const mail = await findMail(db, params.id);
    if (!mail) throw notFound();
    const attachments = await attachmentsOf(db, params.id);
    return {
      ...present(mail),
      attachments: attachments.map(({ position, ...file }) => ({
        ...file,
        url: `${API}/mails/${params.id}/attachments/${position}`,
      })),
    };
  });

  app.get(
    '/mails/:id/attachments/:position',
    { ...needsRoot, schema: { params: mailAttachment, response: { 200: Document } } },
    async ({ params: { id, position } }, reply) => sendFile(reply, await findAttachment(db, id, position)),
  );

  app.post('/mails/:id/retry', { ...needsRoot, schema: { params: byId, response: { 200: Done } } }, async (request) => {
    const { id } = request.params;
    await retryMail(app, callerOf(request), id);
    return { id };
  });

  app.get(
    '/jobs',
    { ...needsRoot, schema: { querystring: FailedJobQuery, response: { 200: FailedJobPage } } },
    async ({ query }) => {
      const page = await listFailedJobs(db, query);
      return { ...page, items: page.items.map((job) => ({ ...job, actions: RETRY })) };
    },
  );

  app.post('/jobs/:id/retry', { ...needsRoot, schema: { params: byId, response: { 200: Done } } }, async (request) => {
    const { id } = request.params;
    await retryJob(app, callerOf(request), id);
    return { id };
  });
};
