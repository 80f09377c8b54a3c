import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { DatabaseLimits } from '../config/database-limits.ts';
import { describeQuery } from '../tracing/describe-query.ts';
import { tracedPart } from '../tracing/tracing.ts';
import { reportAnnouncements } from './announcements.ts';
import { pipelineStatements } from './pipelined-statements.ts';
import { createStatementNames, prepareStatements } from './prepared-statements.ts';

/** The database can't be reached, has closed the connection, or doesn't respond in time. */
export class DatabaseConnectionError extends Error {}

const toPoolConfig = ({
  connectMs,
  statementMs,
  lockMs,
  idleTransactionMs,
  queryMs,
}: DatabaseLimits): pg.PoolConfig => ({
  connectionTimeoutMillis: connectMs,
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleTransactionMs,
  query_timeout: queryMs,
  keepAlive: true,
});

/**
 * Errors reported by the server and wrong parameters stay as they are. Anything else is a problem of the connection.
 */
function toConnectionError(error: NodeJS.ErrnoException) {
  if (error instanceof pg.DatabaseError || error instanceof TypeError) return error;
  return new DatabaseConnectionError(error.message || error.code, { cause: error });
}

/** Whether the connection can't be used again. The server closes it shortly after reporting a fatal error. */
const isFatal = (error: Error) =>
  error instanceof DatabaseConnectionError ||
  (error instanceof pg.DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC'));

/**
 * Ends the connection when a query gets no response, so that neither a rollback nor the next user waits for it again.
 */
function endWhenBroken(client: pg.PoolClient, onQueryError: (error: unknown) => void) {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const tracedQuery = (...args: unknown[]) =>
    tracedPart(
      () => describeQuery(args[0]),
      () => query(...args),
    );
  const guardedQuery = (...args: unknown[]) =>
    tracedQuery(...args).catch((cause: Error) => {
      const error = toConnectionError(cause);
      if (isFatal(error)) void client.end();
      onQueryError(error);
      throw error;
    });
  Object.assign(client, { query: guardedQuery });
}

export type GuardedPoolOptions = {
  /** Queries wait forever without limits. */
  limits?: DatabaseLimits | undefined;
  /** For idle connections. Errors of those in use reject their queries. */
  onIdleError: (error: Error) => void;
  onQueryError: (error: unknown) => void;
  /** For channels that a trigger announces. */
  onAnnounced?: (channel: string) => void;
  /** Defaults to that of `createStatementNames`. */
  prepareAfter?: number | undefined;
};

/** A pool that survives the loss of any connection, idle or in use, and ends connections that hang. */
export function createGuardedPool(
  connection: pg.PoolConfig,
  { limits, onIdleError, onQueryError, onAnnounced, prepareAfter }: GuardedPoolOptions,
) {
  const pool = new pg.Pool({ max: 10, ...connection, ...(limits && toPoolConfig(limits)) });
  const statementNames = createStatementNames(prepareAfter);
  pool.on('error', onIdleError);
  pool.on('connect', (client) => {
    // The pool doesn't listen for errors of a connection in use; without a listener, they would end the process.
    client.on('error', () => undefined);
    const { isFirst } = pipelineStatements(client);
    prepareStatements(client, statementNames, isFirst);
    endWhenBroken(client, onQueryError);
    if (onAnnounced) reportAnnouncements(client, onAnnounced);
  });
  const connect = () =>
    pool.connect().catch((error: Error) => {
      throw toConnectionError(error);
    });
  const guarded = { connect, end: () => pool.end(), options: pool.options } as PostgresPool;
  return { pool, guarded };
}
