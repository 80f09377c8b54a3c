import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { FileStore } from './files.ts';
import type { Jobs } from './jobs.ts';
import type { Live } from './live/live.ts';
import type { Mail } from './mail.ts';
import type { Metrics } from './metrics/metrics.ts';

/** What every route has at hand, as `app.db`, `app.now()`… */
export type Parts = {
  db: Db;
  now: Clock;
  config: Config;
  /** Signs the tokens. */
  secret: string;
  jobs: Jobs;
  mail: Mail;
  files: FileStore;
  live: Live;
  metrics: Metrics;
};

declare module 'fastify' {
  interface FastifyInstance extends Parts {}
}
