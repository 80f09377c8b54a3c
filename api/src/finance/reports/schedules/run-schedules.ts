import type { ReportExportQuery } from 'shared-contracts/finance/reports';
import { hasAccess } from 'shared-contracts/values/identity/access';
import type { ScheduleStop } from 'shared-contracts/values/finance/report-schedules';
import { MINUTE, MINUTE_MS } from 'shared-contracts/values/time';
import {
  findAccount,
  findListView,
  findOrganizationName,
  findUserPreferences,
  notify,
} from '../../../identity/public.ts';
import { createRouting } from '../../../network/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError, conflict } from '../../../platform/errors/app-error.ts';
import { type NoJobData, periodicJob } from '../../../platform/jobs/periodic-job.ts';
import { formatDateTime } from '../../../platform/pdf/format.rules.ts';
import { type Quota, spendQuota } from '../../../platform/security/quota.ts';
import type { Services } from '../../../platform/services/services.ts';
import { fillPlaceholders } from '../../../platform/values/fill-placeholders.ts';
import { prepareReport } from '../prepare-report.ts';
import { nextRun } from './next-run.rules.ts';
import { readGroups, toGroupSheet } from '../groups/read-groups.ts';
import { createReportFile, readTable } from './report-file.ts';
import { layOutColumns, parseSavedQuery, reportOfList } from './saved-report.rules.ts';
import { SCHEDULE_TEXTS } from './schedule.texts.ts';
import { findRecipients } from './schedules.store.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobData {
    'reports.scheduled': NoJobData;
  }
}

type RunServices = Pick<Services, 'db' | 'batchDb' | 'now' | 'config' | 'mailer' | 'files'>;

const BATCH_SIZE = 50;
const MAX_ATTEMPTS = 3;
/** A process that took a run and didn't finish it for so long has died. */
const ABANDONED_AFTER = 15 * MINUTE;
/** The delay after an unexpected error. */
const RETRY_AFTER = MINUTE;
const READ_REPORTS = { model: 'report', action: 'read' } as const;
const QUIET = { warn: () => undefined };
/** Counts recipients, not emails. */
const REPORT_EMAILS: Quota = {
  name: 'reportEmail',
  code: 'reportEmailLimit',
  noun: 'report emails',
  user: 200,
  organization: 1_000,
};

/** Adds a run to each schedule that is due, once, and plans its next one. Missed times are made up by one run. */
const planRuns = ({ db, now }: RunServices): Promise<number> =>
  inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('reportSchedules')
      .innerJoin('users', 'users.id', 'reportSchedules.userId')
      .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
      .selectAll('reportSchedules')
      .select('timezones.name as zone')
      .where('reportSchedules.isActive', '=', true)
      .where('reportSchedules.dueAt', '<=', now())
      .orderBy('reportSchedules.dueAt')
      .limit(BATCH_SIZE)
      .forUpdate('reportSchedules')
      .skipLocked()
      .execute();
    for (const { id, zone, dueAt, ...timing } of due) {
      await tx
        .insertInto('reportRuns')
        .values({ scheduleId: id, dueAt, state: 'pending' } as never)
        .onConflict((run) => run.doNothing())
        .execute();
      await tx
        .updateTable('reportSchedules')
        .set({ dueAt: nextRun(timing, now(), zone) })
        .where('id', '=', id)
        .execute();
    }
    return due.length;
  });

