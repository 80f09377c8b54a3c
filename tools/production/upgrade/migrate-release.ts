import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectDatabase } from '../../../api/src/platform/database/connect.ts';
import type { Db } from '../../../api/src/platform/database/database.ts';
import { capture } from '../../lib/capture.ts';
import { restore } from '../restore.ts';

/** The same as in the unit `consign-migrate`: a migration that finds a table in use gives up soon. */
const TRIES = 10;
const PAUSE_MS = 6_000;
const TABLE_IN_USE = /timed out after .* waiting for a table in use/;

async function withDatabase<T>(databaseUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await connectDatabase({ databaseUrl, dataFolder: '' }, ({ message }) => console.error(message));
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Changes with any table, index or constraint. Partitions come and go by themselves. */
export const readFingerprint = (databaseUrl: string): Promise<string> =>
  withDatabase(databaseUrl, async (db) => {
    const { rows } = await sql<{ hash: string }>`
      select md5(string_agg(line, E'\n' order by line)) as hash
      from (
        select concat_ws(' ', c.relname, c.relkind, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull) as line
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and not c.relispartition and a.attnum > 0 and not a.attisdropped
          and c.relkind in ('r', 'p', 'v')
        union all
        select concat_ws(' ', c.relname, o.conname, pg_get_constraintdef(o.oid))
        from pg_constraint o join pg_class c on c.oid = o.conrelid
        where o.connamespace = 'public'::regnamespace and not c.relispartition
        union all
        select name from kysely_migration
      ) lines`.execute(db);
    return rows[0]?.hash ?? '';
  });

/**
 * Runs the migrations of a release while processes of the previous one are running.
 * @throws Error with their last output
 */
export async function migrateTo(release: string, env: Record<string, string | undefined>): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const { ok, output } = await capture([process.execPath, join(release, 'api/src/migrate.ts')], {
      env,
      limitMinutes: 24 * 60,
    });
    if (ok) return output.trim();
    if (tries >= TRIES || !TABLE_IN_USE.test(output)) throw new Error(output.trim());
    await wait(PAUSE_MS);
  }
}

/**
 * Replaces the content of the database by that of a backup. What was written after it is lost, which is why it is only
 * done after a migration that left the schema changed and its release unfinished.
 */
export async function restoreOver(databaseUrl: string, file: string, secret: string | undefined): Promise<number> {
  await withDatabase(databaseUrl, async (db) => {
    const { rows } = await sql<{
      name: string;
    }>`select nspname as name from pg_namespace where not starts_with(nspname, 'pg_') and nspname <> 'information_schema'`.execute(
      db,
    );
    for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(db);
    await sql`create schema public`.execute(db);
  });
  return (await restore(databaseUrl, file, secret)).rows;
}
