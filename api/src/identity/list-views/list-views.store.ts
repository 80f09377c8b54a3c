import { type Insertable, sql, type Updateable } from 'kysely';
import type { ListView, ListViewChanges } from 'shared-contracts/identity/list-views';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { isConstraintViolation } from '../../platform/database/violations.ts';
import { invalidField } from '../../platform/errors/app-error.ts';

/** Root only sees views of its own organization, like any other user. */
const selectVisible = (db: Db, { userId, organizationId }: Caller) =>
  db
    .selectFrom('listViews')
    .where('listViews.organizationId', '=', organizationId)
    .where(({ eb, or }) => or([eb('listViews.userId', '=', userId), eb('listViews.isShared', '=', true)]));

const selectRecords = (db: Db, caller: Caller) =>
  selectVisible(db, caller)
    .innerJoin('users', 'users.id', 'listViews.userId')
    .leftJoin('listViewDefaults', (join) =>
      join.onRef('listViewDefaults.listViewId', '=', 'listViews.id').on('listViewDefaults.userId', '=', caller.userId),
    )
    .selectAll('listViews')
    .select(personName().as('author'))
    .select(sql<boolean>`list_view_defaults.user_id is not null`.as('isDefault'));

export type ListViewRecord = NonNullable<Awaited<ReturnType<typeof findListView>>>;

export const listListViews = (db: Db, caller: Caller) =>
  selectRecords(db, caller).orderBy('listViews.name').orderBy('listViews.id').execute();

export const findListView = (db: Db, caller: Caller, id: string) =>
  selectRecords(db, caller).where('listViews.id', '=', id).executeTakeFirst();

export const lockListView = (tx: Db, caller: Caller, id: string) =>
  selectVisible(tx, caller).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Counts the caller's own views of a list, and the shared ones. */
export const countListViews = (tx: Db, { userId, organizationId }: Caller, list: string) =>
  tx
    .selectFrom('listViews')
    .where('organizationId', '=', organizationId)
    .where('list', '=', list)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('userId', '=', userId).as('own'),
      fn.countAll<number>().filterWhere('isShared', '=', true).as('shared'),
    ])
    .executeTakeFirstOrThrow();

/** The names of a user's views of a list are unique, case-insensitive. */
function rethrowAsFieldError(error: unknown): never {
  throw isConstraintViolation(error, 'list_views_name')
    ? invalidField('name', 'alreadyExists', 'A view with this name already exists')
    : error;
}

type Columns = { columns: ListView['columns'] };

export const insertListView = (
  tx: Db,
  { columns, ...row }: Omit<Insertable<Tables['listViews']>, 'columns'> & Columns,
) =>
  tx
    .insertInto('listViews')
    .values({ ...row, columns: JSON.stringify(columns) })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(rethrowAsFieldError);

export async function updateListView(tx: Db, id: string, { columns, ...changes }: ListViewChanges): Promise<void> {
  const row: Updateable<Tables['listViews']> = { ...changes, ...(columns && { columns: JSON.stringify(columns) }) };
  await tx.updateTable('listViews').set(row).where('id', '=', id).execute().catch(rethrowAsFieldError);
}

export const deleteListView = (tx: Db, id: string) => tx.deleteFrom('listViews').where('id', '=', id).execute();

export const setDefault = (tx: Db, userId: string, list: string, listViewId: string) =>
  tx
    .insertInto('listViewDefaults')
    .values({ userId, list, listViewId })
    .onConflict((conflict) => conflict.columns(['userId', 'list']).doUpdateSet({ listViewId }))
    .execute();

export const removeDefault = (tx: Db, userId: string, listViewId: string) =>
  tx.deleteFrom('listViewDefaults').where('userId', '=', userId).where('listViewId', '=', listViewId).execute();
