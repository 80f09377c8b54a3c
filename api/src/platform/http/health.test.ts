import { sql } from 'kysely';
import { testApp } from '../testing/test-app.ts';

const portal = testApp();
const ask = async (path: string) => {
  const { statusCode, headers, json } = await portal.app.inject(path);
  return [statusCode, json().status, headers['cache-control'], headers.connection];
};
const ready = async () => (await ask('/api/ready')).slice(0, 2);

test('it serves when the database is there and of a schema that fits; it lives whatever the database does', async () => {
  expect(await ask('/api/ready')).toEqual([200, 'ok', 'no-store', 'keep-alive']);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-next-release', '')`.execute(portal.db);
  expect(await ready()).toEqual([200, 'ok']);
  await sql`update schema_support set oldest = '9998-of-another-release'`.execute(portal.db);
  expect(await ready()).toEqual([503, 'database too new']);
  await sql`update kysely_migration set name = 'another' where name = '0001-platform'`.execute(portal.db);
  expect(await ready()).toEqual([503, 'migrations missing']);
  await sql`alter table kysely_migration rename to gone`.execute(portal.db);
  expect(await ready()).toEqual([503, 'database unreachable']);
  expect(await ask('/api/health')).toEqual([200, 'ok', 'no-store', 'keep-alive']);
});

test('before it stops it still answers, tells that it is not ready, and lets connections go', async () => {
  portal.app.leave();
  expect(await ask('/api/ready')).toEqual([503, 'stopping', 'no-store', 'close']);
  expect(await ask('/api/shared/countries')).toMatchObject([200, undefined, 'no-store', 'close']);
});
