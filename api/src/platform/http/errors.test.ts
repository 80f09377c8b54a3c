import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import { buildApp } from '../../app.ts';
import { AppError, conflict } from '../errors.ts';
import { isPublic } from '../needs.ts';
import { testApp } from '../testing/test-app.ts';

const lines: string[] = [];
const refusals = {
  unique: sql`insert into countries (name, full_name, short_name) values ('Again', 'Again', 'LK')`,
  used: sql`insert into counters (organization_id, name, value) values (null, '', 0)`,
  foreign: sql`insert into users (organization_id, login, email, password_hash, role, timezone_id, created_at)
    values (gen_random_uuid(), 'a', 'a', 'a', 'user', (select id from timezones limit 1), 0)`,
};

const routes: FastifyPluginAsyncZod = async (app) => {
  app.get('/rule', isPublic, () => {
    throw conflict('stageNotAllowed', 'Not from here', { from: 'saved', allowed: ['cancelled'] });
  });
  app.get('/broken', isPublic, () => {
    throw Object.assign(new Error('secret detail of the database'), { statusCode: 500, password: 'hunter2' });
  });
  app.get(
    '/wrong-answer',
    { ...isPublic, schema: { response: { 200: z.object({ total: z.int() }) } } },
    () => ({ total: 'secret' }) as never,
  );
  app.get('/unique', isPublic, () => refusals.unique.execute(app.db));
  app.get('/not-null', isPublic, () => refusals.used.execute(app.db));
  app.get('/foreign', isPublic, () => refusals.foreign.execute(app.db));
  app.get('/wait', isPublic, () => {
    throw new AppError(429, 'tooManyAttempts', 'Too many', { params: { retryAfter: 40 } });
  });
  app.post('/echo', { ...isPublic, schema: { body: z.object({ name: z.string() }) } }, ({ body }) => body);
};

const portal = testApp({ features: [routes], log: (line) => lines.push(line) });
const get = async (path: string) => {
  const reply = await portal.as(null).get(path);
  return { status: reply.statusCode, body: reply.json() };
};

test('a rule that refuses tells its code, its message and what the interface needs', async () => {
  const params = { from: 'saved', allowed: ['cancelled'] };
  expect(await get('/rule')).toEqual({
    status: 409,
    body: { statusCode: 409, code: 'stageNotAllowed', message: 'Not from here', params },
  });
});

test.each([['/broken'], ['/wrong-answer'], ['/not-null']])(
  '%s tells nothing of what went wrong, the log does',
  async (path) => {
    lines.length = 0;
    const { status, body } = await get(path);
    expect(status).toBe(500);
    expect(body).toEqual({ statusCode: 500, code: 'internal', message: 'Something went wrong on our side' });
    expect(lines.some((line) => line.includes('"level":50') && line.includes('stack'))).toBe(true);
  },
);

test('what the database refuses because of other records is a conflict', async () => {
  expect(await get('/unique')).toMatchObject({ status: 409, body: { code: 'alreadyExists' } });
  expect(await get('/foreign')).toMatchObject({ status: 409, body: { code: 'inUse' } });
});

test('who has to wait is told how long', async () => {
  const reply = await portal.as(null).get('/wait');
  expect(reply.headers['retry-after']).toBe('40');
});

test('an unknown address is not found', async () => {
  expect(await get('/nothing/here')).toEqual({
    status: 404,
    body: { statusCode: 404, code: 'notFound', message: 'Not found' },
  });
});

test.each([
  ['broken JSON', '{"name":', 'application/json', 400, 'malformed'],
  ['no JSON at all', '', 'application/json', 400, 'malformed'],
  ['another content', 'name', 'application/x-unknown', 415, 'unsupportedType'],
  ['more than a megabyte', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'application/json', 413, 'tooLarge'],
  ['no name', '{}', 'application/json', 422, 'invalid'],
])('%s', async (_name, payload, type, status, code) => {
  const reply = await portal.as(null, { 'content-type': type }).post('/echo', payload);
  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
});

test('a route that declares no access does not start', () => {
  const open: FastifyPluginAsyncZod = async (app) => {
    app.get('/open', () => 'anything');
  };
  const start = buildApp(portal.app, { features: [open] });
  return expect(start.then((app) => app.ready())).rejects.toThrow('GET /api/open declares no access');
});
