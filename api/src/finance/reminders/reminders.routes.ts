import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { ErrorBody, IdParams } from 'shared-contracts/common';
import {
  FeeWaiver,
  Reminder,
  ReminderPage,
  ReminderPauseInput,
  ReminderPauseList,
  ReminderQuery,
  ReminderResult,
  ReminderSending,
  ReminderSettings,
} from 'shared-contracts/finance/reminders';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { findUserPreferences, lockOrganization } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf, needs } from '../../platform/access/needs.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { forbidden, notFound } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { billRolesOf } from '../bills/bill.rules.ts';
import { APPROVE } from '../invoicing/parties.store.ts';
import { findReminder, type ListedReminder, listReminders } from './reminders.store.ts';
import { sendReminders } from './send-reminders.ts';
import {
  deletePause,
  findReminderSettings,
  isReceivable,
  listPauses,
  savePause,
  saveReminderSettings,
} from './settings.store.ts';
import { waiveFee } from './waive-fee.ts';

const READ = needs('orderBillApprove', 'read', { or: [{ model: 'tripBillApprove', action: 'read' }] });

const approves = (caller: Caller, of: BillSubject) => billRolesOf(caller, of).includes('approver');

function actionsOf({ sentAt, fee, feeWaivedAt }: ListedReminder): Reminder['actions'] {
  if (sentAt === null) return ['send'];
  return Number(fee) > 0 && feeWaivedAt === null ? ['waiveFee'] : [];
}

function presentReminder(row: ListedReminder, caller: Caller): Reminder {
  const { invoiceId, number, payerId, partner, sentAt, of, ...reminder } = row;
  return {
    ...reminder,
    sentAt,
    invoice: { id: invoiceId, number },
    partner: { id: payerId, name: partner },
    state: sentAt === null ? 'proposed' : 'sent',
    actions: approves(caller, of) ? actionsOf(row) : [],
  };
}

async function presentPauses(db: Db, organizationId: string) {
  const items = (await listPauses(db, organizationId)).map(({ partnerId, partner, invoiceId, number, ...pause }) => ({
    ...pause,
    partner: partnerId === null ? null : { id: partnerId, name: partner ?? '' },
    invoice: invoiceId === null ? null : { id: invoiceId, number: number ?? '' },
  }));
  return { items };
}

/** Reminders of overdue invoices, by the organization that is paid. */
export const reminderRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, mailer } = app;

  const recordChange = (
    tx: Db,
    caller: Caller,
    event: TimelineEvent<'organization'>,
    changes: Record<string, { from: unknown; to: unknown }>,
    reason?: string,
  ) =>
    recordTimeline(tx, caller, {
      subject: 'organization',
      subjectId: caller.organizationId,
      event,
      reason: reason ?? null,
      changes,
      occurredAt: now(),
    });

  app.get('/reminder-settings', { ...READ, schema: { response: { 200: ReminderSettings } } }, (request) =>
    findReminderSettings(db, callerOf(request).organizationId),
  );

  app.put(
    '/reminder-settings',
    { ...APPROVE, schema: { body: ReminderSettings, response: { 200: ReminderSettings } } },
    async (request) => {
      const caller = callerOf(request);
      const { organizationId, userId } = caller;
      await inTransaction(db, async (tx) => {
        await lockOrganization(tx, organizationId);
        const before = await findReminderSettings(tx, organizationId);
        const { zone } = await findUserPreferences(tx, userId);
        await saveReminderSettings(tx, { organizationId, zone }, request.body);
        const changes = (['mode', 'steps'] as const)
          .map((field) => [field, { from: before[field], to: request.body[field] }] as const)
          .filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to));
        if (changes.length > 0) await recordChange(tx, caller, 'remindersChanged', Object.fromEntries(changes));
      });
      return request.body;
    },
  );

  app.get(
    '/reminders',
    { ...READ, schema: { querystring: ReminderQuery, response: { 200: ReminderPage } } },
    async (request) => {
      const caller = callerOf(request);
      const { items, ...range } = await listReminders(db, caller, request.query);
      return { ...range, items: items.map((row) => presentReminder(row, caller)) };
    },
  );

  app.post(
    '/reminders/send',
    {
      ...APPROVE,
      schema: { body: ReminderSending, response: { 200: ReminderResult, 404: ErrorBody, 409: ErrorBody } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { organizationId, userId, actorId } = caller;
      const ids = [...new Set(request.body.reminderIds.map((id) => id.toLowerCase()))];
      const { zone } = await findUserPreferences(db, userId);
      return inTransaction(db, async (tx) => {
        const found = await tx
          .selectFrom('reminders')
          .innerJoin('invoices', 'invoices.id', 'reminders.invoiceId')
          .select('reminders.payerId')
          .select(sql<BillSubject>`invoices.content->>'of'`.as('of'))
          .where('reminders.organizationId', '=', organizationId)
          .where('reminders.id', '=', sql<string>`any(${ids}::uuid[])`)
          .execute();
        if (found.length < ids.length) throw notFound();
        if (!found.every(({ of }) => approves(caller, of))) throw forbidden();
        const total: ReminderResult = { sent: 0, withdrawn: 0, withoutAddress: 0 };
        for (const payerId of [...new Set(found.map((row) => row.payerId))].toSorted()) {
          const sending = { organizationId, payerId, userId, actorId, zone, at: now() };
          const result = await sendReminders(tx, mailer, sending, ids);
          total.sent += result.sent;
          total.withdrawn += result.withdrawn;
          total.withoutAddress += result.withoutAddress;
        }
        return total;
      });
    },
  );

  app.post(
    '/reminders/:id/fee-waiver',
    { ...APPROVE, schema: { params: IdParams, body: FeeWaiver, response: { 200: Reminder, 409: ErrorBody } } },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      await waiveFee(db, caller, id, { ...request.body, at: now() });
      const row = await findReminder(db, caller, id);
      if (!row) throw notFound();
      return presentReminder(row, caller);
    },
  );

  app.get('/reminder-pauses', { ...READ, schema: { response: { 200: ReminderPauseList } } }, (request) =>
    presentPauses(db, callerOf(request).organizationId),
  );

  app.post(
    '/reminder-pauses',
    { ...APPROVE, schema: { body: ReminderPauseInput, response: { 201: ReminderPauseList, 404: ErrorBody } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { organizationId, userId: createdBy } = caller;
      const { body } = request;
      const pauses = await inTransaction(db, async (tx) => {
        if (!(await isReceivable(tx, organizationId, body))) throw notFound();
        await savePause(tx, body, { organizationId, createdAt: now(), createdBy });
        const { reason, ...of } = body;
        const changes = Object.fromEntries(Object.entries(of).map(([field, to]) => [field, { from: null, to }]));
        await recordChange(tx, caller, 'remindersPaused', changes, reason);
        return presentPauses(tx, organizationId);
      });
      return reply.code(201).send(pauses);
    },
  );

  app.delete(
    '/reminder-pauses/:id',
    { ...APPROVE, schema: { params: IdParams, response: { 200: ReminderPauseList } } },
    async (request) => {
      const caller = callerOf(request);
      const { organizationId } = caller;
      return inTransaction(db, async (tx) => {
        const pause = await deletePause(tx, organizationId, request.params.id);
        if (!pause) throw notFound();
        const field = pause.invoiceId === null ? 'partnerId' : 'invoiceId';
        await recordChange(tx, caller, 'remindersResumed', { [field]: { from: pause[field], to: null } });
        return presentPauses(tx, organizationId);
      });
    },
  );
};
