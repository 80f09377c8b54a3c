import type { Clock } from '../time/clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import type { Hooks } from '../hooks.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { LiveHub } from '../live/live-hub.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Replica } from '../database/replica.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';

/** Available in every route as `app.db`, `app.now()`… */
export type Services = {
  db: Db;
  /** The same database for long work: jobs, reports and imports, with their own connections and limits. */
  batchDb: Db;
  /** The replica that routes with `fromReplica` read from, if there is one. */
  replica?: Replica | undefined;
  now: Clock;
  config: Config;
  /** Signs tokens and encrypts stored secrets. */
  secret: string;
  jobs: Jobs;
  mailer: Mailer;
  webhooks: Webhooks;
  files: FileStore;
  live: LiveHub;
  metrics: Metrics;
  hooks: Hooks;
};

declare module 'fastify' {
  interface FastifyInstance extends Services {}
}
