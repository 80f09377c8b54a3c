import type { FastifyInstance, InjectOptions } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { buildApp } from '../../app.ts';
import { issueToken } from '../../identity/auth/session.ts';
import { type Config, readConfig } from '../config.ts';
import { API } from '../http/paths.ts';
import { openParts } from '../open-parts.ts';
import { createTestDatabase, type TestDatabase } from './databases.ts';
import { demoTemplate } from './demo-template.ts';

/** Friday, 20 November 2026, 08:00 UTC. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 8) / 1_000;
const SECRET = 'a secret that only tests know, 32+';

type Payload = InjectOptions['payload'];
type Options = {
  config?: Partial<Config>;
  /** Hears the log lines; silent if left out. */
  log?: (line: string) => void;
  /** With the demo company, as it is at `TEST_NOW`. */
  isDemo?: boolean;
  /** Other routes than the API's own. */
  features?: FastifyPluginAsyncZod[];
};

/**
 * The whole API on a database of its own, for one test file. Call it at the top of the file; `app` and `db` are there
 * once tests run, so take them from the result in the test: `const portal = testApp(); … portal.db`.
 */
export function testApp({ config, log, features, isDemo = false }: Options = {}) {
  const clock = { now: TEST_NOW };
  let app: FastifyInstance;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase(isDemo ? await demoTemplate(TEST_NOW) : undefined);
    const settings = { ...readConfig({ LOG_LEVEL: log ? 'info' : 'silent', DEMO: 'false' }), ...config };
    const parts = openParts({ ...database, now: () => clock.now, config: settings, secret: SECRET }, console.error);
    app = await buildApp(parts, { log: log && { write: log }, features });
    await app.ready();
  });

  afterAll(async () => {
    await app.close();
    await app.jobs.stop();
    await database.drop();
  });

  /** Calls in the name of a user, or of nobody; paths as the specification writes them: `as(user).get('/orders/v2')`. */
  const as = (user: { id: string } | null, headers: Record<string, string> = {}) => {
    const call = (method: InjectOptions['method']) => async (path: string, payload?: Payload) => {
      const token = user && (await issueToken(app, user.id));
      return app.inject({
        method,
        url: API + path,
        payload,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      });
    };
    return {
      get: (path: string) => call('GET')(path),
      post: call('POST'),
      patch: call('PATCH'),
      put: call('PUT'),
      delete: call('DELETE'),
    };
  };

  return {
    get app() {
      return app;
    },
    get db() {
      return database.db;
    },
    /** Where the database is, for another process beside this one. */
    get connection() {
      return database.connection;
    },
    /** Set `clock.now` to choose the time. */
    clock,
    as,
  };
}
