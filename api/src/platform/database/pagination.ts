import { type SelectQueryBuilder, sql } from 'kysely';
import type { Page, Paging } from 'shared-contracts/common';

type Range = Pick<Paging, 'page' | 'limit'>;

const countOf = async <DB, TB extends keyof DB, O>(matching: SelectQueryBuilder<DB, TB, O>) => {
  const counted = await matching
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return (counted as { total: number }).total;
};

/**
 * One page of `rows` and how many there are in all; both are asked for at once.
 * @param matching the same rows without what only shows them (joins, columns), when counting those would cost more
 */
export async function paged<DB, TB extends keyof DB, O, DB2 = DB, TB2 extends keyof DB2 = never, O2 = unknown>(
  rows: SelectQueryBuilder<DB, TB, O>,
  { page, limit }: Range,
  matching?: SelectQueryBuilder<DB2, TB2, O2>,
): Promise<Page<O>> {
  const [items, total] = await Promise.all([
    rows
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching ? countOf(matching) : countOf(rows),
  ]);
  return { items, total, page, limit };
}

/** `-name` → `name` descending; `id` settles what is equal, so that pages never overlap. */
export const ordering = <Column extends string>(sort: Column | `-${Column}`) => ({
  column: sort.replace(/^-/, '') as Column,
  direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
});
