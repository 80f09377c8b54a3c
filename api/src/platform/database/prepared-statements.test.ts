import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { inTransaction, openDatabase } from './database.ts';
import { withCustomPlan } from './prepared-statements.ts';

const EXECUTIONS = 12;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const withOneConnection = async (run: (db: TestDatabase['db']) => Promise<void>) => {
  const db = openDatabase({ ...database.connection, max: 1 }, console.error);
  await run(db).finally(() => db.destroy());
};
const listPrepared = async (db: TestDatabase['db']) => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
};
async function repeat(times: number, run: (n: number) => Promise<unknown>) {
  for (let n = 0; n < times; n++) await run(n);
}

test('prepares a statement that is executed often, and executes it with new parameters', () =>
  withOneConnection(async (db) => {
    const addOne = (n: number) => sql<{ sum: number }>`select ${n}::int + 1 as sum`.execute(db);
    await addOne(0);
    expect(await listPrepared(db)).toEqual([]);
    await repeat(EXECUTIONS, async (n) => {
      expect((await addOne(n)).rows).toEqual([{ sum: n + 1 }]);
    });
    expect(await listPrepared(db)).toEqual(['select $1::int + 1 as sum']);
  }));

test('reads and writes all columns after a migration has added one, also in a transaction', () =>
  withOneConnection(async (db) => {
    const read = (tx: TestDatabase['db']) =>
      tx.selectFrom('countries').selectAll().where('shortName', '=', 'LK').executeTakeFirstOrThrow();
    const write = (name: string) =>
      db.updateTable('countries').set({ name }).where('shortName', '=', 'LK').returningAll('countries').execute();
    await repeat(EXECUTIONS, () => read(db));
    await repeat(EXECUTIONS, (n) => write(`Country ${n}`));
    expect(await listPrepared(db)).toHaveLength(2);

    await sql`alter table countries add column population int default 22`.execute(db);
    await inTransaction(db, async (tx) => expect(await read(tx)).toMatchObject({ population: 22 }));
    expect(await read(db)).toMatchObject({ population: 22 });
    expect(await write('Sri Lanka')).toMatchObject([{ population: 22, name: 'Sri Lanka' }]);
  }));

test('prepares the first statement of a transaction, and begins it again when the plan is outdated', () =>
  withOneConnection(async (db) => {
    const rename = async (tx: TestDatabase['db'], name: string) => {
      const [renamed] = await tx
        .updateTable('timezones')
        .set({ name })
        .where('name', '=', name)
        .returningAll('timezones')
        .execute();
      return renamed;
    };
    const zone = 'Asia/Colombo';
    await repeat(EXECUTIONS, () => inTransaction(db, (tx) => rename(tx, zone)));
    expect(await listPrepared(db)).toHaveLength(1);
    await sql`alter table timezones add column letters int default 7`.execute(db);
    const failing = inTransaction(db, async (tx) => {
      expect(await rename(tx, zone)).toMatchObject({ letters: 7 });
      await tx.deleteFrom('sessions').execute();
      await sql`alter table timezones drop column letters`.execute(tx);
      expect(await rename(tx, zone)).not.toHaveProperty('letters');
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await inTransaction(db, (tx) => rename(tx, zone))).toMatchObject({ name: zone, letters: 7 });
  }));

test('plans a marked statement for its values each time', () =>
  withOneConnection(async (db) => {
    const find = (name: string) =>
      db.selectFrom('countries').select('name').where('shortName', '=', name).where(withCustomPlan).execute();
    await repeat(EXECUTIONS, () => find('LK'));
    expect(await find('LK')).toHaveLength(1);
    expect(await listPrepared(db)).toEqual([]);
  }));

test('keeps a connection usable when a prepared statement fails', () =>
  withOneConnection(async (db) => {
    const divide = (n: number) => sql<{ ratio: number }>`select 10 / ${n}::int as ratio`.execute(db);
    await repeat(EXECUTIONS, () => expect(divide(0)).rejects.toThrow('division by zero'));
    expect((await divide(5)).rows).toEqual([{ ratio: 2 }]);
  }));

test('limits the number and the length of prepared statements', () =>
  withOneConnection(async (db) => {
    await repeat(500, async (statement) => {
      await repeat(6, (n) => sql`select ${n}::int + ${sql.lit(statement)}`.execute(db));
    });
    expect(await listPrepared(db)).toHaveLength(400);
    const { rows } = await sql<{ sum: number }>`select ${1}::int + 900 as sum`.execute(db);
    expect(rows).toEqual([{ sum: 901 }]);
  }));
