import { sql } from 'kysely';
import { testApp } from '../testing/test-app.ts';
import { countForScreen, loadPage, paginate, paginateIds } from './pagination.ts';

const portal = testApp();

/** More rows than a pager counts. */
const ROWS = 10_050;
const numbers = () =>
  portal.app.db
    .selectFrom(sql<{ n: number }>`(select n from generate_series(1, ${sql.lit(ROWS)}) as series (n))`.as('numbers'))
    .select('n')
    .orderBy('n');

const read = async (page: number, limit = 20, below = ROWS) => {
  const { items, ...rest } = await paginate(numbers().where('n', '<=', below), { page, limit });
  return { ...rest, first: items[0]?.n, rows: items.length };
};

test('counts what a pager shows for screens, and every row for everyone else', async () => {
  expect(await countForScreen(() => read(1))).toMatchObject({ total: 10_001, totalIsLowerBound: true, rows: 20 });
  expect(await read(1)).toEqual({ total: ROWS, page: 1, limit: 20, first: 1, rows: 20 });
  expect(await countForScreen(() => read(1, 20, 10_000))).toEqual({
    total: 10_000,
    page: 1,
    limit: 20,
    first: 1,
    rows: 20,
  });
  // A tile only needs the total, so it requests a single row.
  expect(await countForScreen(() => read(1, 1))).toEqual({ total: ROWS, page: 1, limit: 1, first: 1, rows: 1 });
});

test('reaches every page behind the counted rows, and ends with the last', async () => {
  const page = (n: number) => countForScreen(() => read(n));
  expect(await page(500)).toMatchObject({ total: 10_001, totalIsLowerBound: true, first: 9_981 });
  expect(await page(501)).toMatchObject({ total: 10_021, totalIsLowerBound: true, first: 10_001 });
  expect(await page(502)).toMatchObject({ total: 10_041, totalIsLowerBound: true, first: 10_021 });
  expect(await page(503)).toEqual({ total: ROWS, page: 503, limit: 20, first: 10_041, rows: 10 });
  expect(await page(504)).toEqual({ total: ROWS, page: 504, limit: 20, first: undefined, rows: 0 });
});

test('determines the total of a short list without counting', async () => {
  const uncounted = numbers().where('n', '<=', 25);
  const short = { page: 2, limit: 20 };
  const never = () => {
    throw new Error('counted');
  };
  const countQuery = uncounted.withPlugin({ transformQuery: never, transformResult: never });
  expect(await paginate(uncounted, short, countQuery)).toMatchObject({ total: 25 });
  expect(await paginate(numbers().where('n', '<', 0), { page: 1, limit: 20 }, countQuery)).toMatchObject({ total: 0 });
  await expect(paginate(numbers(), { page: 1, limit: 20 }, countQuery)).rejects.toThrow('counted');
});

test('counts ids in the statement that loads them', async () => {
  const ids = (below: number) =>
    portal.app.db
      .selectFrom(
        sql<{
          id: string;
          n: number;
        }>`(select n::text as id, n from generate_series(1, ${sql.lit(ROWS)}) as series (n))`.as('numbers'),
      )
      .select('id')
      .where('n', '<=', below)
      .orderBy('n');
  const page = (number: number, limit = 20, below = ROWS) =>
    countForScreen(async () => {
      const { items, ...rest } = await paginateIds(portal.app.db, ids(below), { page: number, limit });
      return { ...rest, first: items[0]?.id, rows: items.length };
    });
  expect(await page(1)).toMatchObject({ total: 10_001, totalIsLowerBound: true, first: '1', rows: 20 });
  expect(await page(502)).toMatchObject({ total: 10_041, totalIsLowerBound: true, first: '10021' });
  expect(await page(503)).toEqual({ total: ROWS, page: 503, limit: 20, first: '10041', rows: 10 });
  expect(await page(504)).toEqual({ total: ROWS, page: 504, limit: 20, first: undefined, rows: 0 });
  expect(await page(1, 1)).toEqual({ total: ROWS, page: 1, limit: 1, first: '1', rows: 1 });
  expect(await page(1, 20, 20)).toEqual({ total: 20, page: 1, limit: 20, first: '1', rows: 20 });
  expect(await page(1, 20, 0)).toEqual({ total: 0, page: 1, limit: 20, first: undefined, rows: 0 });
  expect(await page(3, 20, 25)).toEqual({ total: 25, page: 3, limit: 20, first: undefined, rows: 0 });
});

test('tells a count of its own how many rows to count, and only when the page is full or behind the last', async () => {
  const counted: (number | undefined)[] = [];
  const load = (page: number, rows: number) =>
    loadPage(
      { page, limit: 20 },
      async (limit, offset) =>
        Array.from({ length: Math.max(0, Math.min(limit, rows - offset)) }, (_, n) => offset + n),
      async (max = rows) => {
        counted.push(max);
        return Math.min(rows, max);
      },
    );
  expect(await load(1, 5)).toEqual({ items: [0, 1, 2, 3, 4], total: 5, page: 1, limit: 20 });
  expect(await load(2, 21)).toEqual({ items: [20], total: 21, page: 2, limit: 20 });
  expect(counted).toEqual([]);
  expect(await load(1, 12_000)).toMatchObject({ total: 12_000 });
  const forScreen = await countForScreen(() => load(1, 12_000));
  expect([forScreen.total, forScreen.totalIsLowerBound]).toEqual([10_001, true]);
  expect(await load(3, 21)).toEqual({ items: [], total: 21, page: 3, limit: 20 });
  expect(counted).toEqual([12_000, 10_001, 21]);
});