/** Claims a run that no other process works on. */
const takeRun = ({ db, now }: RunServices) =>
  db
    .updateTable('reportRuns')
    .set(({ eb }) => ({ state: 'running' as const, startedAt: now(), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('reportRuns')
        .select('id')
        .where(({ eb, and, or }) =>
          or([
            and([
              eb('state', '=', 'pending'),
              or([eb('startedAt', 'is', null), eb('startedAt', '<=', now() - RETRY_AFTER)]),
            ]),
            and([eb('state', '=', 'running'), eb('startedAt', '<', now() - ABANDONED_AFTER)]),
          ]),
        )
        .orderBy('dueAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
type Run = NonNullable<Awaited<ReturnType<typeof takeRun>>>;

const findSchedule = (db: Db, { scheduleId }: Run) =>
  db.selectFrom('reportSchedules').selectAll().where('id', '=', scheduleId).executeTakeFirstOrThrow();
type Schedule = Awaited<ReturnType<typeof findSchedule>>;

/** The owner with the rights of now. @throws 409 for one who may no longer read reports */
async function findOwner(db: Db, { userId, organizationId }: Schedule): Promise<Caller> {
  const account = await findAccount(db, userId);
  const isAllowed = account && !account.isBlocked && account.organizationId === organizationId;
  if (!isAllowed || !hasAccess(account, READ_REPORTS))
    throw conflict('ownerWithoutAccess', 'The owner may no longer read reports');
  return { ...account, userId, actorId: null };
}

async function findSavedReport(db: Db, owner: Caller, { listViewId }: Schedule) {
  const view = await findListView(db, owner, listViewId);
  const query = view && reportOfList(view.list) !== null ? parseSavedQuery(view.query) : null;
  if (!view || !query) throw conflict('savedReportMissing', 'The saved report can no longer be read');
  return { view, query };
}

async function prepare(services: RunServices, schedule: Schedule) {
  const { db, batchDb, now, config, files } = services;
  const { format, organizationId } = schedule;
  const owner = await findOwner(db, schedule);
  const { view, query } = await findSavedReport(db, owner, schedule);
  const reader = await findUserPreferences(db, owner.userId);
  const reading = { db: batchDb, now, routing: createRouting({ config, now, log: QUIET }) };
  const readRows = async (rows: ReportExportQuery) => {
    const report = await prepareReport(reading, owner, rows.name, rows);
    const columns = layOutColumns(report.request.columns, view.columns);
    return readTable(batchDb, { ...report, request: { ...report.request, columns } }, format, reader);
  };
  const table =
    'groups' in query
      ? { ...toGroupSheet(await readGroups(reading, owner, query.groups), reader), totals: [] }
      : await readRows(query.rows);
  const file = { table, title: view.name, format, reader, organizationId, now: now() };
  return { owner, view, reader, file: await createReportFile(batchDb, files, file) };
}

/** Checks that this process still owns the run: after a pause another one may have claimed it. */
const lockRun = (tx: Db, { id, attempts }: Run) =>
  tx
    .selectFrom('reportRuns')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempts', '=', attempts)
    .forUpdate()
    .executeTakeFirst();

/** Emails the report; the emails and the end of the run are in one transaction. */
async function send(services: RunServices, run: Run): Promise<void> {
  const { db, now, mailer, config } = services;
  const schedule = await findSchedule(db, run);
  const { owner, view, reader, file } = await prepare(services, schedule);
  const { organizationId } = schedule;
  const organization = await findOrganizationName(db, organizationId);
  const texts = SCHEDULE_TEXTS[reader.language];
  const values = {
    name: view.name,
    organization,
    rows: String(file.rows),
    at: formatDateTime(now(), reader.zone),
  };
  await inTransaction(db, async (tx) => {
    if (!(await lockRun(tx, run))) return;
    const recipients = await findRecipients(tx, organizationId, schedule);
    const addresses = [...new Set(recipients.map(({ email }) => email.toLowerCase()))];
    if (addresses.length === 0) throw conflict('noRecipients', 'None of the recipients can be reached');
    await spendQuota(tx, owner, REPORT_EMAILS, now(), addresses.length);
    for (const to of addresses)
      await mailer.send(tx, {
        language: reader.language,
        subject: fillPlaceholders(texts.subject, values),
        paragraphs: [fillPlaceholders(texts.text, values)],
        action: { label: texts.open, url: `${config.publicUrl}${view.path}?savedView=${view.id}` },
        to,
        organizationId,
        attachments: [file.file],
      });
    await tx
      .updateTable('reportRuns')
      .set({ state: 'sent', finishedAt: now(), rows: file.rows, recipients: addresses.length })
      .where('id', '=', run.id)
      .execute();
  });
}

const STOPS: readonly ScheduleStop[] = ['ownerWithoutAccess', 'savedReportMissing'];

/** Ends a run with its reason and notifies the owner; without access or saved report the schedule stops. */
const fail = ({ db, now }: RunServices, run: Run, { code, message }: Pick<AppError, 'code' | 'message'>) =>
  inTransaction(db, async (tx) => {
    if (!(await lockRun(tx, run))) return;
    await tx
      .updateTable('reportRuns')
      .set({ state: 'failed', finishedAt: now(), errorCode: code, errorMessage: message })
      .where('id', '=', run.id)
      .execute();
    const { userId, listViewId } = await findSchedule(tx, run);
    const stop = STOPS.find((reason) => reason === code);
    if (stop)
      await tx
        .updateTable('reportSchedules')
        .set({ isActive: false, stoppedReason: stop })
        .where('id', '=', run.scheduleId)
        .execute();
    const view = await tx.selectFrom('listViews').select('name').where('id', '=', listViewId).executeTakeFirst();
    await notify(tx, null, {
      to: { userIds: [userId] },
      kind: 'reportFailed',
      subjectId: run.scheduleId,
      values: { name: view?.name ?? '', state: stop ? 'stopped' : 'failed' },
      at: now(),
    });
  });

async function finish(services: RunServices, run: Run): Promise<void> {
  try {
    await send(services, run);
  } catch (error) {
    if (error instanceof AppError) return fail(services, run, error);
    if (run.attempts >= MAX_ATTEMPTS) await fail(services, run, { code: 'internal', message: 'Unexpected error' });
    else
      await services.db
        .updateTable('reportRuns')
        .set({ state: 'pending' })
        .where('id', '=', run.id)
        .where('attempts', '=', run.attempts)
        .execute();
    throw error;
  }
}

/** Sends due reports. An unexpected error in one doesn't hold up the others; it is retried. */
export async function runSchedules(services: RunServices): Promise<void> {
  while ((await planRuns(services)) === BATCH_SIZE);
  const errors: unknown[] = [];
  for (let run = await takeRun(services); run; run = await takeRun(services))
    await finish(services, run).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

export const reportScheduleJob = periodicJob(
  'reports.scheduled',
  MINUTE_MS,
  (services: RunServices & Pick<Services, 'jobs'>) => runSchedules(services),
);
