import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createBuilders } from '../../../demo/builders.ts';
import { buildApp } from '../../app.ts';
import { issueToken } from '../../identity/auth/session.ts';
import { needs, needsSignIn } from '../access/needs.ts';
import { type Db, inTransaction, openDatabase } from '../database/database.ts';
import { createServices } from '../services/create-services.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { TEST_NOW, testApp } from '../testing/test-app.ts';
import { fromReplica } from './read-from-replica.ts';

const portal = testApp();
let second: TestDatabase;
let db: Db;
let app: FastifyInstance;
const failures: string[] = [];
/** The replica's position. */
const replica = { position: Infinity, isUsable: true };

/** The database that ran the statement. */
async function nameOf(of: Db, statement = 'select current_database() as name') {
  const { rows } = await sql.raw<{ name: string }>(statement).execute(of);
  return { database: rows[0]?.name };
}
const READ = fromReplica(needsSignIn);
const routes: FastifyPluginAsyncZod = async (scope) => {
  const statements = {
    read: 'select current_database() as name',
    'read-new-table': 'select current_database() as name from only_on_primary',
    'write-by-mistake': 'insert into only_on_primary values (2) returning current_database() as name',
    lost: `select current_database() as name, pg_terminate_backend(pg_backend_pid())
      where current_database() = '${second.name}' union all select current_database(), true`,
    wrong: 'select 1 / 0',
  };
  for (const [path, statement] of Object.entries(statements))
    scope.get(`/${path}`, READ, async () => nameOf(scope.db, statement));
  scope.get('/record', needsSignIn, async () => nameOf(scope.db));
  scope.get('/transaction', READ, async () => inTransaction(scope.db, (tx) => nameOf(tx)));
  scope.post('/write', needsSignIn, async () => ({}));
  scope.post('/withdraw', needs('partner', 'write'), async () => ({}));
};

beforeAll(async () => {
  second = await createTestDatabase();
  db = openDatabase(portal.connection, () => undefined, {
    replica: { connection: second.connection, onFailure: ({ message }) => failures.push(message) },
  });
  await sql`create table only_on_primary as select 1 as id`.execute(db);
  await sql`alter database ${sql.id(second.name)} set default_transaction_read_only = on`.execute(second.db);
  const { now, config, secret, hooks } = portal.app;
  const services = createServices(
    {
      db,
      replica: {
        isUsable: () => replica.isUsable,
        hasReached: async (position) => position <= replica.position,
        lag: () => 0,
        catchUp: async () => undefined,
        reportFailure: () => undefined,
        start: async () => undefined,
        close: async () => undefined,
      },
      connection: portal.connection,
      now,
      config,
      secret,
      hooks,
    },
    console.error,
  );
  app = await buildApp(services, { features: [routes] });
});
afterAll(async () => {
  await app.close();
  await db.destroy();
  await second.drop();
});
beforeEach(() => Object.assign(replica, { position: Infinity, isUsable: true }));

const build = () => createBuilders(portal.db, TEST_NOW);
async function call(user: { id: string }, method: 'GET' | 'POST', path: string) {
  const authorization = `Bearer ${await issueToken(portal.app, user.id)}`;
  const reply = await app.inject({ method, url: `/api${path}`, headers: { authorization } });
  const { database } = reply.json() as { database?: string };
  return reply.statusCode === 200 ? ({ [second.name]: 'replica' }[database ?? ''] ?? 'primary') : reply.statusCode;
}

test('reads that a replica may serve go there, everything else to the primary', async () => {
  const ann = await build().user();
  expect(await call(ann, 'GET', '/read')).toBe('replica');
  expect(await call(ann, 'GET', '/record')).toBe('primary');
  expect(await call(ann, 'GET', '/transaction')).toBe('primary');
  replica.isUsable = false;
  expect(await call(ann, 'GET', '/read')).toBe('primary');
});

test('users who have written read the primary until the replica has caught up, and nobody else does', async () => {
  const [ann, bob] = [await build().user(), await build().user()];
  replica.position = 0;
  expect(await call(ann, 'GET', '/read')).toBe('replica');
  await call(ann, 'POST', '/write');
  expect([await call(ann, 'GET', '/read'), await call(bob, 'GET', '/read')]).toEqual(['primary', 'replica']);
  replica.position = Infinity;
  expect(await call(ann, 'GET', '/read')).toBe('replica');
});

test('a change of access makes everyone read the primary until the replica has caught up', async () => {
  const ann = await build().user({ rules: [{ model: 'partner', rule: 'write' }] });
  const bob = await build().user();
  replica.position = 0;
  expect(await call(bob, 'GET', '/read')).toBe('replica');
  await call(ann, 'POST', '/withdraw');
  expect(await call(bob, 'GET', '/read')).toBe('primary');
});

test('queries that fail on the replica are repeated on the primary', async () => {
  const ann = await build().user();
  expect(await call(ann, 'GET', '/read-new-table')).toBe('primary');
  expect(await call(ann, 'GET', '/write-by-mistake')).toBe('primary');
  expect(failures).toEqual([]);
  expect(await call(ann, 'GET', '/lost')).toBe('primary');
  expect(failures).toHaveLength(1);
  expect(await call(ann, 'GET', '/wrong')).toBe(500);
});
