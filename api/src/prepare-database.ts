import { sql } from 'kysely';
import { seedLookups } from './network/public.ts';
import type { Db } from './platform/database/database.ts';
import { migrateJobTables } from './platform/jobs/jobs.ts';
import { migrate } from './platform/database/migrate.ts';
import { StartupError } from './platform/errors/startup-error.ts';

const ADVISORY_LOCK_ID = 7_266_001;

/** Queries queue behind a migration that waits for their table, so a migration gives up before users notice. */
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_NOT_AVAILABLE = '55P03';

const toStartupError = (error: unknown, lockTimeoutMs: number) =>
  (error as { code?: string }).code === LOCK_NOT_AVAILABLE
    ? new StartupError(
        `A migration timed out after ${lockTimeoutMs / 1_000} s waiting for a table in use. Nothing was changed. Try again.`,
      )
    : error;

/**
 * Brings a new or existing database to the current version. Of several processes that start at once, only one does
 * the work.
 * @throws StartupError when a table stays locked
 */
export const prepareDatabase = (db: Db, { lockTimeoutMs = LOCK_TIMEOUT_MS } = {}): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(ADVISORY_LOCK_ID)})`.execute(connection);
    try {
      await sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, false)`.execute(connection);
      const isCurrentSchema = await migrate(connection).catch((error: unknown) => {
        throw toStartupError(error, lockTimeoutMs);
      });
      if (!isCurrentSchema) return;
      await migrateJobTables(db);
      await seedLookups(db);
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(${sql.lit(ADVISORY_LOCK_ID)})`.execute(connection);
    }
  });
