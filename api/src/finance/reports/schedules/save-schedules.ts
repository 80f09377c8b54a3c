import type { ReportScheduleChanges, ReportScheduleInput } from 'shared-contracts/finance/report-schedules';
import { MAX_REPORT_SCHEDULES, MAX_SCHEDULE_RECIPIENTS } from 'shared-contracts/values/finance/report-schedules';
import { findListView, findUserPreferences, lockOrganization } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { conflict, invalidField, notFound } from '../../../platform/errors/app-error.ts';
import { removeRecord } from '../../../platform/revisions/remove-record.ts';
import { assertRevision, type SeenRevision } from '../../../platform/revisions/revisions.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { diffFields } from '../../../platform/values/fields.ts';
import { nextRun, type Timing } from './next-run.rules.ts';
import { reportOfList } from './saved-report.rules.ts';
import {
  countSchedules,
  deleteSchedule,
  findRecipients,
  insertSchedule,
  lockSchedule,
  updateSchedule,
} from './schedules.store.ts';

type ScheduleServices = Pick<Services, 'db' | 'now' | 'jobs'>;
type Recipients = Pick<ReportScheduleInput, 'userIds' | 'contactIds'>;

const required = (field: string) => invalidField(field, 'required', 'Field is required');

/** @throws 422 for a day that the frequency needs */
function assertTiming({ frequency, weekday, dayOfMonth }: Timing) {
  if (frequency === 'weekly' && weekday === null) throw required('weekday');
  if (frequency === 'monthly' && dayOfMonth === null) throw required('dayOfMonth');
}

/** @throws 422 for recipients that the organization doesn't have, too many of them, or none */
async function assertRecipients(tx: Db, { organizationId }: Caller, { userIds, contactIds }: Recipients) {
  const count = new Set(userIds).size + new Set(contactIds).size;
  if (count === 0) throw required('userIds');
  if (count > MAX_SCHEDULE_RECIPIENTS)
    throw invalidField('userIds', 'tooMany', `Up to ${MAX_SCHEDULE_RECIPIENTS} recipients`);
  const found = await findRecipients(tx, organizationId, { userIds, contactIds });
  for (const [field, kind, ids] of [
    ['userIds', 'user', userIds],
    ['contactIds', 'contact', contactIds],
  ] as const)
    if (ids.some((id) => !found.some((one) => one.kind === kind && one.id === id.toLowerCase())))
      throw invalidField(field, 'notFound', 'Recipient not found');
}

const zoneOf = async (db: Db, { userId }: Caller) => (await findUserPreferences(db, userId)).zone;

const record = (
  tx: Db,
  caller: Caller,
  subjectId: string,
  event: 'created' | 'updated',
  changes: Record<string, unknown>,
  occurredAt: number,
) => recordTimeline(tx, caller, { subject: 'reportSchedule', subjectId, event, changes, occurredAt });

/** @returns the id */
export const createSchedule = ({ db, now }: ScheduleServices, caller: Caller, input: ReportScheduleInput) =>
  inTransaction(db, async (tx) => {
    await lockOrganization(tx, caller.organizationId);
    const view = await findListView(tx, caller, input.listViewId);
    if (!view || reportOfList(view.list) === null)
      throw invalidField('listViewId', 'notFound', 'Saved report not found');
    assertTiming(input);
    await assertRecipients(tx, caller, input);
    if ((await countSchedules(tx, caller)) >= MAX_REPORT_SCHEDULES)
      throw conflict('tooManySchedules', `Up to ${MAX_REPORT_SCHEDULES} scheduled reports`, {
        max: MAX_REPORT_SCHEDULES,
      });
    const { userId, organizationId } = caller;
    const at = now();
    const dueAt = nextRun(input, at, await zoneOf(tx, caller));
    const { id } = await insertSchedule(tx, {
      ...input,
      userId,
      organizationId,
      dueAt,
      stoppedReason: null,
      createdAt: at,
    });
    await record(tx, caller, id, 'created', diffFields({}, { ...input, name: view.name }), at);
    return id;
  });

async function lockOwn(tx: Db, caller: Caller, id: string) {
  const schedule = await lockSchedule(tx, caller, id);
  if (!schedule) throw notFound();
  return schedule;
}

/** Changing a schedule, or resuming it, plans its next run from now on. */
export const changeSchedule = (
  { db, now }: ScheduleServices,
  caller: Caller,
  id: string,
  changes: ReportScheduleChanges,
  seen: SeenRevision,
) =>
  inTransaction(db, async (tx) => {
    const schedule = await lockOwn(tx, caller, id);
    await assertRevision(tx, caller, 'reportSchedule', schedule, seen);
    const diff = diffFields(schedule, changes);
    if (Object.keys(diff).length === 0) return;
    const changed = { ...schedule, ...changes };
    assertTiming(changed);
    if (changes.userIds || changes.contactIds) await assertRecipients(tx, caller, changed);
    await updateSchedule(tx, id, {
      ...changes,
      dueAt: nextRun(changed, now(), await zoneOf(tx, caller)),
      ...(changed.isActive && { stoppedReason: null }),
    });
    await record(tx, caller, id, 'updated', diff, now());
  });

export const removeSchedule = (
  { db, now }: ScheduleServices,
  caller: Caller,
  id: string,
  seen: SeenRevision,
): Promise<{ id: string }> =>
  removeRecord(db, caller, {
    subject: 'reportSchedule',
    seen,
    at: now(),
    lock: (tx) => lockOwn(tx, caller, id),
    remove: deleteSchedule,
  });

/** Sends the report once, independently of its schedule. @throws 409 while such a run is open */
export const requestRun = ({ db, now, jobs }: ScheduleServices, caller: Caller, id: string): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockOwn(tx, caller, id);
    const open = await tx
      .selectFrom('reportRuns')
      .select('id')
      .where('scheduleId', '=', id)
      .where('state', 'in', ['pending', 'running'])
      .executeTakeFirst();
    if (open) throw conflict('runIsOpen', 'This report is being sent', { record: id });
    const run = await tx
      .insertInto('reportRuns')
      .values({ scheduleId: id, dueAt: now(), isRequested: true, state: 'pending' } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordTimeline(tx, caller, { subject: 'reportSchedule', subjectId: id, event: 'sendNow', occurredAt: now() });
    await jobs.enqueue(tx, 'reports.scheduled', {});
    return run.id;
  });
