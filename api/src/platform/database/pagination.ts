import { type SelectQueryBuilder, sql } from 'kysely';
import type { Page, Paging } from 'shared-contracts/common';

type Range = Pick<Paging, 'page' | 'limit'>;

const countRows = async <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) => {
  const row = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return (row as { total: number }).total;
};

/**
 * Loads one page of a query and its total count, in parallel.
 * @param countQuery the same rows without joins and columns that only display needs, when counting those costs more
 */
export async function paginate<DB, TB extends keyof DB, O, DB2 = DB, TB2 extends keyof DB2 = never, O2 = unknown>(
  rows: SelectQueryBuilder<DB, TB, O>,
  { page, limit }: Range,
  countQuery?: SelectQueryBuilder<DB2, TB2, O2>,
): Promise<Page<O>> {
  const [items, total] = await Promise.all([
    rows
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    countQuery ? countRows(countQuery) : countRows(rows),
  ]);
  return { items, total, page, limit };
}

/** `-name` → `name` descending. Order by `id` as well, so that pages never overlap. */
export const parseSort = <Column extends string>(sort: Column | `-${Column}`) => ({
  column: sort.replace(/^-/, '') as Column,
  direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
});
