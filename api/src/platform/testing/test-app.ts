import type { FastifyInstance, InjectOptions } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { buildApp } from '../../app.ts';
import { HOOKS } from '../../wiring.ts';
import type { Hooks } from '../hooks.ts';
import { issueToken } from '../../identity/auth/session.ts';
import { type Config, readConfig } from '../config/config.ts';
import { API_PREFIX } from '../http/api-prefix.ts';
import { createServices } from '../services/create-services.ts';
import { createTestDatabase, type TestDatabase } from './databases.ts';
import { ensureDemoTemplate } from './demo-template.ts';

/** Friday, 20 November 2026, 08:00 UTC. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 8) / 1_000;
const SECRET = 'a secret that only tests know, 32+';

type Payload = InjectOptions['payload'];
type Options = {
  config?: Partial<Config>;
  /** Receives the log lines; without it nothing is logged. */
  log?: (line: string) => void;
  /** Loads the demo data as of `TEST_NOW`. */
  isDemo?: boolean;
  /** Replaces the routes of the API. */
  features?: readonly FastifyPluginAsyncZod[];
  /** Replaces hooks of `wiring.ts`. */
  hooks?: Partial<Hooks>;
};

/**
 * The complete API with its own database, for one test file. Call it at the top of the file: `const portal = testApp()`.
 * `portal.app` and `portal.db` are available once tests run, so don't destructure them.
 */
export function testApp({ config, log, features, hooks, isDemo = false }: Options = {}) {
  const clock = { now: TEST_NOW };
  let app: FastifyInstance;
  let database: TestDatabase;
  /** A worker keeps the module of every test file that it has run, and with it an app of 11 MB. */
  const release = () => {
    app = undefined as never;
    database = undefined as never;
  };

  beforeAll(async () => {
    database = await createTestDatabase(isDemo ? await ensureDemoTemplate(TEST_NOW) : undefined);
    const settings = {
      ...readConfig({ LOG_LEVEL: log ? 'info' : 'silent', DEMO: 'false', RATE_LIMITS: 'false' }),
      ...config,
    };
    const services = createServices(
      { ...database, now: () => clock.now, config: settings, secret: SECRET, hooks: { ...HOOKS, ...hooks } },
      (error) => console.error(error),
    );
    app = await buildApp(services, { log: log && { write: log }, features });
    await app.ready();
  });

  afterAll(async () => {
    await app.close();
    await app.jobs.stop();
    await database.drop();
    release();
  });

  /** Sends requests as a user, or unauthenticated: `as(user).get('/orders/v2')`. Paths are relative to `/api`. */
  const as = (user: { id: string } | null, headers: Record<string, string> = {}) => {
    const send = (method: InjectOptions['method']) => async (path: string, payload?: Payload) => {
      const token = user && (await issueToken(app, user.id));
      return app.inject({
        method,
        url: API_PREFIX + path,
        payload,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      });
    };
    return {
      get: (path: string) => send('GET')(path),
      post: send('POST'),
      patch: send('PATCH'),
      put: send('PUT'),
      delete: send('DELETE'),
    };
  };

  return {
    get app() {
      return app;
    },
    get db() {
      return database.db;
    },
    /** For another process on the same database. */
    get connection() {
      return database.connection;
    },
    /** Set `clock.now` to choose the time. */
    clock,
    as,
  };
}
