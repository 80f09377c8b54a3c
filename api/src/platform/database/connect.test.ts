import { sql } from 'kysely';
import pg from 'pg';
import { checkVersion, connect } from './connect.ts';
import { StartError } from './start-error.ts';
import { createTestDatabase, type TestDatabase } from './testing/databases.ts';
import { testServer } from './testing/server.ts';

const USER = 'portal_of_a_test';
const PASSWORD = 'p@ss/word';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql
    .raw(`drop role if exists ${USER}; create role ${USER} login superuser password '${PASSWORD}'`)
    .execute(database.db);
});
afterAll(async () => {
  await sql.raw(`drop role ${USER}`).execute(database.db);
  await database.drop();
});

/** The test server over the network, by name and password. */
function urlOf(user: string, password: string) {
  const { host, port } = new pg.Client(testServer(database.name));
  const address = host.startsWith('/') ? '127.0.0.1' : host;
  return `postgres://${user}:${encodeURIComponent(password)}@${address}:${port}/${database.name}`;
}

test('DATABASE_URL names a server', async () => {
  const { db, close } = await connect({ databaseUrl: urlOf(USER, PASSWORD), dataFolder: 'unused' }, console.error);
  const { rows } = await sql<{
    user: string;
    address: string | null;
  }>`select current_user as user, inet_client_addr()::text as address`.execute(db);
  expect(rows[0]).toEqual({ user: USER, address: expect.stringMatching(/\d/) as unknown });
  await close();
});

test('a server that does not let us in is told in one sentence without the password', async () => {
  const refused = connect({ databaseUrl: urlOf('stranger', 'wr0ng-secret'), dataFolder: 'unused' }, console.error);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: /);
  await expect(refused).rejects.not.toThrow(/wr0ng-secret/);
});

test('a server that is too old is told with both versions', () => {
  expect(() => checkVersion(140_011)).toThrow(
    new StartError('PostgreSQL 15 or newer is needed; the server of DATABASE_URL is version 14.'),
  );
  expect(() => checkVersion(150_000)).not.toThrow();
});
