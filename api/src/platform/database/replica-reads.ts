import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseConnectionError } from './guarded-pool.ts';

/** Set while statements outside of transactions may go to the replica. */
export const replicaReads = new AsyncLocalStorage<true>();

/** A write, a conflict with what the replica replays, and a table or column that it doesn't have yet. */
const PRIMARY_CODES: readonly (string | undefined)[] = ['25006', '40001', '40P01', '42P01', '42703', '42883'];

const isFatal = (error: pg.DatabaseError) => error.severity === 'FATAL' || error.severity === 'PANIC';
const isUnreachable = (error: unknown) =>
  error instanceof DatabaseConnectionError || (error instanceof pg.DatabaseError && isFatal(error));
const worksOnPrimary = (error: unknown) =>
  isUnreachable(error) || (error instanceof pg.DatabaseError && PRIMARY_CODES.includes(error.code));

/**
 * Sends each statement to the replica; whole transactions and statements that fail there go to the primary. A
 * statement outside of a transaction can be repeated.
 */
function createReadingClient(primary: PostgresPool, replica: PostgresPool, onFailure: (error: Error) => void) {
  let client: PostgresPoolClient | undefined;
  let isPrimary = false;
  const usePrimary = async () => {
    client?.release();
    client = undefined;
    isPrimary = true;
    client = await primary.connect();
    return client;
  };
  async function query(text: string, parameters: readonly unknown[]) {
    if (client && isPrimary) return client.query(text, parameters);
    if (/^(begin|start transaction)/.test(text)) return (await usePrimary()).query(text, parameters);
    try {
      client ??= await replica.connect();
      return await client.query(text, parameters);
    } catch (error) {
      if (!worksOnPrimary(error)) throw error;
      if (isUnreachable(error)) onFailure(error as Error);
      return (await usePrimary()).query(text, parameters);
    }
  }
  return { query, release: () => client?.release() } as unknown as PostgresPoolClient;
}

/** A pool whose statements go to the replica within `replicaReads`. */
export const createReadingPool = (
  primary: PostgresPool,
  replica: PostgresPool,
  onFailure: (error: Error) => void,
): PostgresPool => ({
  ...primary,
  connect: async () => (replicaReads.getStore() ? createReadingClient(primary, replica, onFailure) : primary.connect()),
  end: async () => {
    await replica.end();
    await primary.end();
  },
});
