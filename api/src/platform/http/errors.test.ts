import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import { buildApp } from '../../app.ts';
import { AppError, conflict } from '../errors/app-error.ts';
import { publicAccess } from '../access/needs.ts';
import { testApp } from '../testing/test-app.ts';

const logLines: string[] = [];
const violations = {
  unique: sql`insert into countries (name, full_name, short_name) values ('Again', 'Again', 'LK')`,
  notNull: sql`insert into counters (organization_id, name, value) values (null, '', 0)`,
  foreignKey: sql`insert into users (organization_id, login, email, password_hash, role, timezone_id, created_at)
    values (gen_random_uuid(), 'a', 'a', 'a', 'user', (select id from timezones limit 1), 0)`,
};

const routes: FastifyPluginAsyncZod = async (app) => {
  app.get('/rule', publicAccess, () => {
    throw conflict('stageNotAllowed', 'Not from here', { from: 'saved', allowed: ['cancelled'] });
  });
  app.get('/broken', publicAccess, () => {
    throw Object.assign(new Error('secret detail of the database'), { statusCode: 500, password: 'hunter2' });
  });
  app.get(
    '/invalid-response',
    { ...publicAccess, schema: { response: { 200: z.object({ total: z.int() }) } } },
    () => ({ total: 'secret' }) as never,
  );
  app.get('/unique', publicAccess, () => violations.unique.execute(app.db));
  app.get('/not-null', publicAccess, () => violations.notNull.execute(app.db));
  app.get('/foreign-key', publicAccess, () => violations.foreignKey.execute(app.db));
  app.get('/state/:state', publicAccess, ({ params }) =>
    sql`do ${sql.raw(`$$ begin raise exception 'secret detail' using errcode = '${(params as { state: string }).state}'; end $$`)}`.execute(
      app.db,
    ),
  );
  app.get('/wait', publicAccess, () => {
    throw new AppError(429, 'tooManyAttempts', 'Too many', { params: { retryAfter: 40 } });
  });
  app.post('/echo', { ...publicAccess, schema: { body: z.object({ name: z.string() }) } }, ({ body }) => body);
};

const portal = testApp({ features: [routes], log: (line) => logLines.push(line) });
const get = async (path: string) => {
  const reply = await portal.as(null).get(path);
  return { status: reply.statusCode, body: reply.json() };
};

test('sends the code, message and parameters of a thrown error', async () => {
  const params = { from: 'saved', allowed: ['cancelled'] };
  expect(await get('/rule')).toEqual({
    status: 409,
    body: { statusCode: 409, code: 'stageNotAllowed', message: 'Not from here', params },
  });
});

test.each([['/broken'], ['/invalid-response'], ['/not-null']])(
  '%s logs the error, and hides it in the response',
  async (path) => {
    logLines.length = 0;
    const { status, body } = await get(path);
    expect(status).toBe(500);
    expect(body).toEqual({ statusCode: 500, code: 'internal', message: 'Something went wrong on our side' });
    expect(logLines.some((line) => line.includes('"level":50') && line.includes('stack'))).toBe(true);
  },
);

test('responds with a conflict to constraint violations', async () => {
  expect(await get('/unique')).toMatchObject({ status: 409, body: { code: 'alreadyExists' } });
  expect(await get('/foreign-key')).toMatchObject({ status: 409, body: { code: 'inUse' } });
});

test('sends how long to wait in the retry-after header', async () => {
  const reply = await portal.as(null).get('/wait');
  expect(reply.headers['retry-after']).toBe('40');
});

test.each(['08006', '25006', '25P03', '53100', '53300', '55P03', '57014', '57P01', '57P03', '58030'])(
  'responds with 503 and when to retry when the database fails with %s',
  async (state) => {
    const reply = await portal.as(null).get(`/state/${state}`);
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      503,
      '2',
      {
        statusCode: 503,
        code: 'databaseUnavailable',
        message: 'The database is not available, try again',
        params: { retryAfter: 2 },
      },
    ]);
  },
);

test.each(['/api/nothing%00', '/nothing%00', '/api/orders/%00', '/%00'])(
  'finds nothing at a path with the zero byte: %s',
  async (url) => {
    const reply = await portal.app.inject(url);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
  },
);

test('responds with 404 to unknown paths', async () => {
  expect(await get('/nothing/here')).toEqual({
    status: 404,
    body: { statusCode: 404, code: 'notFound', message: 'Not found' },
  });
});

test.each([
  ['broken JSON', '{"name":', 'application/json', 400, 'malformed'],
  ['no JSON at all', '', 'application/json', 400, 'malformed'],
  ['another content type', 'name', 'application/x-unknown', 415, 'unsupportedType'],
  ['more than a megabyte', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'application/json', 413, 'tooLarge'],
  ['a missing field', '{}', 'application/json', 422, 'invalid'],
])('rejects %s', async (_name, payload, type, status, code) => {
  const reply = await portal.as(null, { 'content-type': type }).post('/echo', payload);
  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
});

test("doesn't start with a route that declares no access", () => {
  const unprotected: FastifyPluginAsyncZod = async (app) => {
    app.get('/open', () => 'anything');
  };
  const building = buildApp(portal.app, { features: [unprotected] });
  return expect(building.then((app) => app.ready())).rejects.toThrow('GET /api/open declares no access');
});
