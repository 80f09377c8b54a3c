import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ErrorBody, IdParams, IfMatch } from 'shared-contracts/common';
import {
  AccrualPage,
  AccrualQuery,
  AccrualRun,
  AccrualRunInput,
  AccrualRunPage,
  AccrualRunQuery,
} from 'shared-contracts/finance/accruals';
import { findUserPreferences } from '../../identity/public.ts';
import { createRouting } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { conflict, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { exportable } from '../../platform/export/export-routes.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { APPROVE } from '../invoicing/parties.store.ts';
import { monthOf } from '../month-locks/month.rules.ts';
import { ACCRUAL_EXPORT } from './accrual-export.rules.ts';
import { mayPost, presentAccrual, presentRuns } from './accrual.present.ts';
import { listAccruals } from './accruals.store.ts';
import { calculateAccruals } from './calculate-accruals.ts';
import { postAccruals } from './post-accruals.ts';
import { findRun, listRuns } from './runs.store.ts';

const READ = needs('orderBillApprove', 'read', { or: [{ model: 'tripBillApprove', action: 'read' }] });

/** Deliveries that were not invoiced by the end of a month. */
export const accrualRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const routing = createRouting(app);

  async function presentOne(caller: Caller, id: string) {
    const run = await findRun(db, caller, id);
    const [presented] = run ? await presentRuns(db, [run], caller, now()) : [];
    if (!presented) throw notFound();
    return presented;
  }

  app.get(
    '/accrual-runs',
    { ...READ, schema: { querystring: AccrualRunQuery, response: { 200: AccrualRunPage } } },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listRuns(db, caller, request.query);
      return { ...range, items: await presentRuns(db, items, caller, now()) };
    },
  );

  app.get('/accrual-runs/:id', { ...READ, schema: { params: IdParams, response: { 200: AccrualRun } } }, (request) =>
    presentOne(callerOf(request), request.params.id),
  );

  app.post(
    '/accrual-runs',
    { ...APPROVE, schema: { body: AccrualRunInput, response: { 201: AccrualRun, 409: ErrorBody } } },
    async (request, reply) => {
      const caller = callerOf(request);
      if (!mayPost(caller)) throw forbidden();
      const { month } = request.body;
      const { zone } = await findUserPreferences(db, caller.userId);
      const at = now();
      if (month > monthOf(at, zone)) throw conflict('monthNotBegun', `${month} has not begun`, { month });
      const id = await calculateAccruals({ db, routing }, caller, { month, zone, at });
      return reply.code(201).send(await presentOne(caller, id));
    },
  );

  app.patch(
    '/accrual-runs/:id/post',
    { ...APPROVE, schema: { headers: IfMatch, params: IdParams, response: { 200: AccrualRun, 409: ErrorBody } } },
    async (request) => {
      const caller = callerOf(request);
      if (!mayPost(caller)) throw forbidden();
      await postAccruals(db, caller, request.params.id, now(), seenRevision(request));
      return presentOne(caller, request.params.id);
    },
  );

  app.get(
    '/accruals',
    {
      ...exportable(READ, 'accruals', ACCRUAL_EXPORT),
      schema: { querystring: AccrualQuery, response: { 200: AccrualPage } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listAccruals(db, caller, request.query);
      return { ...range, items: items.map((row) => presentAccrual(row, caller)) };
    },
  );
};
