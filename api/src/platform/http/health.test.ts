import { sql } from 'kysely';
import { testApp } from '../testing/test-app.ts';

const portal = testApp();
const health = async () => {
  const reply = await portal.app.inject('/health');
  return [reply.statusCode, reply.json().status];
};

test('it serves when the database is there and up to date', async () => {
  expect(await health()).toEqual([200, 'ok']);
  await sql`update kysely_migration set name = 'another' where name = '0001-platform'`.execute(portal.db);
  expect(await health()).toEqual([503, 'migrations missing']);
  await sql`alter table kysely_migration rename to gone`.execute(portal.db);
  expect(await health()).toEqual([503, 'database unreachable']);
});
