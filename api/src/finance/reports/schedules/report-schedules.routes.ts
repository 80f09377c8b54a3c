import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch, Paging } from 'shared-contracts/common';
import {
  ReportRecipientPage,
  ReportRunPage,
  ReportRunQuery,
  ReportSchedule,
  ReportScheduleChanges,
  ReportScheduleInput,
  ReportSchedules,
} from 'shared-contracts/finance/report-schedules';
import type { Caller } from '../../../platform/access/caller.ts';
import { callerOf, needs } from '../../../platform/access/needs.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { seenRevision } from '../../../platform/revisions/revisions.ts';
import { changeSchedule, createSchedule, removeSchedule, requestRun } from './save-schedules.ts';
import { reportOfList } from './saved-report.rules.ts';
import {
  findLastRuns,
  findRecipients,
  hasSchedule,
  listRuns,
  listSchedules,
  pageRecipients,
} from './schedules.store.ts';

const READ = needs('report', 'read');

/** Scheduled reports of the caller. */
export const reportScheduleRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;

  async function findSchedules(caller: Caller): Promise<ReportSchedule[]> {
    const records = await listSchedules(db, caller);
    const lastRuns = await findLastRuns(
      db,
      records.map(({ id }) => id),
    );
    const recipients = await findRecipients(db, caller.organizationId, {
      userIds: records.flatMap(({ userIds }) => userIds),
      contactIds: records.flatMap(({ contactIds }) => contactIds),
    });
    return records.map(({ list, dueAt, ...record }) => ({
      ...record,
      report: reportOfList(list),
      dueAt: record.isActive ? dueAt : null,
      recipients: recipients.filter(({ kind, id }) =>
        (kind === 'user' ? record.userIds : record.contactIds).includes(id),
      ),
      lastRun: lastRuns.get(record.id) ?? null,
    }));
  }
  async function findSchedule(caller: Caller, id: string): Promise<ReportSchedule> {
    const schedule = (await findSchedules(caller)).find((one) => one.id === id.toLowerCase());
    if (!schedule) throw notFound();
    return schedule;
  }

  app.get('/reports/schedules', { ...READ, schema: { response: { 200: ReportSchedules } } }, async (request) => ({
    items: await findSchedules(callerOf(request)),
  }));

  app.get(
    '/reports/schedules/recipients',
    { ...READ, schema: { querystring: Paging, response: { 200: ReportRecipientPage } } },
    async (request) => pageRecipients(db, callerOf(request).organizationId, request.query),
  );

  app.post(
    '/reports/schedules',
    { ...READ, schema: { body: ReportScheduleInput, response: { 201: ReportSchedule } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const id = await createSchedule(app, caller, request.body);
      return reply.code(201).send(await findSchedule(caller, id));
    },
  );

  app.patch(
    '/reports/schedules/:id',
    {
      ...READ,
      schema: { headers: IfMatch, params: IdParams, body: ReportScheduleChanges, response: { 200: ReportSchedule } },
    },
    async (request) => {
      const [caller, { id }] = [callerOf(request), request.params];
      await changeSchedule(app, caller, id, request.body, seenRevision(request));
      return findSchedule(caller, id);
    },
  );

  app.delete(
    '/reports/schedules/:id',
    { ...READ, schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeSchedule(app, callerOf(request), request.params.id, seenRevision(request)),
  );

  app.post(
    '/reports/schedules/:id/runs',
    { ...READ, schema: { params: IdParams, response: { 201: IdResult } } },
    async (request, reply) => reply.code(201).send({ id: await requestRun(app, callerOf(request), request.params.id) }),
  );

  app.get(
    '/reports/schedules/:id/runs',
    { ...READ, schema: { params: IdParams, querystring: ReportRunQuery, response: { 200: ReportRunPage } } },
    async (request) => {
      const { id } = request.params;
      if (!(await hasSchedule(db, callerOf(request), id))) throw notFound();
      return listRuns(db, id, request.query);
    },
  );
};
