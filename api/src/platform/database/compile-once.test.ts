import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { compileOnce } from './compile-once.ts';
import { inTransaction } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('builds a statement once, and executes it with the values of each call', async () => {
  let builds = 0;
  const findCountry = compileOnce<{ code: string; names: readonly string[] }, { shortName: string; isNamed: boolean }>(
    ['code', 'names'],
    (db, { code, names }) => {
      builds += 1;
      return db
        .selectFrom('countries')
        .select(['shortName', sql<boolean>`name = any(${names}::text[])`.as('isNamed')])
        .where('shortName', '=', code)
        .limit(1);
    },
  );
  expect(await findCountry(database.db, { code: 'LK', names: ['Sri Lanka'] })).toEqual([
    { shortName: 'LK', isNamed: true },
  ]);
  const inside = inTransaction(database.db, (tx) => findCountry(tx, { code: 'IT', names: [] }));
  expect(await inside).toEqual([{ shortName: 'IT', isNamed: false }]);
  expect(builds).toBe(1);
});
