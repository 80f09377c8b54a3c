import { z } from 'zod';
import type { DatabaseLimits } from './database-limits.ts';

const milliseconds = (name: string, meaning: string, byDefault: number) =>
  [
    z.coerce.number().int().min(1).max(3_600_000).default(byDefault),
    `${name} must be the number of milliseconds ${meaning}, from 1 to 3600000.`,
  ] as const;

/** The database, its replica, and how long they may take. */
export const DATABASE_SETTINGS = {
  DATABASE_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'DATABASE_URL must be a PostgreSQL address, e.g. postgres://user:password@host:5432/consign.',
  ],
  DATABASE_READ_URL: [
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'DATABASE_READ_URL must be a PostgreSQL address of a replica, e.g. postgres://user:password@replica:5432/consign.',
  ],
  DATABASE_READ_MAX_LAG_SECONDS: [
    z.coerce.number().positive().max(3_600).default(10),
    'DATABASE_READ_MAX_LAG_SECONDS must be the seconds that a replica may lag behind, more than 0 and at most 3600.',
  ],
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds('DATABASE_CONNECT_TIMEOUT_MS', 'that a call waits for a connection', 4_000),
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds('DATABASE_STATEMENT_TIMEOUT_MS', 'that a statement may take', 3_000),
  DATABASE_LOCK_TIMEOUT_MS: milliseconds('DATABASE_LOCK_TIMEOUT_MS', 'that a statement waits for a lock', 2_500),
  DATABASE_IDLE_TIMEOUT_MS: milliseconds('DATABASE_IDLE_TIMEOUT_MS', 'that a transaction may be idle', 10_000),
  DATABASE_QUERY_TIMEOUT_MS: milliseconds(
    'DATABASE_QUERY_TIMEOUT_MS',
    'after which a server that does not respond counts as hanging',
    3_500,
  ),
  DATABASE_BATCH_TIMEOUT_MS: milliseconds(
    'DATABASE_BATCH_TIMEOUT_MS',
    'that a statement of a job, report or import may take',
    60_000,
  ),
} as const;

type Settings = { [name in keyof typeof DATABASE_SETTINGS]: z.infer<(typeof DATABASE_SETTINGS)[name][0]> };

/** `maxLagMs`: a replica that lags more isn't used. */
export type ReplicaConfig = { url: string; maxLagMs: number };

export const toReplica = (settings: Settings): ReplicaConfig | undefined =>
  settings.DATABASE_READ_URL === undefined
    ? undefined
    : { url: settings.DATABASE_READ_URL, maxLagMs: settings.DATABASE_READ_MAX_LAG_SECONDS * 1_000 };

export const toDatabaseLimits = (settings: Settings): { calls: DatabaseLimits; batch: DatabaseLimits } => {
  const calls = {
    connectMs: settings.DATABASE_CONNECT_TIMEOUT_MS,
    statementMs: settings.DATABASE_STATEMENT_TIMEOUT_MS,
    lockMs: settings.DATABASE_LOCK_TIMEOUT_MS,
    idleTransactionMs: settings.DATABASE_IDLE_TIMEOUT_MS,
    queryMs: settings.DATABASE_QUERY_TIMEOUT_MS,
  };
  const statementMs = settings.DATABASE_BATCH_TIMEOUT_MS;
  const patienceMs = calls.queryMs - calls.statementMs;
  return {
    calls,
    batch: {
      ...calls,
      statementMs,
      lockMs: statementMs,
      idleTransactionMs: statementMs,
      queryMs: statementMs + patienceMs,
    },
  };
};
