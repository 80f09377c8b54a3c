import { sql } from 'kysely';
import { type Db, getDiskFullAt } from './database.ts';

/** How long a failed write is considered. */
const FAILURE_MS = 10_000;
/** The result of a probe is used for this time. */
const PROBE_MS = 5_000;

/** Writes about half a megabyte to a temporary file of the server, which removes it with the statement. */
const probe = (db: Db) =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('work_mem', '64kB', true)`.execute(tx);
    await sql`select count(*) from generate_series(1, 20000)`.execute(tx);
  });

/** Returns a function that checks whether the server can write, by recent failures and by a probe. */
export function createDiskCheck(databases: readonly Db[]): () => Promise<boolean> {
  const [db] = databases;
  let probedAt = -Infinity;
  return async () => {
    const now = Date.now();
    if (db && now - probedAt >= PROBE_MS) {
      probedAt = now;
      // A full disk is recorded as the time of the failure; anything else is not about the disk.
      await probe(db).catch(() => undefined);
    }
    return databases.every((database) => now - getDiskFullAt(database) >= FAILURE_MS);
  };
}
