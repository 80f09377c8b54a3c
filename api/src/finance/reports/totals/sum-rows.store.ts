import { type Expression, type RawBuilder, sql } from 'kysely';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { Db } from '../../../platform/database/database.ts';
import { joinListedIds } from './listed.ts';
import type { CurrencySums, ReportSums, SumCells, Sums } from './sums.ts';

type SummedRows = {
  table: string;
  /** The ids of all rows. */
  ids: Expression<unknown>;
  joined: RawBuilder<unknown>;
  columns: readonly ReportColumnId[];
  sqlOf: (column: ReportColumnId) => string;
  sums: Sums;
  /** SQL. */
  isDraft: string;
};
type SumRow = { currency: string | null; cells: Record<string, string | null>; drafts: number };

/** Columns by the SQL of their currency. */
const groupByCurrency = (columns: readonly ReportColumnId[], sums: Sums) => [
  ...Map.groupBy(columns, (column) => sums[column] ?? null),
];

const toCells = (columns: readonly ReportColumnId[]) =>
  sql.join(columns.map((column) => sql`${sql.lit(column)}::text, sum(${sql.raw(`"${column}"`)})::text`));

/**
 * Adds up columns over all rows, money by currency. Finds the ids first, since PostgreSQL otherwise searches all rows
 * of the table, then reads the rows once.
 */
export async function sumRows(
  db: Db,
  { table, ids, joined, columns, sqlOf, sums, isDraft }: SummedRows,
): Promise<Pick<ReportSums, 'drafts' | 'items'>> {
  if (columns.length === 0) return { items: [], drafts: 0 };
  const groups = groupByCurrency(columns, sums);
  const read = [
    sql`${sql.raw(isDraft)} as is_draft`,
    ...columns.map((column) => sql`${sql.raw(sqlOf(column))} as ${sql.raw(`"${column}"`)}`),
    ...groups.flatMap(([currency], i) =>
      currency === null ? [] : [sql`${sql.raw(currency)} as ${sql.raw(`currency_${i}`)}`],
    ),
  ];
  const summed = groups.map(([currency, ofGroup], i) =>
    currency === null
      ? sql`select null::text as currency, jsonb_build_object(${toCells(ofGroup)}) as cells, 0 as drafts from summed`
      : sql`select ${sql.raw(`currency_${i}`)}::text as currency, jsonb_build_object(${toCells(ofGroup)}) as cells, 0 as drafts
          from summed where ${sql.raw(`currency_${i}`)} is not null group by 1`,
  );
  const { rows } = await sql<SumRow>`
    with listed as materialized (${ids}), summed as materialized (
      select ${sql.join(read)} from ${joinListedIds(table)} ${joined})
    ${sql.join(summed, sql` union all `)}
    union all select null, '{}', count(*) filter (where is_draft) from summed`.execute(db);
  return { items: mergeSums(rows), drafts: Math.max(0, ...rows.map(({ drafts }) => drafts)) };
}

/** One entry per currency, sorted by its name; omits columns without amounts. */
function mergeSums(rows: readonly SumRow[]): CurrencySums[] {
  return [...Map.groupBy(rows, ({ currency }) => currency)]
    .map(([currency, some]) => ({
      currency,
      cells: Object.fromEntries(
        some.flatMap(({ cells }) => Object.entries(cells).filter(([, value]) => value !== null)),
      ) as SumCells,
    }))
    .filter(({ cells }) => Object.keys(cells).length > 0)
    .toSorted((one, other) => (one.currency ?? '').localeCompare(other.currency ?? ''));
}
