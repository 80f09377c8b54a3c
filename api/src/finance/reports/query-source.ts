import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ReportColumnId } from 'shared-contracts/values/finance/reports';
import type { Cell } from '../../platform/excel/columns.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { ReportRequest, ReportRow, ReportSource } from './source.ts';

/** Rows loaded at a time: enough to be fast, few enough to leave the database to others. */
const BATCH = 400;

type JoinContext = Pick<ReportRequest, 'caller' | 'now' | 'filters'>;
/** Joins that only some columns need, by alias. */
export type Joins = readonly [alias: string, join: (reading: JoinContext) => RawBuilder<unknown>][];

export type QuerySource<T extends keyof Tables> = {
  table: T;
  /** The ids of visible rows, filtered. */
  selectIds: (db: Db, request: ReportRequest) => SelectQueryBuilder<Tables, T, { id: string }>;
  /** SQL of the default order. */
  defaultOrder: string;
  joins: Joins;
  /** SQL by column. Columns of the table itself are sortable. */
  columns: Partial<Record<ReportColumnId, string>>;
  /** Columns whose stored texts are shown otherwise. */
  formats?: Partial<Record<ReportColumnId, (text: string) => string>>;
  /** What columns that add something to one of the table are sorted by. */
  sortedBy?: Partial<Record<ReportColumnId, string>>;
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
  defaultOrder: usual,
  joins,
  columns,
  formats = {},
  sortedBy = {},
}: QuerySource<T>): ReportSource {
  const sqlOf = (column: ReportColumnId) => columns[column] ?? 'null';
  const sortedSqlOf = (column: ReportColumnId) => sortedBy[column] ?? sqlOf(column);
  const isSortable = (column: ReportColumnId) => new RegExp(`^${table}\\.\\w+$`).test(sortedSqlOf(column));

  function selectSortedIds(db: Db, request: ReportRequest) {
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
    const joined = sql.join(requiredJoins(joins, request.columns.map(sqlOf), request), sql` `);
    const query = sql<
      { id: string } & Record<string, Cell>
    >`select ${sql.raw(table)}.id, ${sql.join(chosen)} from ${sql.raw(table)} ${joined} where ${sql.raw(table)}.id = any(${ids}::uuid[])`;
    const { rows } = await query.execute(db.withoutPlugins());
    const byId = new Map(rows.map(({ id, ...cells }) => [id, { id, cells: formatCells(cells) }]));
    return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  }

  const count = async (db: Db, request: ReportRequest) => {
    const { total } = (await listed(db, request)
      .clearSelect()
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow()) as { total: number };
    return total;
  };

  return {
    columns: Object.keys(columns) as ReportColumnId[],
    isSortable,
    count,
    page: async (db, request, { page, limit }) => {
      const [ids, total] = await Promise.all([
        selectSortedIds(db, request)
          .limit(limit)
          .offset((page - 1) * limit)
          .execute() as Promise<{ id: string }[]>,
        count(db, request),
      ]);
      return {
        items: await findRows(
          db,
          request,
          ids.map(({ id }) => id),
        ),
        total,
      };
    },
    batches: (db, request) =>
      readThroughCursor(db, selectSortedIds(db, request), (tx, ids) => findRows(tx, request, ids)),
  };
}

type Ids = SelectQueryBuilder<Tables, never, { id: string }>;

/** Loads the next batch while one is being written. @param read loads the columns of ids, in the same transaction */
async function* readThroughCursor<Result>(
  db: Db,
  ids: unknown,
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
    await sql`declare report no scroll cursor for ${ids as Ids}`.execute(tx);
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
