import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Holiday, HolidayList, HolidayParams } from 'shared-contracts/orders/recurring-orders';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField, notFound } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { listHolidays } from './recurring-orders.store.ts';

/** Makes the job process the organization's recurring orders again. */
const lookAgain = (tx: Db, organizationId: string, now: number) =>
  tx.updateTable('recurringOrders').set({ dueAt: now }).where('organizationId', '=', organizationId).execute();

/** The days on which an organization has no pickups. */
export const holidayRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const record = (tx: Db, caller: Caller, event: 'holidayAdded' | 'holidayRemoved', day: string, name: string) =>
    recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: caller.organizationId,
      event,
      reason: `${day} ${name}`,
      occurredAt: now(),
    });

  app.get(
    '/recurring-orders/holidays',
    { ...needs('order', 'read'), schema: { response: { 200: HolidayList } } },
    async (request) => ({ items: await listHolidays(db, callerOf(request).organizationId) }),
  );

  app.post(
    '/recurring-orders/holidays',
    { ...needs('order', 'write'), schema: { body: Holiday, response: { 201: HolidayList } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { day, name } = request.body;
      const { organizationId } = caller;
      await inTransaction(db, async (tx) => {
        const added = await tx
          .insertInto('holidays')
          .values({ organizationId, day, name })
          .onConflict((row) => row.doNothing())
          .returning('day')
          .executeTakeFirst();
        if (!added) throw invalidField('day', 'alreadyExists', 'This day is a holiday already');
        await lookAgain(tx, organizationId, now());
        await record(tx, caller, 'holidayAdded', day, name);
      });
      return reply.code(201).send({ items: await listHolidays(db, organizationId) });
    },
  );

  app.delete(
    '/recurring-orders/holidays/:day',
    { ...needs('order', 'write'), schema: { params: HolidayParams, response: { 200: HolidayList } } },
    async (request) => {
      const caller = callerOf(request);
      const { organizationId } = caller;
      await inTransaction(db, async (tx) => {
        const removed = await tx
          .deleteFrom('holidays')
          .where('organizationId', '=', organizationId)
          .where('day', '=', request.params.day)
          .returning(['day', 'name'])
          .executeTakeFirst();
        if (!removed) throw notFound();
        await lookAgain(tx, organizationId, now());
        await record(tx, caller, 'holidayRemoved', removed.day, removed.name);
      });
      return { items: await listHolidays(db, organizationId) };
    },
  );
};
