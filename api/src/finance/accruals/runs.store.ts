import { type Insertable, sql } from 'kysely';
import type { AccrualRunQuery } from 'shared-contracts/finance/accruals';
import type { AccrualSide } from 'shared-contracts/values/finance/accruals';
import { optionalPersonName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate, parseSort } from '../../platform/database/pagination.ts';
import { isReadable, selectAccruals } from './accruals.store.ts';

export type NewAccrual = Omit<Insertable<Tables['accruals']>, 'runId'>;
/** Rows inserted at a time: PostgreSQL takes 65,535 parameters. */
const INSERTED_ROWS = 1_000;

/** Creates the run of a month, or renews its preview. @returns null if it is posted */
export async function upsertRun(tx: Db, run: Insertable<Tables['accrualRuns']>): Promise<string | null> {
  const { zone, endsAt, calculatedAt, calculatedBy } = run;
  const row = await tx
    .insertInto('accrualRuns')
    .values(run)
    .onConflict((on) =>
      on
        .columns(['organizationId', 'month'])
        .doUpdateSet({ zone, endsAt, calculatedAt, calculatedBy })
        .where('accrualRuns.postedAt', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function replaceAccruals(tx: Db, runId: string, accruals: readonly NewAccrual[]): Promise<void> {
  await tx.deleteFrom('accruals').where('runId', '=', runId).execute();
  for (let start = 0; start < accruals.length; start += INSERTED_ROWS)
    await tx
      .insertInto('accruals')
      .values(accruals.slice(start, start + INSERTED_ROWS).map((accrual) => ({ runId, ...accrual })))
      .execute();
}

const selectRuns = (db: Db, caller: Caller) =>
  db
    .selectFrom('accrualRuns')
    .leftJoin('users', 'users.id', 'postedBy')
    .selectAll('accrualRuns')
    .select(optionalPersonName().as('postedByName'))
    .where(ownedBy(caller, 'accrualRuns'));
export type ListedRun = Awaited<ReturnType<ReturnType<typeof selectRuns>['executeTakeFirstOrThrow']>>;

export const listRuns = (db: Db, caller: Caller, query: AccrualRunQuery) => {
  const { direction } = parseSort(query.sort);
  return paginate(
    selectRuns(db, caller).orderBy('month', direction).orderBy('accrualRuns.id'),
    query,
    db.selectFrom('accrualRuns').where(ownedBy(caller, 'accrualRuns')),
  );
};

export const findRun = (db: Db, caller: Caller, id: string): Promise<ListedRun | undefined> =>
  selectRuns(db, caller).where('accrualRuns.id', '=', id).executeTakeFirst();

/** Locks a run until the end of the transaction. */
export const lockRun = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('accrualRuns')
    .selectAll()
    .where('id', '=', id)
    .where(ownedBy(caller, 'accrualRuns'))
    .forUpdate()
    .executeTakeFirst();

/** Sums of the runs by side and currency, of what the caller may read; null currency: without an amount. */
export const sumRuns = (db: Db, caller: Caller, runIds: readonly string[]) =>
  selectAccruals(db)
    .select([
      'accruals.runId',
      'accruals.side',
      'accruals.currency',
      sql<number>`count(*)`.as('items'),
      sql<string>`coalesce(sum(accruals.amount), 0)::numeric(15, 2)`.as('amount'),
      sql<string>`coalesce(sum(billed.amount), 0)::numeric(15, 2)`.as('billed'),
      sql<string>`coalesce(sum(billed.amount - accruals.amount), 0)::numeric(15, 2)`.as('difference'),
      sql<string>`coalesce(sum(accruals.amount) filter (where billed.amount is null), 0)::numeric(15, 2)`.as('open'),
    ])
    .where('accruals.runId', '=', sql<string>`any(${runIds}::uuid[])`)
    .where(isReadable(caller))
    .groupBy(['accruals.runId', 'accruals.side', 'accruals.currency'])
    .orderBy('accruals.side', (by) => by.desc())
    .orderBy('accruals.currency')
    .execute();
export type RunSum = Awaited<ReturnType<typeof sumRuns>>[number] & { side: AccrualSide };
