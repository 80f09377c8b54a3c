import { AsyncLocalStorage } from 'node:async_hooks';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createGuardedPool, type GuardedPoolOptions } from './guarded-pool.ts';
import { createReadingPool } from './replica-reads.ts';

/** Features declare their tables here: `declare module 'database.ts' { interface Tables { … } }`. */
// eslint-disable-next-line @typescript-eslint/no-empty-interface
export interface Tables {}

/** The connection pool or a transaction. */
export type Db = Kysely<Tables>;

const INT8 = 20;
/** Unix seconds and counts are well below 2^53. `numeric` stays a string, so that money is never a float. */
pg.types.setTypeParser(INT8, Number);

const DISK_FULL = '53100';

type PoolState = { pool: pg.Pool; diskFullAt: number; announcementListeners: Set<(channel: string) => void> };
const pools = new WeakMap<Db, PoolState>();

/** Counts the open and idle connections, and the queries that wait for one. */
export function getPoolStats(db: Db) {
  const { totalCount: open = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = pools.get(db)?.pool ?? {};
  return { open, idle, waiting };
}

/** When a query last failed because the server's disk was full, in milliseconds; `-Infinity` if none has. */
export const getDiskFullAt = (db: Db) => pools.get(db)?.diskFullAt ?? -Infinity;

/** Calls the listener when a statement of this pool has changed what triggers announce on a channel. */
export function onAnnouncement(db: Db, channel: string, listener: () => void) {
  pools.get(db)?.announcementListeners.add((announced) => {
    if (announced === channel) listener();
  });
}

type DatabaseOptions = Pick<GuardedPoolOptions, 'limits' | 'prepareAfter'> & {
  /** The replica that executes statements within `replicaReads`. */
  replica?: { connection: pg.PoolConfig; onFailure: (error: Error) => void } | undefined;
};

/**
 * @param connection a PostgreSQL URL, or the socket folder and port of the embedded server
 * @param onError is called when an idle connection is lost; the pool replaces it
 */
export function openDatabase(
  connection: pg.PoolConfig,
  onError: (error: Error) => void,
  { replica, ...options }: DatabaseOptions = {},
): Db {
  const onQueryError = (error: unknown) => {
    if ((error as { code?: string }).code === DISK_FULL) state.diskFullAt = Date.now();
  };
  const announcementListeners: PoolState['announcementListeners'] = new Set();
  const onAnnounced = (channel: string) => {
    for (const listener of announcementListeners) listener(channel);
  };
  const { pool, guarded } = createGuardedPool(connection, {
    ...options,
    onIdleError: onError,
    onQueryError,
    onAnnounced,
  });
  const state = { pool, diskFullAt: -Infinity, announcementListeners };
  const createReplicaPool = (of: pg.PoolConfig) =>
    createGuardedPool(of, { ...options, onIdleError: () => undefined, onQueryError: () => undefined }).guarded;
  const reading = replica && createReadingPool(guarded, createReplicaPool(replica.connection), replica.onFailure);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: reading ?? guarded }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  pools.set(db, state);
  return db;
}

/** Runs at the start of every transaction of the current request, and can prevent it. */
export const transactionStart = new AsyncLocalStorage<(tx: Db) => Promise<void>>();

/** Runs a function in its own transaction and rolls it back. */
export async function inRolledBackTransaction<T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> {
  const tx = await db.startTransaction().execute();
  try {
    return await run(tx);
  } finally {
    await tx.rollback().execute();
  }
}

/** Runs a function in a transaction; nested calls share the outer one. */
export const inTransaction = <T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? run(db)
    : db.transaction().execute(async (tx) => {
        await transactionStart.getStore()?.(tx);
        return run(tx);
      });
