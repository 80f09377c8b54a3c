import { existsSync } from 'node:fs';
import type { Config } from './config.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { removeData } from './embedded/home.ts';
import { StartError } from './start-error.ts';

/** Removes all data, so that the start begins anew. */
export async function reset({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<void> {
  if (databaseUrl)
    throw new StartError('--reset removes the embedded database only: empty the one of DATABASE_URL by its own tools.');
  if (!existsSync(dataFolder)) return;
  const { stop } = await startEmbedded(dataFolder);
  if (!(await stop())) throw new StartError('The data is in use by another running Consign: stop that one first.');
  removeData(dataFolder);
}
