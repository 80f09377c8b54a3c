import type { PoolConfig } from 'pg';
import type { Clock } from '../time/clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { createFiles } from '../files/create-files.ts';
import type { Hooks } from '../hooks.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLiveHub } from '../live/live-hub.ts';
import { createMailer } from '../mail/mailer.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createWebhooks } from '../webhooks/webhooks.ts';
import type { Replica } from '../database/replica.ts';
import type { Services } from './services.ts';

type Options = {
  db: Db;
  /** Defaults to `db`. */
  batchDb?: Db;
  replica?: Replica | undefined;
  /** The connection that listens to database notifications. */
  connection: PoolConfig;
  now: Clock;
  config: Config;
  secret: string;
  hooks: Hooks;
};

/** The services of one process. Nothing connects to the database before its first use. */
export function createServices(
  { connection, batchDb, ...options }: Options,
  onError: (error: Error) => void,
): Services {
  const live = createLiveHub(connection, onError, options.replica?.catchUp);
  const jobs = createJobs(batchDb ?? options.db, onError, live);
  return {
    ...options,
    batchDb: batchDb ?? options.db,
    jobs,
    mailer: createMailer({ ...options, jobs }),
    webhooks: createWebhooks({ ...options, jobs }),
    files: createFiles(options.config.files),
    live,
    metrics: createMetrics(),
  };
}
