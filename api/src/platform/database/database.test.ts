import { createBuilders } from '../../../demo/builders.ts';
import { nextNumber } from './counters.ts';
import { inTransaction } from './database.ts';
import { parseSort, paginate } from './pagination.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { TEST_NOW } from '../testing/test-app.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('assigns numbers without gaps or duplicates to concurrent transactions', async () => {
  const { db } = database;
  const [a, b] = [await createBuilders(db, TEST_NOW).organization(), await createBuilders(db, TEST_NOW).organization()];
  const numbers = await Promise.all(
    Array.from({ length: 20 }, () => inTransaction(db, (tx) => nextNumber(tx, a.id, 'order'))),
  );
  expect(numbers.toSorted((x, y) => x - y)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  const rolledBack = inTransaction(db, async (tx) => {
    await nextNumber(tx, a.id, 'order');
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect([
    await nextNumber(db, a.id, 'order'),
    await nextNumber(db, b.id, 'order'),
    await nextNumber(db, a.id, 'trip'),
  ]).toEqual([21, 1, 1]);
});

test('returns one page and the total count', async () => {
  const { db } = database;
  const rows = db
    .selectFrom('countries')
    .select('shortName')
    .where('shortName', 'in', ['LK', 'IN', 'MV', 'SG', 'MY'])
    .orderBy('shortName');
  const page = async (number: number) =>
    (({ items, ...rest }) => ({ codes: items.map(({ shortName }) => shortName), ...rest }))(
      await paginate(rows, { page: number, limit: 2 }),
    );
  expect(await page(1)).toEqual({ codes: ['IN', 'LK'], total: 5, page: 1, limit: 2 });
  expect(await page(3)).toEqual({ codes: ['SG'], total: 5, page: 3, limit: 2 });
  expect(await page(9)).toEqual({ codes: [], total: 5, page: 9, limit: 2 });
  expect([parseSort('-name'), parseSort('name')]).toEqual([
    { column: 'name', direction: 'desc' },
    { column: 'name', direction: 'asc' },
  ]);
});
