import type { Db } from './platform/database.ts';
import { migrate } from './platform/migrate.ts';

/** Brings a database, new or old, to what this version needs. */
export async function prepareDatabase(db: Db): Promise<void> {
  await migrate(db);
}
