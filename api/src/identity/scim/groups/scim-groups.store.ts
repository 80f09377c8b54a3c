import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { Db, Tables } from '../../../platform/database/database.ts';
import type { Filter } from '../protocol/filter.rules.ts';
import { type FilterColumn, type FilterColumns, toCondition } from '../protocol/filter-sql.ts';
import type { ListQuery } from '../protocol/messages.ts';

const selectGroups = (db: Db, providerId: string) =>
  db
    .selectFrom('scimGroups')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('scimGroupMembers')
          .innerJoin('users', 'users.id', 'scimGroupMembers.userId')
          .leftJoin('scimUsers', (join) =>
            join.onRef('scimUsers.userId', '=', 'users.id').on('scimUsers.providerId', '=', providerId),
          )
          .select(['users.id', sql<string>`coalesce(scim_users.user_name, users.email)`.as('name')])
          .whereRef('scimGroupMembers.groupId', '=', 'scimGroups.id')
          .orderBy('users.id'),
      ).as('members'),
    )
    .where('scimGroups.providerId', '=', providerId);
export type ScimGroupRecord = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

export const findGroup = (db: Db, providerId: string, id: string) =>
  selectGroups(db, providerId).where('scimGroups.id', '=', id).executeTakeFirst();

export const lockGroup = (tx: Db, providerId: string, id: string) =>
  selectGroups(tx, providerId).where('scimGroups.id', '=', id).forUpdate('scimGroups').executeTakeFirst();

const GROUP_COLUMNS: FilterColumns = new Map<string, FilterColumn>([
  ['id', { expression: sql`scim_groups.id::text`, type: 'exactText' }],
  ['externalid', { expression: sql`scim_groups.external_id`, type: 'exactText' }],
  ['displayname', { expression: sql`scim_groups.display_name`, type: 'text' }],
  ['meta.created', { expression: sql`scim_groups.created_at`, type: 'time' }],
  ['meta.lastmodified', { expression: sql`scim_groups.modified_at`, type: 'time' }],
]);

export async function listGroups(
  db: Db,
  providerId: string,
  { startIndex, count, filter }: Pick<z.output<typeof ListQuery>, 'startIndex' | 'count'> & { filter: Filter | null },
) {
  const condition = filter ? toCondition(filter, GROUP_COLUMNS) : sql<boolean>`true`;
  const { total } = await db
    .selectFrom('scimGroups')
    .where('providerId', '=', providerId)
    .where(condition)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (count === 0) return { total, rows: [] };
  const rows = await selectGroups(db, providerId)
    .where(condition)
    .orderBy('scimGroups.createdAt')
    .orderBy('scimGroups.id')
    .limit(count)
    .offset(startIndex - 1)
    .execute();
  return { total, rows };
}

export const insertGroup = (tx: Db, group: Insertable<Tables['scimGroups']>) =>
  tx.insertInto('scimGroups').values(group).returning('id').executeTakeFirstOrThrow();

export const updateGroup = (tx: Db, id: string, changes: Updateable<Tables['scimGroups']>) =>
  tx.updateTable('scimGroups').set(changes).where('id', '=', id).execute();

export const deleteGroup = (tx: Db, id: string) => tx.deleteFrom('scimGroups').where('id', '=', id).execute();

export async function changeMembers(
  tx: Db,
  groupId: string,
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  if (removed.length > 0)
    await tx.deleteFrom('scimGroupMembers').where('groupId', '=', groupId).where('userId', 'in', removed).execute();
  if (added.length > 0)
    await tx
      .insertInto('scimGroupMembers')
      .values(added.map((userId) => ({ groupId, userId })))
      .onConflict((row) => row.doNothing())
      .execute();
}
