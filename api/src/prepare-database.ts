import { sql } from 'kysely';
import { seedLookups } from './network/lookups/lookups.seed.ts';
import type { Db } from './platform/database.ts';
import { prepareJobs } from './platform/jobs.ts';
import { migrate } from './platform/migrate.ts';
import { StartError } from './platform/start-error.ts';

const LOCK = 7_266_001;

/** Whoever asks for a table that a migration waits for waits too: better no migration than no answers. */
const LOCK_MS = 3_000;
const LOCK_NOT_AVAILABLE = '55P03';

const asStartError = (error: unknown, lockMs: number) =>
  (error as { code?: string }).code === LOCK_NOT_AVAILABLE
    ? new StartError(
        `A migration waited ${lockMs / 1_000} s for a table that is in use, and changed nothing: try again.`,
      )
    : error;

/** Brings a database, new or old, to what this version needs. Of several processes that start at once, one does it. @throws StartError when it cannot be done now */
export const prepareDatabase = (db: Db, { lockMs = LOCK_MS } = {}): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
    try {
      await sql`select set_config('lock_timeout', ${String(lockMs)}, false)`.execute(connection);
      const isOurs = await migrate(connection).catch((error: unknown) => {
        throw asStartError(error, lockMs);
      });
      if (!isOurs) return;
      await prepareJobs(db);
      await seedLookups(db);
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
