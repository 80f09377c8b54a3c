import { sql } from 'kysely';
import { seedLookups } from './lookups/lookups.seed.ts';
import type { Db } from './platform/database.ts';
import { prepareJobs } from './platform/jobs.ts';
import { migrate } from './platform/migrate.ts';

const LOCK = 7_266_001;

/** Brings a database, new or old, to what this version needs. Of several processes that start at once, one does it. */
export const prepareDatabase = (db: Db): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
    try {
      await migrate(db);
      await prepareJobs(db);
      await seedLookups(db);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
