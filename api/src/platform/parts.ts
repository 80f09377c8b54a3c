import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database.ts';

/** What every route has at hand, as `app.db`, `app.now()`… */
export type Parts = {
  db: Db;
  now: Clock;
  config: Config;
  /** Signs the tokens. */
  secret: string;
};

declare module 'fastify' {
  interface FastifyInstance extends Parts {}
}
