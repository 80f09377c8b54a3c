import { sql } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Config } from '../config/config.ts';
import { type Db, openDatabase } from './database.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { LATEST_MIGRATION } from './migrate.ts';
import { createReplica, type Replica } from './replica.ts';
import { StartupError } from '../errors/startup-error.ts';

const MIN_POSTGRES_VERSION = 15;
/** Three exports, and jobs. */
const BATCH_CONNECTIONS = 5;

export type Connection = {
  db: Db;
  /** For long-running work, with separate connections and limits. */
  batchDb: Db;
  /** The replica from which `db` and `batchDb` read within `replicaReads`. */
  replica?: Replica;
  connection: PoolConfig;
  close: () => Promise<void>;
};

/** @param versionNumber `server_version_num`: 140011 is 14.11 */
export function assertSupportedVersion(versionNumber: number) {
  const major = Math.floor(versionNumber / 10_000);
  if (major < MIN_POSTGRES_VERSION)
    throw new StartupError(
      `PostgreSQL ${MIN_POSTGRES_VERSION} or newer is needed; the server of DATABASE_URL is version ${major}.`,
    );
}

async function assertServerSupported(db: Db) {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`
    .execute(db)
    .catch((error: NodeJS.ErrnoException) => {
      throw new StartupError(`The database of DATABASE_URL cannot be reached: ${error.message || error.code}`);
    });
  assertSupportedVersion(Number(rows[0]?.version));
}

type Server = { connection: PoolConfig; stop: () => Promise<unknown> };

/** The application name contains the latest migration, so that `migrate` sees which releases are running. */
const externalServer = (connectionString: string): Server => ({
  connection: { connectionString, application_name: `consign ${LATEST_MIGRATION}` },
  stop: async () => {},
});

type Options = Pick<Config, 'databaseUrl' | 'dataFolder'> & Partial<Pick<Config, 'databaseLimits' | 'replica'>>;

/**
 * Connects to the server of `DATABASE_URL`, or starts the embedded one, also again when it dies.
 * Without `databaseLimits`, queries wait forever.
 */
export async function connectDatabase(
  { databaseUrl, dataFolder, databaseLimits, replica: replicaConfig }: Options,
  onError: (error: Error) => void,
): Promise<Connection> {
  const { connection, stop } = databaseUrl
    ? externalServer(databaseUrl)
    : await startEmbeddedPostgres(dataFolder, { onDeath: onError });
  const reading = replicaConfig && {
    connection: { connectionString: replicaConfig.url, application_name: `consign ${LATEST_MIGRATION}` },
    onFailure: (error: Error) => replica?.reportFailure(error),
  };
  const db = openDatabase(connection, onError, { limits: databaseLimits?.calls, replica: reading });
  const batchDb = openDatabase({ ...connection, max: BATCH_CONNECTIONS }, onError, {
    limits: databaseLimits?.batch,
    replica: reading && { ...reading, connection: { ...reading.connection, max: BATCH_CONNECTIONS } },
  });
  const replica = replicaConfig && createReplica(replicaConfig, db, onError);
  const close = async () => {
    await replica?.close();
    await db.destroy();
    await batchDb.destroy();
    await stop();
  };
  await assertServerSupported(db).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  await replica?.start();
  return { db, batchDb, replica, connection, close };
}
