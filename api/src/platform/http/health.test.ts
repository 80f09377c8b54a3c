import { sql } from 'kysely';
import { testApp } from '../testing/test-app.ts';

const REAL_TIMERS = [
  'nextTick',
  'setImmediate',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'queueMicrotask',
  'performance',
  'hrtime',
] as const;
const portal = testApp();
const fullPortal = testApp();
const pages = { shell: true, registry: true };
beforeAll(() => {
  for (const { app } of [portal, fullPortal])
    Object.assign(app.releases, {
      getShell: () => (pages.shell ? {} : undefined),
      getRegistry: async () => (pages.registry ? {} : undefined),
    });
});
const get = async (path: string) => {
  const { statusCode, headers, json } = await portal.app.inject(path);
  return [statusCode, json().status, headers['cache-control'], headers.connection];
};
const getReadiness = async () => (await get('/api/ready')).slice(0, 2);

test('is not ready while pages cannot be served, with the reason', async () => {
  pages.registry = false;
  expect(await getReadiness()).toEqual([503, 'registry unreadable']);
  pages.shell = false;
  expect(await getReadiness()).toEqual([503, 'shell not built']);
  Object.assign(pages, { shell: true, registry: true });
  expect(await getReadiness()).toEqual([200, 'ok']);
});

test('stays in service with a full disk, but degraded, until writes succeed again', async () => {
  jest.useFakeTimers({ doNotFake: [...REAL_TIMERS] });
  const fail = sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
  await fail.execute(fullPortal.db).catch(() => undefined);
  const getFull = async () => {
    const { statusCode, json } = await fullPortal.app.inject('/api/ready');
    return [statusCode, json()];
  };
  expect(await getFull()).toEqual([200, { status: 'degraded', reason: 'database disk full' }]);
  jest.setSystemTime(Date.now() + 10_001);
  expect(await getFull()).toEqual([200, { status: 'ok' }]);
  jest.useRealTimers();
});

test('is ready with a reachable database of a compatible schema, and healthy without', async () => {
  expect(await get('/api/ready')).toEqual([200, 'ok', 'no-store', 'keep-alive']);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-next-release', '')`.execute(portal.db);
  expect(await getReadiness()).toEqual([200, 'ok']);
  await sql`update schema_support set oldest = '9998-of-another-release'`.execute(portal.db);
  expect(await getReadiness()).toEqual([503, 'database too new']);
  await sql`update kysely_migration set name = 'another' where name = '0001-platform'`.execute(portal.db);
  expect(await getReadiness()).toEqual([503, 'migrations missing']);
  await sql`alter table kysely_migration rename to missing`.execute(portal.db);
  expect(await getReadiness()).toEqual([503, 'database unreachable']);
  expect(await get('/api/health')).toEqual([200, 'ok', 'no-store', 'keep-alive']);
});

test('answers HEAD of health checks only', async () => {
  const head = async (url: string) => (await portal.app.inject({ method: 'HEAD', url })).statusCode;
  expect(await head('/api/health')).toBe(200);
  expect(await head('/api/shared/countries')).toBe(404);
});

test('responds while draining, is not ready, and closes connections', async () => {
  portal.app.startDraining();
  expect(await get('/api/ready')).toEqual([503, 'stopping', 'no-store', 'close']);
  expect(await get('/api/shared/countries')).toMatchObject([200, undefined, 'no-store', 'close']);
});
