import { AsyncLocalStorage } from 'node:async_hooks';
import { expressionBuilder, type KyselyPlugin, type SelectQueryBuilder, sql } from 'kysely';
import type { Page, Paging } from 'shared-contracts/common';
import type { Db } from './database.ts';

type Range = Pick<Paging, 'page' | 'limit'>;

/** The most rows that the total of a list on a screen counts; beyond that it is a lower bound. */
const MAX_COUNTED_ROWS = 10_000;
/** Calls for fewer rows are made for the total itself: tiles, and sections of the home page. */
const MIN_PAGER_ROWS = 10;

const countingForScreen = new AsyncLocalStorage<boolean>();
/** Runs `run` with totals that are only as exact as a pager shows them. They are exact everywhere else. */
export const countForScreen = <Result>(run: () => Result): Result => countingForScreen.run(true, run);

/**
 * The most rows that a total counts: one more than a pager shows, and always one after the page, so that the next page
 * can be reached.
 * @returns undefined for all
 */
function countLimit({ page, limit }: Range): number | undefined {
  if (!countingForScreen.getStore() || limit < MIN_PAGER_ROWS) return undefined;
  return Math.max(MAX_COUNTED_ROWS, page * limit) + 1;
}

/**
 * Counts the rows of a statement instead of loading them: a `limit` next to a `count` would not limit what is counted.
 */
const countInstead: KyselyPlugin = {
  transformQuery: ({ node }) =>
    expressionBuilder<Record<never, never>>()
      .selectFrom(sql`(${{ toOperationNode: () => node }})`.as('counted'))
      .select(sql<number>`count(*)`.as('total'))
      .toOperationNode(),
  transformResult: async ({ result }) => result,
};

async function countRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, max: number | undefined) {
  const rows = query.clearSelect().clearOrderBy();
  const counted =
    max === undefined
      ? rows.select(sql<number>`count(*)`.as('total'))
      : rows
          .select(sql<number>`1`.as('counted'))
          .limit(max)
          .withPlugin(countInstead);
  const row = await counted.executeTakeFirstOrThrow();
  return (row as unknown as { total: number }).total;
}

const toPage = <Item>(items: Item[], { page, limit }: Range, counted: number, max: number | undefined): Page<Item> => {
  const total = items.length > 0 ? Math.max(counted, (page - 1) * limit + items.length) : counted;
  return { items, total, page, limit, ...(total === max && { totalIsLowerBound: true }) };
};

/**
 * Loads one page and its total. A page that isn't full is the last one, so that nothing has to be counted.
 * @param count gets how many rows to count at most; undefined: all
 */
export async function loadPage<Item>(
  range: Range,
  load: (limit: number, offset: number) => Promise<Item[]>,
  count: (max: number | undefined) => Promise<number>,
): Promise<Page<Item>> {
  const { page, limit } = range;
  const offset = (page - 1) * limit;
  const items = await load(limit, offset);
  const isCounted = items.length === limit || (items.length === 0 && page > 1);
  if (!isCounted) return toPage(items, range, offset + items.length, undefined);
  const max = countLimit(range);
  return toPage(items, range, await count(max), max);
}

/**
 * Loads one page of a query and its total.
 * @param countQuery the same rows without joins and columns that are only displayed, when counting those is expensive
 */
export const paginate = <DB, TB extends keyof DB, O, DB2 = DB, TB2 extends keyof DB2 = never, O2 = unknown>(
  rows: SelectQueryBuilder<DB, TB, O>,
  range: Range,
  countQuery?: SelectQueryBuilder<DB2, TB2, O2>,
): Promise<Page<O>> =>
  loadPage(
    range,
    (limit, offset) => rows.limit(limit).offset(offset).execute(),
    (max) => (countQuery ? countRows(countQuery, max) : countRows(rows, max)),
  );

/** The same for rows of ids alone, in one statement with the total. */
export async function paginateIds<DB, TB extends keyof DB>(
  db: Db,
  rows: SelectQueryBuilder<DB, TB, { id: string }>,
  range: Range,
): Promise<Page<{ id: string }>> {
  const { page, limit } = range;
  const offset = (page - 1) * limit;
  const max = countLimit(range);
  const counted = rows
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('counted'));
  const isCounted = page > 1 ? sql`in (0, ${limit})` : sql`= ${limit}`;
  const result = await sql<{ id: string | null; total: number | null }>`
    with page as materialized (${rows.limit(limit).offset(offset)})
    select page.id, totals.total
    from (
      select case when (select count(*) from page) ${isCounted}
        then (select count(*) from (${max === undefined ? counted : counted.limit(max)}) as counted) end as total
    ) as totals
    left join page on true`.execute(db);
  const items = result.rows.flatMap(({ id }) => (id === null ? [] : [{ id }]));
  const total = result.rows[0]?.total ?? null;
  return total === null ? toPage(items, range, offset + items.length, undefined) : toPage(items, range, total, max);
}

/** `-name` → `name` descending. Order by `id` as well, so that pages never overlap. */
export const parseSort = <Column extends string>(sort: Column | `-${Column}`) => ({
  column: sort.replace(/^-/, '') as Column,
  direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
});
