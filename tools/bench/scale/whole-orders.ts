import { sql } from 'kysely';
import type { Db } from '../../../api/src/platform/database/database.ts';
import { addOrders } from '../api/many-orders.ts';

type Part = { table: string; key: string; where?: string; without?: readonly string[] };
const PARTS: readonly Part[] = [
  { table: 'order_cargo_items', key: 'order_id' },
  { table: 'order_vehicle_types', key: 'order_id' },
  { table: 'order_notification_contacts', key: 'order_id' },
  { table: 'timeline_entries', key: 'subject_id', where: "and part.subject = 'order'", without: ['position'] },
];
const TABLES = ['orders', 'order_stops', ...PARTS.map(({ table }) => table)];

/** The columns that addOrders leaves out, copied from the patterns. */
async function copy(db: Db, { table, key, where = '', without = [] }: Part) {
  const { rows } = await sql<{
    name: string;
  }>`select column_name as name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    db.withoutPlugins(),
  );
  const columns = rows.map(({ name }) => name).filter((name) => name !== 'id' && !without.includes(name));
  const values = columns.map((name) => (name === key ? 'made.id' : `part.${name}`));
  await sql
    .raw(`
    with patterns as (select id, row_number() over (order by organization_id, number) - 1 as n, count(*) over () as total from orders where number not like 'B-%'),
      made as (select orders.id, patterns.id as pattern_id from orders join patterns on patterns.n = substr(number, 3)::int % patterns.total where number like 'B-%')
    insert into ${table} (${columns.join()}) select ${values.join()} from made join ${table} part on part.${key} = made.pattern_id ${where}`)
    .execute(db);
}

const sizeOf = async (db: Db) => {
  const { rows } = await sql<{
    bytes: number;
  }>`select sum(pg_total_relation_size(name::regclass))::bigint as bytes from unnest(${TABLES}::text[]) as name`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
};

/**
 * Adds orders like those of the demo company with stops, cargo items and timeline.
 * @returns bytes per order, including indexes
 */
export async function addWholeOrders(db: Db, count: number): Promise<number> {
  const before = await sizeOf(db);
  await addOrders(db, count);
  for (const part of PARTS) await copy(db, part);
  // In the past: running orders would keep the jobs, and thus the CPU, busy.
  await sql`update orders set stage = 'delivered', resume_stage = null where number like 'B-%' and stage not in ('billed', 'cancelled', 'rejected')`.execute(
    db,
  );
  await sql`vacuum full analyze orders`.execute(db);
  return Math.round(((await sizeOf(db)) - before) / count);
}
