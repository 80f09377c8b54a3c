import type { PoolConfig } from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import { databaseFiles } from './files.ts';
import { openJobs } from './jobs.ts';
import { openLive } from './live/live.ts';
import { openMail } from './mail.ts';
import { openMetrics } from './metrics/metrics.ts';
import type { Parts } from './parts.ts';

type Given = {
  db: Db;
  /** Of the database, for a connection that listens. */ connection: PoolConfig;
  now: Clock;
  config: Config;
  secret: string;
};

/** The parts of one process. Nothing connects to the database before it is used. */
export function openParts({ connection, ...given }: Given, onError: (error: Error) => void): Parts {
  const jobs = openJobs(given.db, onError);
  return {
    ...given,
    jobs,
    mail: openMail({ ...given, jobs }),
    files: databaseFiles,
    live: openLive(connection, onError),
    metrics: openMetrics(),
  };
}
