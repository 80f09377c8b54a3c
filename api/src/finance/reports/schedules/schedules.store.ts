import { type Insertable, sql, type Updateable } from 'kysely';
import type { ReportRecipient } from 'shared-contracts/finance/report-schedules';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { personName } from '../../../platform/access/person-name.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db, Tables } from '../../../platform/database/database.ts';
import { paginate } from '../../../platform/database/pagination.ts';

const selectOwn = (db: Db, { userId, organizationId }: Caller) =>
  db
    .selectFrom('reportSchedules')
    .where('reportSchedules.userId', '=', userId)
    .where('reportSchedules.organizationId', '=', organizationId);

export const listSchedules = (db: Db, caller: Caller) =>
  selectOwn(db, caller)
    .innerJoin('listViews', 'listViews.id', 'reportSchedules.listViewId')
    .selectAll('reportSchedules')
    .select(['listViews.name', 'listViews.list'])
    .orderBy('listViews.name')
    .orderBy('reportSchedules.id')
    .execute();

export const lockSchedule = (tx: Db, caller: Caller, id: string) =>
  selectOwn(tx, caller).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const hasSchedule = async (db: Db, caller: Caller, id: string) =>
  (await selectOwn(db, caller).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const countSchedules = async (tx: Db, caller: Caller) =>
  (
    await selectOwn(tx, caller)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const insertSchedule = (tx: Db, row: Insertable<Tables['reportSchedules']>) =>
  tx.insertInto('reportSchedules').values(row).returning('id').executeTakeFirstOrThrow();

export const updateSchedule = (tx: Db, id: string, changes: Updateable<Tables['reportSchedules']>) =>
  tx.updateTable('reportSchedules').set(changes).where('id', '=', id).execute();

export const deleteSchedule = (tx: Db, id: string) => tx.deleteFrom('reportSchedules').where('id', '=', id).execute();

/** The newest run of each schedule. */
export async function findLastRuns(db: Db, scheduleIds: readonly string[]) {
  const rows = await db
    .selectFrom('reportRuns')
    .distinctOn('scheduleId')
    .selectAll()
    .where('scheduleId', '=', sql<string>`any(${scheduleIds}::uuid[])`)
    .orderBy('scheduleId')
    .orderBy('dueAt', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.scheduleId, row]));
}

export const listRuns = (db: Db, scheduleId: string, query: { page: number; limit: number }) =>
  paginate(
    db.selectFrom('reportRuns').selectAll().where('scheduleId', '=', scheduleId).orderBy('dueAt', 'desc').orderBy('id'),
    query,
  );

/** Active users and contacts of an organization that have an address. */
const selectReachable = (db: Db, organizationId: string) =>
  db
    .selectFrom('users')
    .select([
      'users.id',
      sql<ReportRecipient['kind']>`'user'`.as('kind'),
      personName().as('name'),
      sql<string>`users.email`.as('email'),
    ])
    .where('users.organizationId', '=', organizationId)
    .where('users.status', '=', USER_STATUS.active)
    .where('users.email', 'is not', null)
    .unionAll(
      db
        .selectFrom('contacts')
        .select([
          'contacts.id',
          sql<ReportRecipient['kind']>`'contact'`.as('kind'),
          'contacts.name',
          sql<string>`contacts.email`.as('email'),
        ])
        .where('contacts.organizationId', '=', organizationId)
        .where('contacts.email', 'is not', null)
        .where('contacts.email', '<>', ''),
    );

export const pageRecipients = (
  db: Db,
  organizationId: string,
  { search, ...range }: { search?: string | undefined; page: number; limit: number },
) =>
  paginate(
    db
      .selectFrom(selectReachable(db, organizationId).as('reachable'))
      .selectAll()
      .where((eb) =>
        search
          ? eb.or([
              sql<boolean>`strpos(lower(name), lower(${search})) > 0`,
              sql<boolean>`strpos(lower(email), lower(${search})) > 0`,
            ])
          : eb.lit(true),
      )
      .orderBy('name')
      .orderBy('id'),
    range,
  );

/** Which of the ids can receive reports now. */
export const findRecipients = (
  db: Db,
  organizationId: string,
  { userIds, contactIds }: { userIds: readonly string[]; contactIds: readonly string[] },
): Promise<ReportRecipient[]> =>
  db
    .selectFrom(selectReachable(db, organizationId).as('reachable'))
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', '=', 'user'), eb('id', '=', sql<string>`any(${userIds}::uuid[])`)]),
        eb.and([eb('kind', '=', 'contact'), eb('id', '=', sql<string>`any(${contactIds}::uuid[])`)]),
      ]),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
