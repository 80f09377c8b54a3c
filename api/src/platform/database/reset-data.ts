import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { removeData } from '../embedded/data-folders.ts';
import { StartupError } from '../errors/startup-error.ts';

/** Deletes all data of the embedded database. */
export async function resetData({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<void> {
  if (databaseUrl)
    throw new StartupError(
      '--reset deletes the embedded database only. Empty the database of DATABASE_URL with its own tools.',
    );
  if (!existsSync(dataFolder)) return;
  const { stop } = await startEmbeddedPostgres(dataFolder);
  if (!(await stop())) throw new StartupError('The data is in use by another Consign process. Stop it first.');
  removeData(dataFolder);
}
