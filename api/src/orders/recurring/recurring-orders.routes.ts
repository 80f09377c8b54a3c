import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdParams, IdResult, IfMatch } from 'shared-contracts/common';
import {
  RecurringOrder,
  RecurringOrderChanges,
  RecurringOrderInput,
  RecurringOrderPage,
  RecurringOrderPause,
  RecurringOrderPreview,
  RecurringOrderQuery,
  RecurringOrderRetry,
} from 'shared-contracts/orders/recurring-orders';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { seenRevision } from '../../platform/revisions/revisions.ts';
import { toLocalDate } from '../../platform/time/days.rules.ts';
import { retryRun } from './make-orders.ts';
import { presentNext, presentRecurringOrder, presentRecurringOrderRow } from './recurring-orders.present.ts';
import {
  findHolidays,
  findRecurringOrder,
  listRecurringOrders,
  listRuns,
  type RecurringOrderRecord,
} from './recurring-orders.store.ts';
import {
  assertOrdered,
  changeRecurringOrder,
  createRecurringOrder,
  pauseRecurringOrder,
  removeRecurringOrder,
  resumeRecurringOrder,
  toPhase,
} from './save-recurring-orders.ts';

const PATH = '/recurring-orders/:id';
/** Holidays so far back may still move an order to a coming day. */
const HOLIDAY_SPAN = 30 * 86_400;

export const recurringOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const holidaysOf = (organizationId: string) =>
    findHolidays(db, organizationId, toLocalDate(now() - HOLIDAY_SPAN, 'UTC'));
  const find = async (caller: Caller, id: string): Promise<RecurringOrderRecord> => {
    const row = await findRecurringOrder(db, caller, id);
    if (!row) throw notFound();
    return row;
  };
  const load = async (caller: Caller, id: string) => {
    const row = await find(caller, id);
    const presented = presentRecurringOrderRow(row, await holidaysOf(row.organizationId), caller, now());
    return presentRecurringOrder(row, await listRuns(db, id), presented);
  };
  const changing = {
    ...needs('order', 'write'),
    schema: { headers: IfMatch, params: IdParams, response: { 200: RecurringOrder } },
  };

  app.get(
    '/recurring-orders',
    { ...needs('order', 'read'), schema: { querystring: RecurringOrderQuery, response: { 200: RecurringOrderPage } } },
    async (request) => {
      const caller = callerOf(request);
      const page = await listRecurringOrders(db, caller, request.query);
      const organizationIds = [...new Set(page.items.map(({ organizationId }) => organizationId))];
      const holidays = new Map(
        await Promise.all(organizationIds.map(async (id) => [id, await holidaysOf(id)] as const)),
      );
      const present = (row: RecurringOrderRecord) =>
        presentRecurringOrderRow(row, holidays.get(row.organizationId) ?? new Set(), caller, now());
      return { ...page, items: page.items.map(present) };
    },
  );

  app.get(
    PATH,
    { ...needs('order', 'read'), schema: { params: IdParams, response: { 200: RecurringOrder } } },
    async (request) => load(callerOf(request), request.params.id),
  );

  app.post(
    '/recurring-orders/preview',
    { ...needs('order', 'write'), schema: { body: RecurringOrderInput, response: { 200: RecurringOrderPreview } } },
    async (request) => {
      const caller = callerOf(request);
      const { startDay, endDay } = request.body;
      assertOrdered(startDay, endDay);
      const phases = [await toPhase(db, caller, request.body, startDay)];
      const holidays = await holidaysOf(caller.organizationId);
      return { next: presentNext({ startDay, endDay, phases, pauses: [] }, holidays, now()) };
    },
  );

  app.post(
    '/recurring-orders',
    { ...needs('order', 'write'), schema: { body: RecurringOrderInput, response: { 201: RecurringOrder } } },
    async (request, reply) => {
      const caller = callerOf(request);
      return reply.code(201).send(await load(caller, await createRecurringOrder(app, caller, request.body)));
    },
  );

  app.patch(PATH, { ...changing, schema: { ...changing.schema, body: RecurringOrderChanges } }, async (request) => {
    const { id } = request.params;
    await changeRecurringOrder(app, callerOf(request), id, request.body, seenRevision(request));
    return load(callerOf(request), id);
  });

  app.patch(
    `${PATH}/pause`,
    { ...changing, schema: { ...changing.schema, body: RecurringOrderPause } },
    async (request) => {
      const { id } = request.params;
      await pauseRecurringOrder(app, callerOf(request), id, request.body, seenRevision(request));
      return load(callerOf(request), id);
    },
  );

  app.patch(`${PATH}/resume`, changing, async (request) => {
    const { id } = request.params;
    await resumeRecurringOrder(app, callerOf(request), id, seenRevision(request));
    return load(callerOf(request), id);
  });

  app.post(
    `${PATH}/retry`,
    {
      ...needs('order', 'write'),
      schema: { params: IdParams, body: RecurringOrderRetry, response: { 200: RecurringOrder } },
    },
    async (request) => {
      const caller = callerOf(request);
      await retryRun(app, await find(caller, request.params.id), request.body);
      return load(caller, request.params.id);
    },
  );

  app.delete(
    PATH,
    { ...needs('order', 'delete'), schema: { headers: IfMatch, params: IdParams, response: { 200: IdResult } } },
    async (request) => removeRecurringOrder(app, callerOf(request), request.params.id, seenRevision(request)),
  );
};
