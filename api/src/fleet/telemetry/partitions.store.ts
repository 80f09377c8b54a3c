import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { type Month, parseMonthName, toMonths } from './month.rules.ts';

const LOCK_ID = 7_266_020;

const listPartitions = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'positions'::regclass order by 1`.execute(db);
  return rows.map(({ name }) => name);
};

const createPartition = (tx: Db, { from, to, name }: Month) =>
  sql`
    create table if not exists ${sql.table(name)} partition of positions
    for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(tx);

/** Creates the missing partitions for these times (unix seconds). Only one process creates them at a time. */
export async function createPartitions(db: Db, times: readonly number[]): Promise<void> {
  const existing = new Set(await listPartitions(db));
  const missing = toMonths(times).filter(({ name }) => !existing.has(name));
  if (missing.length === 0) return;
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(tx);
    for (const month of missing) await createPartition(tx, month);
  });
}

/** Drops partitions that only contain older positions. @returns their names */
export async function dropPartitionsBefore(db: Db, before: number): Promise<string[]> {
  const expired = (await listPartitions(db)).filter((name) => (parseMonthName(name)?.to ?? Infinity) <= before);
  for (const name of expired) await sql`drop table if exists ${sql.table(name)}`.execute(db);
  return expired;
}
