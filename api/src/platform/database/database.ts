import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Each feature declares its tables here: `declare module 'database.ts' { interface Tables { … } }`. */
// eslint-disable-next-line @typescript-eslint/no-empty-interface
export interface Tables {}

/** A handle for queries; a transaction is one too, so a query that takes it cannot forget the transaction. */
export type Db = Kysely<Tables>;

const INT8 = 20;
/** Unix seconds and counts are well below 2^53; numeric stays a string, so that money is never a float. */
pg.types.setTypeParser(INT8, Number);

const pools = new WeakMap<Db, pg.Pool>();

/** The connections of a database that was opened here, and who waits for one. */
export function poolUse(db: Db) {
  const { totalCount: open = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = pools.get(db) ?? {};
  return { open, idle, waiting };
}

/** @param connection a PostgreSQL URL, or the socket folder and port of the embedded one */
export function openDatabase(connection: pg.PoolConfig, onError: (error: Error) => void): Db {
  const pool = new pg.Pool({ max: 10, ...connection });
  pool.on('error', onError);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  pools.set(db, pool);
  return db;
}

/** One action, one transaction: nothing is lost or half done. An action that is part of another one shares its transaction. */
export const inTransaction = <T>(db: Db, act: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? act(db) : db.transaction().execute(act);
