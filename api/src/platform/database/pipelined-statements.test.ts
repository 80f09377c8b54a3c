import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { inTransaction, type Tables } from './database.ts';
import { createGuardedPool } from './guarded-pool.ts';
import { deferred } from './pipelined-statements.ts';

type Db = TestDatabase['db'];

let database: TestDatabase;
let db: Db;
let roundTrips = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const ignore = () => undefined;
  const { pool, guarded } = createGuardedPool(
    { ...database.connection, max: 1 },
    { onIdleError: ignore, onQueryError: ignore, prepareAfter: 1 },
  );
  pool.on('connect', (client) => {
    client.connection.on('readyForQuery', () => {
      roundTrips += 1;
    });
  });
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
  await sql`create temporary table marks (n int primary key)`.execute(db);
  // PostgreSQL then knows the statements.
  for (const n of [-1, -2]) await inTransaction(db, (tx) => add(tx, n));
  await find(db, 0);
});
beforeEach(async () => {
  await sql`delete from marks`.execute(db);
  roundTrips = 0;
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const add = (tx: Db, n: number) => sql`insert into marks values (${n}::int) ${deferred}`.execute(tx);
const find = async (tx: Db, from: number) => {
  const { rows } = await sql<{ n: number }>`select n from marks where n >= ${from}::int order by n`.execute(tx);
  return rows.map(({ n }) => n);
};
const divide = (tx: Db, n: number) => sql`select 1 / ${n}::int`.execute(tx);
/** Its error, and what it left. */
async function failureOf(run: (tx: Db) => Promise<unknown>) {
  const error: unknown = await inTransaction(db, run).catch((reason: unknown) => reason);
  return { code: error instanceof pg.DatabaseError ? error.code : error, left: await find(db, 0) };
}

test('sends the begin with the first statement, and what is deferred with the commit', async () => {
  await inTransaction(db, async (tx) => {
    await find(tx, 0);
    await add(tx, 1);
    await add(tx, 2);
  });
  expect(roundTrips).toBe(2);
  expect(await find(db, 0)).toEqual([1, 2]);
});

test('executes in order: a statement sees what was deferred before it', async () => {
  const found = await inTransaction(db, async (tx) => {
    await add(tx, 1);
    const before = await find(tx, 0);
    await add(tx, 2);
    return [before, await find(tx, 0)];
  });
  expect(found).toEqual([[1], [1, 2]]);
  expect(roundTrips).toBe(3);
});

test('sends nothing of an empty transaction, nor what is deferred when it is rolled back', async () => {
  await inTransaction(db, async () => undefined);
  await expect(
    inTransaction(db, async (tx) => {
      await add(tx, 1);
      throw new Error('changed its mind');
    }),
  ).rejects.toThrow('changed its mind');
  expect(roundTrips).toBe(0);
  await expect(
    inTransaction(db, async (tx) => {
      await find(tx, 0);
      await add(tx, 1);
      throw new Error('changed its mind');
    }),
  ).rejects.toThrow('changed its mind');
  expect(roundTrips).toBe(2);
  expect(await find(db, 0)).toEqual([]);
});

test('a deferred statement that fails fails the commit or the next statement, and takes all back', async () => {
  const addTwice = async (tx: Db) => {
    await find(tx, 0);
    await add(tx, 1);
    await add(tx, 1);
  };
  expect(await failureOf(addTwice)).toEqual({ code: '23505', left: [] });
  expect(await failureOf((tx) => addTwice(tx).then(() => find(tx, 0)))).toEqual({ code: '23505', left: [] });
  await inTransaction(db, (tx) => add(tx, 3));
  expect(await find(db, 0)).toEqual([3]);
});

test('rolls back what came before a failing statement', async () => {
  await divide(db, 1);
  const failing = async (tx: Db) => {
    await add(tx, 1);
    await divide(tx, 0);
  };
  expect(await failureOf(failing)).toEqual({ code: '22012', left: [] });
  expect(await failureOf((tx) => divide(tx, 0))).toEqual({ code: '22012', left: [] });
});

test('executes at once outside of a transaction, and after an error within', async () => {
  await add(db, 1);
  await expect(add(db, 1)).rejects.toThrow('duplicate key');
  const goingOn = async (tx: Db) => {
    await divide(tx, 0).catch(() => undefined);
    await add(tx, 2);
  };
  expect(await failureOf(goingOn)).toEqual({ code: '25P02', left: [1] });
});

test('begins also for several statements in one text, and for one that cannot be parsed', async () => {
  const several = async (tx: Db) => {
    await sql.raw('insert into marks values (1); insert into marks values (2)').execute(tx);
    await divide(tx, 0);
  };
  expect(await failureOf(several)).toEqual({ code: '22012', left: [] });
  const unknown = (tx: Db) => sql`select * from nowhere where n = ${1}::int`.execute(tx);
  for (let time = 0; time < 3; time++) expect(await failureOf(unknown)).toEqual({ code: '42P01', left: [] });
});

test('a value that cannot be sent fails the transaction, and its statement stays usable', async () => {
  const circular: Record<string, unknown> = {};
  circular['itself'] = circular;
  const addValue = (tx: Db, value: unknown) =>
    sql`insert into marks values (${value}::text::int) ${deferred}`.execute(tx);
  await addValue(db, 7);
  const failing = async (tx: Db) => {
    await find(tx, 0);
    await addValue(tx, circular);
  };
  for (let time = 0; time < 2; time++) {
    const { code, left } = await failureOf(failing);
    expect(code).toBeInstanceOf(TypeError);
    expect(left).toEqual([7]);
  }
  await inTransaction(db, (tx) => addValue(tx, 8));
  expect(await find(db, 0)).toEqual([7, 8]);
});
