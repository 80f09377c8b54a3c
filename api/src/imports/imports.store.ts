import { sql } from 'kysely';
import type { ImportRowQuery, ImportsQuery } from 'shared-contracts/imports';
import type { ImportState, ImportSubject } from 'shared-contracts/values/imports';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { paged } from '../platform/page.ts';

/** An organization's own; root has its own as well, not those of others. */
const own = (db: Db, { organizationId }: Pick<Caller, 'organizationId'>, subject: ImportSubject) =>
  db.selectFrom('imports').where('imports.organizationId', '=', organizationId).where('imports.subject', '=', subject);

const shown = (imports: ReturnType<typeof own>) =>
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

const told = <T extends { created: number; failed: number }>(row: T) => ({ ...row, done: row.created + row.failed });

export async function findImport(db: Db, caller: Pick<Caller, 'organizationId'>, subject: ImportSubject, id: string) {
  const found = await shown(own(db, caller, subject))
    .where('imports.id', '=', id)
    .executeTakeFirst();
  return found && told(found);
}

export async function listImports(db: Db, caller: Caller, subject: ImportSubject, range: ImportsQuery) {
  const all = own(db, caller, subject);
  const page = await paged(shown(all).orderBy('imports.createdAt', 'desc').orderBy('imports.id'), range, all);
  return { ...page, items: page.items.map(told) };
}

/** The failed ones first, then as in the file. */
export function listRows(db: Db, importId: string, { state, ...range }: ImportRowQuery) {
  let rows = db.selectFrom('importRows').where('importId', '=', importId);
  if (state) rows = rows.where('state', '=', state);
  const sorted = rows
    .select(['row', 'state', 'recordId', 'recordName', 'problems'])
    .orderBy(({ eb }) => eb('state', '=', 'failed'), 'desc')
    .orderBy('row');
  return paged(sorted, range, rows);
}

/** The time zone that a user's clock shows. */
export async function zoneOf(db: Db, userId: string): Promise<string> {
  const { name } = await db
    .selectFrom('users')
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .select('timezones.name')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

export const languageOf = async (db: Db, userId: string) =>
  (await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirstOrThrow()).language;

/** Nobody else begins an import of the same file until the transaction ends. */
export const oneAtATime = (tx: Db, organizationId: string, digest: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${organizationId}), hashtext(${digest}))`.execute(tx);

/** The last import of a file that is on its way, or was begun after a moment. */
export const findSame = (db: Db, caller: Caller, subject: ImportSubject, digest: string, after: number) =>
  own(db, caller, subject)
    .select('id')
    .where('digest', '=', digest)
    .where(({ eb, or }) => or([eb('state', '<>', 'finished'), eb('createdAt', '>', after)]))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export type NewRow = { row: number; state: 'waiting' | 'failed'; input: string | null; problems: string | null };
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

/** All rows in one statement, as one parameter. */
export async function insertImport(tx: Db, columns: NewImport, rows: readonly NewRow[]): Promise<string> {
  const { id } = await tx.insertInto('imports').values(columns).returning('id').executeTakeFirstOrThrow();
  await sql`insert into import_rows (import_id, row, state, input, problems)
    select ${id}, row, state, input::jsonb, problems::jsonb from json_to_recordset(${JSON.stringify(rows)}::json) as given (row integer, state text, input text, problems text)`.execute(
    tx,
  );
  return id;
}

export const forgetImports = (tx: Db, organizationId: string, before: number) =>
  tx
    .deleteFrom('imports')
    .where('organizationId', '=', organizationId)
    .where('createdAt', '<', before)
    .where('state', '=', 'finished')
    .execute();

export const importById = (db: Db, id: string) =>
  db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();

/** @param at unix seconds, when it is finished */
export const setState = (db: Db, id: string, state: ImportState, at: number | null = null) =>
  db.updateTable('imports').set({ state, finishedAt: at }).where('id', '=', id).execute();

const waiting = (db: Db, importId: string) =>
  db.selectFrom('importRows').where('importId', '=', importId).where('state', '=', 'waiting');

export async function countWaiting(db: Db, importId: string): Promise<number> {
  const { count } = await waiting(db, importId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What still waits after a row, in the order of the file. */
export const waitingRows = (db: Db, importId: string, after: number, limit: number) =>
  waiting(db, importId).select(['row', 'input']).where('row', '>', after).orderBy('row').limit(limit).execute();

const NAMED: Record<ImportSubject, { table: string; column: string }> = {
  order: { table: 'orders', column: 'number' },
  cargo: { table: 'cargos', column: 'name' },
  location: { table: 'locations', column: 'name' },
};
/** @returns how many of the rows still waited */
export async function markCreated(
  tx: Db,
  importId: string,
  subject: ImportSubject,
  made: readonly { row: number; id: string }[],
): Promise<number> {
  const { table, column } = NAMED[subject];
  const [rows, ids] = [made.map(({ row }) => row), made.map(({ id }) => id)];
  const { numAffectedRows = 0n } =
    await sql`update import_rows set state = 'created', record_id = saved.id, record_name = saved.${sql.ref(column)}, input = null
    from unnest(${rows}::integer[], ${ids}::uuid[]) as given (row, id) join ${sql.table(table)} as saved on saved.id = given.id
    where import_id = ${importId} and import_rows.row = given.row and import_rows.state = 'waiting'`.execute(tx);
  return Number(numAffectedRows);
}

/** Each for reasons of its own. */
export const markFailed = (db: Db, importId: string, failed: readonly { row: number; problems: object[] }[]) =>
  sql`update import_rows set state = 'failed', problems = given.problems, input = null
    from json_to_recordset(${JSON.stringify(failed)}::json) as given (row integer, problems jsonb) where import_id = ${importId} and import_rows.row = given.row and state = 'waiting'`.execute(
    db,
  );

/** Every row that still waits, for one reason. */
export const markAllFailed = (db: Db, importId: string, problems: object[]) =>
  db
    .updateTable('importRows')
    .set({ state: 'failed', problems: JSON.stringify(problems), input: null })
    .where('importId', '=', importId)
    .where('state', '=', 'waiting')
    .execute();
