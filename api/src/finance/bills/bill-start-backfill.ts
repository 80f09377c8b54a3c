import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Nothing, periodicJob } from '../../platform/periodic-job.ts';

declare module '../../platform/jobs.ts' {
  interface JobData {
    'bills.begins': Nothing;
  }
}

const EVERY_MS = 60_000;
const AT_ONCE = 1_000;
/** So often in a run of the job, which must end in time. */
const ROUNDS = 20;
const SUBJECTS = [
  { table: 'orders', key: 'order_id', begin: 'pickup_from' },
  { table: 'trips', key: 'trip_id', begin: 'pick_at' },
] as const;

/** The database notes the begin itself as soon as the column is written; orders and trips are held first, as whoever moves one does. */
async function tellSome(db: Db, { table, key, begin }: (typeof SUBJECTS)[number]) {
  const { numAffectedRows } = await sql`
    with untold as materialized (
      select bills.id from bills join ${sql.table(table)} subject on subject.id = bills.${sql.ref(key)}
      where bills.state = 'approved' and bills.begins_at is null and subject.${sql.ref(begin)} is not null limit ${sql.lit(AT_ONCE)} for share of subject
    )
    update bills set begins_at = null from untold where bills.id = untold.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** When the orders and trips of bills begin, for those that were approved before bills knew it. @returns how many were told */
export async function tellBegins(db: Db, rounds = Infinity): Promise<number> {
  let told = 0;
  for (const subject of SUBJECTS) {
    for (let round = 0, some = AT_ONCE; round < rounds && some === AT_ONCE; round++, told += some)
      some = await tellSome(db, subject);
  }
  return told;
}

/** The next release needs it no more. */
export const billBegins = periodicJob(
  'bills.begins',
  EVERY_MS,
  async ({ db }: Pick<Parts, 'db' | 'jobs'>) => void (await tellBegins(db, ROUNDS)),
);
