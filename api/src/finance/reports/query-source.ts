import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { REPORT_COLUMNS, type ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { Cell } from '../../platform/excel/columns.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { ReportRequest, ReportRow, ReportSource } from './source.ts';
import { assertRowLimit } from './assert-row-limit.ts';
import { groupRows } from './totals/group-rows.store.ts';
import type { Grouping } from './totals/grouping.ts';
import { addDrafts } from './drafts/add-drafts.ts';
import { type OwnColumns, sumOwnColumns, type SummedColumns } from './own-currency/own-columns.store.ts';
import { sumOwnGroups } from './own-currency/own-groups.store.ts';
import { addOwnAmounts, sumOwnAmounts } from './own-currency/own-amounts.store.ts';
import { readsDrafts, showsBill } from './drafts/bill-amounts.rules.ts';
import { sumRows } from './totals/sum-rows.store.ts';
import type { Sums } from './totals/sums.ts';

/** Rows loaded at a time: enough to be fast, few enough to leave the database to others. */
const BATCH = 400;

type Sort = NonNullable<ReportRequest['sort']>;
/**
 * `tripIds`: SQL of the trips of all rows, so that joins can read them as a set; undefined while reading a page, row
 * by row.
 */
type JoinContext = Pick<ReportRequest, 'caller' | 'now' | 'filters'> & { tripIds?: RawBuilder<unknown> | undefined };
/** Joins that only some columns need, by alias. */
export type Joins = readonly [alias: string, join: (reading: JoinContext) => RawBuilder<unknown>][];

export type QuerySource<T extends keyof Tables> = {
  table: T;
  /** The ids of visible rows, filtered. */
  selectIds: (db: Db, request: ReportRequest) => SelectQueryBuilder<Tables, T, { id: string }>;
  /** The same for reading all of them, where that is faster otherwise. */
  selectAllIds?: (db: Db, request: ReportRequest) => RawBuilder<{ id: string }>;
  /** SQL of the trips of the rows that are `listed`. */
  tripIds?: RawBuilder<unknown>;
  /** SQL of the default order. */
  defaultOrder: string;
  joins: Joins;
  /** SQL by column. Columns of the table itself are sortable. */
  columns: Partial<Record<ReportColumnId, string>>;
  /** Columns that format their stored text. */
  formats?: Partial<Record<ReportColumnId, (text: string) => string>>;
  /** The columns that columns computed from another one are sorted by. */
  sortedBy?: Partial<Record<ReportColumnId, string>>;
  sums?: Sums;
  /** Columns with several currencies that are added up in the own one as well. */
  ownColumns?: OwnColumns;
  /** SQL of whether the reader sees a bill as a draft. */
  drafts?: { of: BillSubject; isDraft: string };
  /**
   * Columns whose value several rows repeat, and SQL of the record that it belongs to, so that it is summed once per
   * record.
   */
  addedOnce?: { columns: Sums; per: string };
};

/** The joins of the columns and the joins that these depend on, dependencies last. */
function requiredJoins(joins: Joins, columns: readonly string[], reading: JoinContext): RawBuilder<unknown>[] {
  const needed: RawBuilder<unknown>[] = [];
  let referencedSql = columns.join(' ');
  for (const [alias, join] of joins.toReversed()) {
    if (!new RegExp(`\\b${alias}\\.`).test(referencedSql)) continue;
    const sqlJoin = join(reading);
    needed.unshift(sqlJoin);
    referencedSql += ` ${JSON.stringify(sqlJoin.toOperationNode())}`;
  }
  return needed;
}

/** A report over a query: finds and sorts the ids first, then loads the columns of one page or batch. */
export function querySource<T extends keyof Tables & string>({
  table,
  selectIds: listed,
  selectAllIds: listedAll = (db, request) => sql`${listed(db, request)}`,
  tripIds,
  defaultOrder: usual,
  joins,
  columns,
  formats = {},
  sortedBy = {},
  sums = {},
  ownColumns = {},
  drafts,
  addedOnce = { columns: {}, per: '' },
}: QuerySource<T>): ReportSource {
  const sqlOf = (column: ReportColumnId) => columns[column] ?? 'null';
  const sortedSqlOf = (column: ReportColumnId) => sortedBy[column] ?? sqlOf(column);
  const isStored = (column: ReportColumnId) => new RegExp(`^${table}\\.\\w+$`).test(sortedSqlOf(column));
  const currencyOf = (column: ReportColumnId) => sums[column] ?? addedOnce.columns[column] ?? null;
  const isComputedMoney = (column: ReportColumnId) => !isStored(column) && currencyOf(column) !== null;
  const ofRows = sql.raw(`"${table}"`);

  /** Money is sorted by value within its currency. */
  function selectIdsByMoney(db: Db, request: ReportRequest, { column, direction }: Sort) {
    const [value, currency] = [sqlOf(column), currencyOf(column) ?? 'null'];
    const joined = sql.join(requiredJoins(joins, [value, currency], request), sql` `);
    return sql<{
      id: string;
    }>`select ${ofRows}.id from ${ofRows} ${joined} where ${ofRows}.id in (${listed(db, request)})
      order by (${sql.raw(value)}) is null, (${sql.raw(currency)}) nulls last, (${sql.raw(value)}) ${sql.raw(direction)}, ${ofRows}.id`;
  }

  function selectSortedIds(db: Db, request: ReportRequest): RawBuilder<{ id: string }> {
    const { sort } = request;
    if (sort && isComputedMoney(sort.column)) return selectIdsByMoney(db, request, sort);
    return sql`${selectIdsByColumn(db, request)}`;
  }

  function selectIdsByColumn(db: Db, request: ReportRequest) {
    const { sort } = request;
    const order = sort ? `${sortedSqlOf(sort.column)} ${sort.direction} nulls last` : usual;
    return listed(db, request)
      .orderBy(sql.raw(order))
      .orderBy(sql.ref(`${table}.id`));
  }

  const formatCells = (cells: Record<string, Cell>) => {
    for (const [column, format] of Object.entries(formats)) {
      const cell = cells[column];
      if (typeof cell === 'string') cells[column] = format(cell);
    }
    return cells;
  };

  async function findRows(db: Db, request: ReportRequest, ids: readonly string[]): Promise<ReportRow[]> {
    if (ids.length === 0) return [];
    const chosen = request.columns.map((column) => sql`${sql.raw(sqlOf(column))} as ${sql.raw(`"${column}"`)}`);
    const isDraft = drafts && readsDrafts(request.columns) ? drafts.isDraft : 'false';
    const joined = sql.join(requiredJoins(joins, [...request.columns.map(sqlOf), isDraft], request), sql` `);
    const query = sql<
      { id: string; isDraft: boolean } & Record<string, Cell>
    >`select ${sql.raw(table)}.id, ${sql.raw(isDraft)} as "isDraft", ${sql.join(chosen)} from ${sql.raw(table)} ${joined} where ${sql.raw(table)}.id = any(${ids}::uuid[])`;
    const { rows } = await query.execute(db.withoutPlugins());
    const byId = new Map(
      rows.map(({ id, isDraft: draft, ...cells }) => [id, { id, cells: formatCells(cells), isDraft: draft }]),
    );
    const found = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
    if (!drafts) return found;
    return addOwnAmounts(db, drafts.of, request, await addDrafts(db, drafts.of, request, found));
  }

  const count = async (db: Db, request: ReportRequest) => {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from (${listedAll(db, request)}) counted`.execute(db);
    return rows[0]?.total ?? 0;
  };

  /**
   * The ids of all rows. Their number is a limit for PostgreSQL's planner: it overestimates the union of the reasons
   * for which rows are visible, and would read whole tables. It is a constant because a prepared plan would not know a
   * parameter.
   * @throws 422 if there are too many
   */
  const selectCountedIds = async (tx: Db, request: ReportRequest) => {
    const total = assertRowLimit(await count(tx, request));
    return sql`select id from (${listedAll(tx, request)}) counted limit ${sql.lit(total)}`;
  };

  const joinsOfAll = (request: ReportRequest, columnSql: readonly string[]) =>
    sql.join(requiredJoins(joins, columnSql, { ...request, tripIds }), sql` `);

  /** @param others SQL of what else is read */
  const ownColumnsOf = (
    ids: SummedColumns['ids'],
    request: ReportRequest,
    others: readonly string[] = [],
  ): SummedColumns => ({
    table,
    ids,
    columns: ownColumns,
    joinsOf: ({ bill, amount, currency }) => joinsOfAll(request, [`${bill}.id`, amount, currency, ...others]),
  });

  const sum = async (db: Db, request: ReportRequest) => {
    const ids = await selectCountedIds(db, request);
    const once = (column: ReportColumnId) =>
      `case when row_number() over (partition by ${addedOnce.per} order by ${table}.id) = 1 then ${sqlOf(column)} end`;
    const summedSql = (column: ReportColumnId) => (column in addedOnce.columns ? once(column) : sqlOf(column));
    const all: Sums = { ...sums, ...addedOnce.columns };
    const summed = request.columns.filter((column) => column in all);
    const isDraft = drafts && showsBill(request.columns) ? drafts.isDraft : 'false';
    const read = [isDraft, ...summed.flatMap((column) => [summedSql(column), all[column] ?? ''])];
    const summedRows = await sumRows(db, {
      table,
      ids,
      joined: joinsOfAll(request, read),
      columns: summed,
      sqlOf: summedSql,
      sums: all,
      isDraft,
    });
    const own = drafts ? await sumOwnAmounts(db, drafts.of, request, ids) : null;
    const inOwn = await sumOwnColumns(db, request, ownColumnsOf(ids, request), summedRows.items);
    return { ...summedRows, own, ownColumns: inOwn };
  };

  const isMeasurable = (column: ReportColumnId) =>
    column in columns &&
    columns[column] !== 'null' &&
    !(column in addedOnce.columns) &&
    (column in sums || REPORT_COLUMNS[column] !== 'money');

  const group = async (db: Db, request: ReportRequest, grouping: Grouping) => {
    const ids = await selectCountedIds(db, request);
    const read = [...grouping.groupBy, ...grouping.measures].flatMap(({ column }) => column ?? []);
    const isDraft = drafts && showsBill(read) ? drafts.isDraft : 'false';
    const referenced = [isDraft, ...read.flatMap((column) => [sqlOf(column), sums[column] ?? ''])];
    const groups = await groupRows(db, {
      ...grouping,
      table,
      ids,
      joined: joinsOfAll(request, referenced),
      sqlOf,
      currencies: sums,
      isDraft,
    });
    const keys = grouping.groupBy.map(({ column }) => sqlOf(column));
    return sumOwnGroups(db, request, { ...ownColumnsOf(ids, request, keys), grouping, sqlOf, groups });
  };

  return {
    columns: Object.keys(columns) as ReportColumnId[],
    isSortable: (column) => isStored(column) || isComputedMoney(column),
    readsAllToSort: isComputedMoney,
    isMeasurable,
    group: (db, request, grouping) => inSnapshot(db, (tx) => group(tx, request, grouping)),
    count,
    sum: (db, request) => inSnapshot(db, (tx) => sum(tx, request)),
    page: async (db, request, { page, limit }) => {
      const range = sql`limit ${limit} offset ${(page - 1) * limit}`;
      const [{ rows }, total] = await Promise.all([
        sql<{ id: string }>`${selectSortedIds(db, request)} ${range}`.execute(db),
        count(db, request),
      ]);
      const ids = rows.map(({ id }) => id);
      return { items: await findRows(db, request, ids), total };
    },
    batches: (db, request) =>
      readThroughCursor(db, selectSortedIds(db, request), (tx, ids) => findRows(tx, request, ids)),
  };
}

/** Several queries over the same rows. */
const inSnapshot = <Result>(db: Db, read: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction
    ? read(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);

/** Loads the next batch while one is being written. @param read loads the columns of ids, in the same transaction */
async function* readThroughCursor<Result>(
  db: Db,
  ids: RawBuilder<{ id: string }>,
  read: (tx: Db, ids: string[]) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  const fetchBatch = async () => {
    const { rows } = await sql<{ id: string }>`fetch ${sql.lit(BATCH)} from report`.execute(tx);
    return rows.length === 0
      ? null
      : {
          batch: await read(
            tx,
            rows.map(({ id }) => id),
          ),
        };
  };
  let nextBatch: ReturnType<typeof fetchBatch> | null = null;
  try {
    await sql`declare report no scroll cursor for ${ids}`.execute(tx);
    for (nextBatch = fetchBatch(); ;) {
      const current = await nextBatch;
      if (!current) return;
      nextBatch = fetchBatch();
      // The error reaches the reader, unless the client has disconnected.
      nextBatch.catch(() => null);
      yield current.batch;
    }
  } finally {
    await nextBatch?.catch(() => null);
    await tx.rollback().execute();
  }
}
