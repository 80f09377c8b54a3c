import { sql } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Config } from './config.ts';
import { type Db, openDatabase } from './database.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { NEWEST } from './migrate.ts';
import { StartError } from './start-error.ts';

const MINIMUM_MAJOR = 15;

export type Connection = { db: Db; connection: PoolConfig; close: () => Promise<void> };

/** @param versionNumber as the server tells it: 140011 is 14.11 */
export function checkVersion(versionNumber: number) {
  const major = Math.floor(versionNumber / 10_000);
  if (major < MINIMUM_MAJOR)
    throw new StartError(
      `PostgreSQL ${MINIMUM_MAJOR} or newer is needed; the server of DATABASE_URL is version ${major}.`,
    );
}

async function checkServer(db: Db) {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`
    .execute(db)
    .catch((error: NodeJS.ErrnoException) => {
      throw new StartError(`The database of DATABASE_URL cannot be reached: ${error.message || error.code}`);
    });
  checkVersion(Number(rows[0]?.version));
}

type Opened = { connection: PoolConfig; stop: () => Promise<unknown> };

/** Each process names its newest migration, so that none is run that would leave it without what it needs. */
const openServer = (connectionString: string): Opened => ({
  connection: { connectionString, application_name: `consign ${NEWEST}` },
  stop: async () => {},
});

/** The server of `DATABASE_URL`, or the embedded one, started. */
export async function connect(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  onError: (error: Error) => void,
): Promise<Connection> {
  const { connection, stop } = databaseUrl ? openServer(databaseUrl) : await startEmbedded(dataFolder);
  const db = openDatabase(connection, onError);
  const close = async () => {
    await db.destroy();
    await stop();
  };
  await checkServer(db).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { db, connection, close };
}
