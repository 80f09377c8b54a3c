import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { startProxy } from '../testing/network-proxy.ts';
import { toAppError } from '../http/error-handler.ts';
import { type Db, openDatabase } from './database.ts';

const LIMITS = { connectMs: 400, statementMs: 250, lockMs: 150, idleTransactionMs: 150, queryMs: 350 };
let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startProxy(database.connection);
});
afterAll(async () => {
  await proxy.close();
  await database.drop();
});
beforeEach(() => {
  db = openDatabase({ ...proxy.connection, max: 1 }, () => undefined, { limits: LIMITS });
});
afterEach(async () => {
  proxy.resume();
  await db.destroy();
});

const query = () => sql`select 1`.execute(db);
const kill = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = ${database.name}`.execute(
    database.db,
  );
/** The status, code and the time it took in milliseconds. */
async function failureOf(run: () => Promise<unknown>) {
  const startedAt = performance.now();
  const error = await run().then(
    () => new Error('It did not fail'),
    (reason: unknown) => reason,
  );
  const { status, code } = toAppError(error);
  return { failure: [status, code], ms: performance.now() - startedAt };
}
const UNAVAILABLE = [503, 'databaseUnavailable'];

test('a backend that is killed during a query fails this query only', async () => {
  await query();
  const [{ failure }] = await Promise.all([failureOf(() => sql`select pg_sleep(0.2)`.execute(db)), kill()]);
  expect(failure).toEqual(UNAVAILABLE);
  await query();
});

test('a backend that is killed between two queries of a transaction fails the transaction only', async () => {
  const { failure } = await failureOf(() =>
    db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await kill();
      await sql`select 1`.execute(tx);
    }),
  );
  expect(failure).toEqual(UNAVAILABLE);
  await query();
});

test('the loss of an idle connection is reported, and the next query gets another', async () => {
  const lost = Promise.withResolvers<Error>();
  const other = openDatabase(proxy.connection, lost.resolve, { limits: LIMITS });
  await sql`select 1`.execute(other);
  proxy.cut();
  expect(await lost.promise).toBeInstanceOf(Error);
  await sql`select 1`.execute(other);
  await other.destroy();
});

test('a hanging server fails a transaction once, without waiting for its rollback, and recovers', async () => {
  await query();
  proxy.pause();
  const { failure, ms } = await failureOf(() => db.transaction().execute((tx) => sql`select 1`.execute(tx)));
  expect([failure, ms < 2 * LIMITS.queryMs]).toEqual([UNAVAILABLE, true]);
  const connecting = await failureOf(query);
  expect([connecting.failure, connecting.ms < 2 * LIMITS.connectMs]).toEqual([UNAVAILABLE, true]);
  proxy.resume();
  await query();
});

test('a call that gets no connection of the pool fails in time', async () => {
  const { failure } = await db.connection().execute(async (connection) => {
    await sql`select 1`.execute(connection);
    return failureOf(query);
  });
  expect(failure).toEqual(UNAVAILABLE);
});

test('a slow statement, a held lock and an idle transaction fail in time', async () => {
  expect((await failureOf(() => sql`select pg_sleep(1)`.execute(db))).failure).toEqual(UNAVAILABLE);
  await database.db.transaction().execute(async (holder) => {
    await sql`select pg_advisory_xact_lock(7)`.execute(holder);
    expect((await failureOf(() => sql`select pg_advisory_xact_lock(7)`.execute(db))).failure).toEqual(UNAVAILABLE);
  });
  const { failure } = await failureOf(() =>
    db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await sql`select pg_sleep(0.25)`.execute(database.db);
      await sql`select 1`.execute(tx);
    }),
  );
  expect(failure).toEqual(UNAVAILABLE);
  await query();
});

test('wrong parameters and failing statements are no loss of the connection', async () => {
  expect((await failureOf(() => sql`select 1/0`.execute(db))).failure).toEqual([500, 'internal']);
  const circular: Record<string, unknown> = {};
  circular['itself'] = circular;
  expect((await failureOf(() => sql`select ${circular}::json`.execute(db))).failure).toEqual([500, 'internal']);
});
