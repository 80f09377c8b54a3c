import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ReportColumnId } from 'shared-contracts/values/reports';
import type { Cell } from '../../platform/excel/columns.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import type { Asked, Row, Source } from './source.ts';

/** So many rows are looked up at once: enough to be quick, few enough for everybody else. */
const BATCH = 400;

type Reading = { caller: Caller; now: number };
/** What is joined for some columns only, by the name that they have it under. */
export type Joins = readonly [alias: string, join: (reading: Reading) => RawBuilder<unknown>][];

export type Subject<T extends keyof Tables> = {
  table: T;
  /** The ids that a caller may see, filtered. */
  listed: (db: Db, asked: Asked) => SelectQueryBuilder<Tables, T, { id: string }>;
  /** SQL of the order that it has by itself. */
  usual: string;
  joins: Joins;
  /** SQL by column. One that is a column of the table itself can be sorted by. */
  columns: Partial<Record<ReportColumnId, string>>;
};

/** Those that the columns name, and those that these name in turn: of later ones first. */
function joinsFor(joins: Joins, columns: readonly string[], reading: Reading): RawBuilder<unknown>[] {
  const needed: RawBuilder<unknown>[] = [];
  let told = columns.join(' ');
  for (const [alias, join] of joins.toReversed()) {
    if (!new RegExp(`\\b${alias}\\.`).test(told)) continue;
    const made = join(reading);
    needed.unshift(made);
    told += ` ${JSON.stringify(made.toOperationNode())}`;
  }
  return needed;
}

/** A report over a query: ids are found and sorted first, what is shown is looked up for those of a page or a batch. */
export function querySource<T extends keyof Tables & string>({
  table,
  listed,
  usual,
  joins,
  columns,
}: Subject<T>): Source {
  const sqlOf = (column: ReportColumnId) => columns[column] ?? 'null';
  const isSortable = (column: ReportColumnId) => new RegExp(`^${table}\\.\\w+$`).test(sqlOf(column));

  function sorted(db: Db, asked: Asked) {
    const { sort } = asked;
    const order = sort ? `${sqlOf(sort.column)} ${sort.direction} nulls last` : usual;
    return listed(db, asked)
      .orderBy(sql.raw(order))
      .orderBy(sql.ref(`${table}.id`));
  }

  async function rowsOf(db: Db, asked: Asked, ids: readonly string[]): Promise<Row[]> {
    if (ids.length === 0) return [];
    const chosen = asked.columns.map((column) => sql`${sql.raw(sqlOf(column))} as ${sql.raw(`"${column}"`)}`);
    const joined = sql.join(joinsFor(joins, asked.columns.map(sqlOf), asked), sql` `);
    const query = sql<
      { id: string } & Record<string, Cell>
    >`select ${sql.raw(table)}.id, ${sql.join(chosen)} from ${sql.raw(table)} ${joined} where ${sql.raw(table)}.id = any(${ids}::uuid[])`;
    const { rows } = await query.execute(db.withoutPlugins());
    const byId = new Map(rows.map(({ id, ...cells }) => [id, { id, cells }]));
    return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  }

  const count = async (db: Db, asked: Asked) => {
    const { total } = (await listed(db, asked)
      .clearSelect()
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow()) as { total: number };
    return total;
  };

  return {
    columns: Object.keys(columns) as ReportColumnId[],
    isSortable,
    count,
    page: async (db, asked, { page, limit }) => {
      const [ids, total] = await Promise.all([
        sorted(db, asked)
          .limit(limit)
          .offset((page - 1) * limit)
          .execute() as Promise<{ id: string }[]>,
        count(db, asked),
      ]);
      return {
        items: await rowsOf(
          db,
          asked,
          ids.map(({ id }) => id),
        ),
        total,
      };
    },
    batches: (db, asked) => throughCursor(db, sorted(db, asked), (tx, ids) => rowsOf(tx, asked, ids)),
  };
}

type Ids = SelectQueryBuilder<Tables, never, { id: string }>;

/** While one batch is drawn the database looks up the next. @param read what is told of these ids, in the same transaction */
async function* throughCursor<Result>(
  db: Db,
  ids: unknown,
  read: (tx: Db, ids: string[]) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  const fetched = async () => {
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
  let coming: ReturnType<typeof fetched> | null = null;
  try {
    await sql`declare report no scroll cursor for ${ids as Ids}`.execute(tx);
    for (coming = fetched(); ;) {
      const come = await coming;
      if (!come) return;
      coming = fetched();
      // Whoever waits for it hears of what went wrong; who has gone does not.
      coming.catch(() => null);
      yield come.batch;
    }
  } finally {
    await coming?.catch(() => null);
    await tx.rollback().execute();
  }
}
