import { type Expression, type RawBuilder, sql } from 'kysely';
import type { GroupUnit } from 'shared-contracts/values/finance/report-groups';
import { MAX_GROUPS } from 'shared-contracts/values/finance/report-groups';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { joinListedIds } from './listed.ts';
import type { Sums } from './sums.ts';
import type { Group, Grouping, Groups } from './grouping.ts';

type GroupedRows = Grouping & {
  table: string;
  ids: Expression<unknown>;
  joined: RawBuilder<unknown>;
  sqlOf: (column: ReportColumnId) => string;
  currencies: Sums;
  /** SQL. */
  isDraft: string;
};
type Row = { keys: (string | boolean | null)[]; currency: string | null; values: Record<string, string | null> };

const FORMATS: Record<GroupUnit, string> = { day: 'YYYY-MM-DD', week: 'IYYY-"W"IW', month: 'YYYY-MM' };
/** Decimals of averages. */
const PLACES = 2;

/** SQL of what rows are grouped by. */
export const toKey = (value: string, unit: GroupUnit | null, zone: string) =>
  unit === null
    ? sql`${sql.raw(value)}`
    : sql`to_char(to_timestamp(${sql.raw(value)}) at time zone ${zone}, ${sql.lit(FORMATS[unit])})`;

const FUNCTIONS = {
  count: () => sql`count(*)::text`,
  sum: (value: RawBuilder<unknown>) => sql`sum(${value})::text`,
  average: (value: RawBuilder<unknown>) => sql`round(avg(${value}), ${sql.lit(PLACES)})::text`,
};

/** Rows by group and currency, from one pass over the rows. All SQL is from the tables of columns. @throws 422 for too many */
export async function groupRows(
  db: Db,
  { table, ids, joined, sqlOf, currencies, isDraft, groupBy, measures, zone }: GroupedRows,
): Promise<Pick<Groups, 'items' | 'drafts'>> {
  const byCurrency = [
    ...Map.groupBy(measures, ({ column }) => (column === null ? null : (currencies[column] ?? null))),
  ];
  const read = [
    sql`${sql.raw(isDraft)} as is_draft`,
    ...groupBy.map(({ column, unit }, i) => sql`${toKey(sqlOf(column), unit, zone)} as ${sql.raw(`k${i}`)}`),
    ...measures.flatMap(({ id, column }) =>
      column === null ? [] : [sql`(${sql.raw(sqlOf(column))})::numeric as ${sql.raw(`"${id}"`)}`],
    ),
    ...byCurrency.flatMap(([currency], i) =>
      currency === null ? [] : [sql`${sql.raw(currency)} as ${sql.raw(`currency_${i}`)}`],
    ),
  ];
  const keys = groupBy.map((_, i) => sql.raw(`k${i}`));
  const keyArray = keys.length === 0 ? sql`'[]'::jsonb` : sql`jsonb_build_array(${sql.join(keys)})`;
  const branches = byCurrency.map(([currency, some], i) => {
    const values = sql.join(some.map(({ id, fn }) => sql`${sql.lit(id)}::text, ${FUNCTIONS[fn](sql.raw(`"${id}"`))}`));
    const money = currency === null ? sql`null::text` : sql.raw(`currency_${i}::text`);
    const by = [...keys, ...(currency === null ? [] : [sql.raw(`currency_${i}`)])];
    return sql`(select ${keyArray} as keys, ${money} as currency, jsonb_build_object(${values}) as values from grouped
      ${currency === null ? sql`` : sql`where ${sql.raw(`currency_${i}`)} is not null`}
      ${by.length === 0 ? sql`having count(*) > 0` : sql`group by ${sql.join(by)}`} limit ${sql.lit(MAX_GROUPS + 1)})`;
  });
  const { rows } = await sql<Row>`
    with listed as materialized (${ids}), grouped as materialized (
      select ${sql.join(read)} from ${joinListedIds(table)} ${joined})
    ${sql.join(branches, sql` union all `)}
    union all select '"drafts"', null, jsonb_build_object('drafts', count(*) filter (where is_draft)::text) from grouped`.execute(
    db,
  );
  const groups = rows.filter(({ keys: values }) => Array.isArray(values));
  const drafts = rows.find(({ keys: values }) => !Array.isArray(values))?.values['drafts'];
  const items = mergeGroups(groups, groupBy);
  if (items.length > MAX_GROUPS)
    throw new AppError(422, 'tooManyGroups', `More than ${MAX_GROUPS} groups`, { params: { max: MAX_GROUPS } });
  return { items, drafts: Number(drafts ?? 0) };
}

/** Values of the same group and currency in one; those without a currency join the first one of their group. */
function mergeGroups(rows: readonly Row[], groupBy: Grouping['groupBy']): Group[] {
  return [...Map.groupBy(rows, ({ keys }) => JSON.stringify(keys)).values()].flatMap((ofGroup) => {
    const keys = Object.fromEntries(groupBy.map(({ id }, i) => [id, ofGroup[0]?.keys[i] ?? null]));
    const plain = Object.assign({}, ...ofGroup.filter(({ currency }) => currency === null).map(({ values }) => values));
    const byCurrency = [
      ...Map.groupBy(
        ofGroup.filter(({ currency }) => currency !== null),
        ({ currency }) => currency,
      ),
    ].toSorted(([one], [other]) => String(one).localeCompare(String(other)));
    if (byCurrency.length === 0) return [{ keys, currency: null, values: plain }];
    return byCurrency.map(([currency, some], i) => ({
      keys,
      currency,
      values: Object.assign({}, ...(i === 0 ? [plain] : []), ...some.map(({ values }) => values)),
    }));
  });
}
