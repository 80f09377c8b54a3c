import { sql } from 'kysely';
import type { ImportRowQuery, ImportListQuery } from 'shared-contracts/imports';
import type { ImportState, ImportSubject } from 'shared-contracts/values/imports';
import type { Caller } from '../platform/access/caller.ts';
import type { Db } from '../platform/database/database.ts';
import { paginate } from '../platform/database/pagination.ts';

/** Selects the imports of the caller's organization, also for root. */
const selectImports = (db: Db, { organizationId }: Pick<Caller, 'organizationId'>, subject: ImportSubject) =>
  db.selectFrom('imports').where('imports.organizationId', '=', organizationId).where('imports.subject', '=', subject);

const selectSummaries = (imports: ReturnType<typeof selectImports>) =>
  imports
    .select(['imports.id', 'subject', 'fileName', 'imports.state', 'total', 'createdAt', 'finishedAt'])
    .select(({ selectFrom, fn }) =>
      (['created', 'failed'] as const).map((state) =>
        selectFrom('importRows')
          .whereRef('importId', '=', 'imports.id')
          .where('importRows.state', '=', state)
          .select(fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as(state),
      ),
    );

const withDoneCount = <T extends { created: number; failed: number }>(row: T) => ({
  ...row,
  done: row.created + row.failed,
});

export async function findImport(db: Db, caller: Pick<Caller, 'organizationId'>, subject: ImportSubject, id: string) {
  const summary = await selectSummaries(selectImports(db, caller, subject))
    .where('imports.id', '=', id)
    .executeTakeFirst();
  return summary && withDoneCount(summary);
}

export async function listImports(db: Db, caller: Caller, subject: ImportSubject, paging: ImportListQuery) {
  const imports = selectImports(db, caller, subject);
  const page = await paginate(
    selectSummaries(imports).orderBy('imports.createdAt', 'desc').orderBy('imports.id'),
    paging,
    imports,
  );
  return { ...page, items: page.items.map(withDoneCount) };
}

/** Failed rows first, then in the order of the file. */
export function listRows(db: Db, importId: string, { state, ...paging }: ImportRowQuery) {
  let rows = db.selectFrom('importRows').where('importId', '=', importId);
  if (state) rows = rows.where('state', '=', state);
  const sorted = rows
    .select(['row', 'state', 'recordId', 'recordName', 'problems'])
    .orderBy(({ eb }) => eb('state', '=', 'failed'), 'desc')
    .orderBy('row');
  return paginate(sorted, paging, rows);
}

/** The failed rows after the row number, in the order of the file. */
export const listFailedRows = (db: Db, importId: string, after: number, limit: number) =>
  db
    .selectFrom('importRows')
    .select(['row', 'cells', 'problems'])
    .where('importId', '=', importId)
    .where('state', '=', 'failed')
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .execute();

export async function findTimeZone(db: Db, userId: string): Promise<string> {
  const { name } = await db
    .selectFrom('users')
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .select('timezones.name')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

export const findLanguage = async (db: Db, userId: string) =>
  (await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirstOrThrow()).language;

/** Blocks other imports of the same file until the transaction ends. */
export const lockFile = (tx: Db, organizationId: string, digest: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${organizationId}), hashtext(${digest}))`.execute(tx);

/** Finds the last import of the file that is unfinished or was created after `after`. */
export const findRecentImport = (db: Db, caller: Caller, subject: ImportSubject, digest: string, after: number) =>
  selectImports(db, caller, subject)
    .select('id')
    .where('digest', '=', digest)
    .where(({ eb, or }) => or([eb('state', '<>', 'finished'), eb('createdAt', '>', after)]))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export type NewRow = {
  row: number;
  state: 'waiting' | 'failed';
  input: string | null;
  problems: string | null;
  cells: string;
};
type NewImport = {
  organizationId: string;
  userId: string;
  actorId: string | null;
  subject: ImportSubject;
  fileName: string;
  digest: string;
  total: number;
  createdAt: number;
};

/** Inserts all rows with one parameter. */
export async function insertImport(tx: Db, columns: NewImport, rows: readonly NewRow[]): Promise<string> {
  const { id } = await tx.insertInto('imports').values(columns).returning('id').executeTakeFirstOrThrow();
  await sql`insert into import_rows (import_id, row, state, input, problems, cells)
    select ${id}, row, state, input::jsonb, problems::jsonb, cells::jsonb
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as new_rows (row integer, state text, input text, problems text, cells text)`.execute(tx);
  return id;
}

export const deleteOldImports = (tx: Db, organizationId: string, before: number) =>
  tx
    .deleteFrom('imports')
    .where('organizationId', '=', organizationId)
    .where('createdAt', '<', before)
    .where('state', '=', 'finished')
    .execute();

export const findImportById = (db: Db, id: string) =>
  db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();

/** @param at when the import finished, in unix seconds */
export const setImportState = (db: Db, id: string, state: ImportState, at: number | null = null) =>
  db.updateTable('imports').set({ state, finishedAt: at }).where('id', '=', id).execute();

const selectWaiting = (db: Db, importId: string) =>
  db.selectFrom('importRows').where('importId', '=', importId).where('state', '=', 'waiting');

export async function countWaiting(db: Db, importId: string): Promise<number> {
  const { count } = await selectWaiting(db, importId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists waiting rows that follow the row number `after`, in the order of the file. */
export const listWaitingRows = (db: Db, importId: string, after: number, limit: number) =>
  selectWaiting(db, importId).select(['row', 'input']).where('row', '>', after).orderBy('row').limit(limit).execute();

const NAME_COLUMNS: Record<ImportSubject, { table: string; column: string }> = {
  order: { table: 'orders', column: 'number' },
  cargo: { table: 'cargos', column: 'name' },
  location: { table: 'locations', column: 'name' },
};
/** @returns how many of the rows were still waiting */
export async function markCreated(
  tx: Db,
  importId: string,
  subject: ImportSubject,
  created: readonly { row: number; id: string }[],
): Promise<number> {
  const { table, column } = NAME_COLUMNS[subject];
  const [rows, ids] = [created.map(({ row }) => row), created.map(({ id }) => id)];
  const { numAffectedRows = 0n } = await sql`update import_rows
    set state = 'created', record_id = record.id, record_name = record.${sql.ref(column)},
      input = null, cells = null
    from unnest(${rows}::integer[], ${ids}::uuid[]) as created (row, id)
    join ${sql.table(table)} as record on record.id = created.id
    where import_id = ${importId} and import_rows.row = created.row and import_rows.state = 'waiting'`.execute(tx);
  return Number(numAffectedRows);
}

/** Marks each row as failed with its own problems. */
export const markFailed = (db: Db, importId: string, failed: readonly { row: number; problems: object[] }[]) =>
  sql`update import_rows set state = 'failed', problems = failed.problems, input = null
    from json_to_recordset(${JSON.stringify(failed)}::json) as failed (row integer, problems jsonb)
    where import_id = ${importId} and import_rows.row = failed.row and state = 'waiting'`.execute(db);

/** Marks every waiting row as failed with the same problems. */
export const markAllFailed = (db: Db, importId: string, problems: object[]) =>
  db
    .updateTable('importRows')
    .set({ state: 'failed', problems: JSON.stringify(problems), input: null })
    .where('importId', '=', importId)
    .where('state', '=', 'waiting')
    .execute();
