import { sql } from 'kysely';
import pg from 'pg';
import { assertSupportedVersion, connectDatabase } from './connect.ts';
import { StartupError } from '../errors/startup-error.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { getTestServer } from '../testing/test-server.ts';

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

/** The test server over TCP, with a password. */
function buildUrl(user: string, password: string) {
  const { host, port } = new pg.Client(getTestServer(database.name));
  const address = host.startsWith('/') ? '127.0.0.1' : host;
  return `postgres://${user}:${encodeURIComponent(password)}@${address}:${port}/${database.name}`;
}

test('connects to the server of DATABASE_URL', async () => {
  const { db, close } = await connectDatabase(
    { databaseUrl: buildUrl(USER, PASSWORD), dataFolder: 'unused' },
    console.error,
  );
  const { rows } = await sql<{ user: string; address: string | null }>`
    select current_user as user, inet_client_addr()::text as address`.execute(db);
  expect(rows[0]).toEqual({ user: USER, address: expect.stringMatching(/\d/) as unknown });
  await close();
});

test('reports a failed login without the password', async () => {
  const failed = connectDatabase(
    { databaseUrl: buildUrl('unknown_user', 'wr0ng-secret'), dataFolder: 'unused' },
    console.error,
  );
  await expect(failed).rejects.toThrow(StartupError);
  await expect(failed).rejects.toThrow(/^The database of DATABASE_URL cannot be reached: /);
  await expect(failed).rejects.not.toThrow(/wr0ng-secret/);
});

test('rejects an outdated server, naming both versions', () => {
  expect(() => assertSupportedVersion(140_011)).toThrow(
    new StartupError('PostgreSQL 15 or newer is needed; the server of DATABASE_URL is version 14.'),
  );
  expect(() => assertSupportedVersion(150_000)).not.toThrow();
});
