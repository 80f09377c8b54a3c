import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database.ts';
import { type Month, monthOfName, monthsOf } from './month.rules.ts';

const LOCK = 7_266_020;

const inParts = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{
    name: string;
  }>`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'positions'::regclass order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
};

const create = (tx: Db, { from, to, name }: Month) =>
  sql`create table if not exists ${sql.table(name)} partition of positions for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(
    tx,
  );

/** Makes the months of these times (unix seconds) that are missing; of several processes one does it. */
export async function makeMonths(db: Db, times: readonly number[]): Promise<void> {
  const there = new Set(await inParts(db));
  const missing = monthsOf(times).filter(({ name }) => !there.has(name));
  if (missing.length === 0) return;
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    for (const month of missing) await create(tx, month);
  });
}

/** Removes whole months of which every position is older. @returns their names */
export async function dropMonthsBefore(db: Db, before: number): Promise<string[]> {
  const old = (await inParts(db)).filter((name) => (monthOfName(name)?.to ?? Infinity) <= before);
  for (const name of old) await sql`drop table if exists ${sql.table(name)}`.execute(db);
  return old;
}
