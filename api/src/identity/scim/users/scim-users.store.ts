import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import type { Db, Tables } from '../../../platform/database/database.ts';
import type { Filter } from '../protocol/filter.rules.ts';
import { type FilterColumn, type FilterColumns, toCondition } from '../protocol/filter-sql.ts';
import type { ListQuery } from '../protocol/messages.ts';
import type { ProviderRecord } from '../../single-sign-on/identity-providers.store.ts';

type Provider = Pick<ProviderRecord, 'id' | 'organizationId'>;

/**
 * The users that a provider manages: those of its organization that it has created, or whose address is in one of its
 * confirmed domains. Excludes root and users that it has deleted.
 */
const visibleUsers = (db: Db, { id, organizationId }: Provider) =>
  db
    .selectFrom('users')
    .leftJoin('scimUsers', (join) =>
      join.onRef('scimUsers.userId', '=', 'users.id').on('scimUsers.providerId', '=', id),
    )
    .where('users.organizationId', '=', organizationId)
    .where('users.role', '<>', 'root')
    .where('scimUsers.removedAt', 'is', null)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('scimUsers.userId', 'is not', null),
        exists(
          selectFrom('identityProviderDomains')
            .select('identityProviderDomains.id')
            .where('identityProviderDomains.providerId', '=', id)
            .where('identityProviderDomains.confirmedAt', 'is not', null)
            .where('identityProviderDomains.domain', '=', sql<string>`split_part(lower(users.email), '@', 2)`),
        ),
      ]),
    );

const USER_NAME = sql<string>`coalesce(scim_users.user_name, users.email)`;
const MODIFIED_AT = sql<number>`coalesce(scim_users.modified_at, users.created_at)`;

const selectVisible = (db: Db, provider: Provider) =>
  visibleUsers(db, provider).select((eb) => [
    'users.id',
    'users.email',
    'users.givenName',
    'users.familyName',
    'users.createdAt',
    'scimUsers.externalId',
    'scimUsers.attributes',
    USER_NAME.as('userName'),
    MODIFIED_AT.as('modifiedAt'),
    eb('users.status', '=', USER_STATUS.active).$castTo<boolean>().as('isActive'),
    jsonArrayFrom(
      eb
        .selectFrom('scimGroupMembers')
        .innerJoin('scimGroups', 'scimGroups.id', 'scimGroupMembers.groupId')
        .select(['scimGroups.id', 'scimGroups.displayName as name'])
        .whereRef('scimGroupMembers.userId', '=', 'users.id')
        .where('scimGroups.providerId', '=', provider.id)
        .orderBy('scimGroups.displayName')
        .orderBy('scimGroups.id'),
    ).as('groups'),
  ]);
export type ScimUserRecord = NonNullable<Awaited<ReturnType<typeof findVisible>>>;

export const findVisible = (db: Db, provider: Provider, id: string) =>
  selectVisible(db, provider).where('users.id', '=', id).executeTakeFirst();

export const findVisibleByUserName = (db: Db, provider: Provider, userName: string) =>
  selectVisible(db, provider)
    .where(sql<string>`lower(${USER_NAME})`, '=', userName.toLowerCase())
    .executeTakeFirst();

export async function countVisible(db: Db, provider: Provider, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await visibleUsers(db, provider)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('users.id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count;
}

const text = (expression: FilterColumn['expression']): FilterColumn => ({ expression, type: 'text' });
const USER_COLUMNS: FilterColumns = new Map<string, FilterColumn>([
  ['id', { expression: sql`users.id::text`, type: 'exactText' }],
  ['externalid', { expression: sql`scim_users.external_id`, type: 'exactText' }],
  ['username', text(USER_NAME)],
  ['displayname', text(sql`scim_users.attributes->>'displayName'`)],
  ['name.formatted', text(sql`scim_users.attributes->'name'->>'formatted'`)],
  ['name.familyname', text(sql`users.family_name`)],
  ['name.givenname', text(sql`users.given_name`)],
  ['active', { expression: sql`(users.status = ${sql.lit(USER_STATUS.active)})`, type: 'boolean' }],
  ['emails', text(sql`users.email`)],
  ['emails.value', text(sql`users.email`)],
  ['emails.type', text(sql`'work'::text`)],
  ['emails.primary', { expression: sql`true`, type: 'boolean' }],
  ['meta.created', { expression: sql`users.created_at`, type: 'time' }],
  ['meta.lastmodified', { expression: MODIFIED_AT, type: 'time' }],
]);

export async function listVisible(
  db: Db,
  provider: Provider,
  { startIndex, count, filter }: Pick<z.output<typeof ListQuery>, 'startIndex' | 'count'> & { filter: Filter | null },
) {
  const condition = filter ? toCondition(filter, USER_COLUMNS) : sql<boolean>`true`;
  const { total } = await visibleUsers(db, provider)
    .where(condition)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (count === 0) return { total, rows: [] };
  const rows = await selectVisible(db, provider)
    .where(condition)
    .orderBy('users.createdAt')
    .orderBy('users.id')
    .limit(count)
    .offset(startIndex - 1)
    .execute();
  return { total, rows };
}

/** A user of the organization by address, whether or not the provider has deleted them. @param email in lower case */
export const findByEmail = (db: Db, { id, organizationId }: Provider, email: string) =>
  db
    .selectFrom('users')
    .leftJoin('scimUsers', (join) =>
      join.onRef('scimUsers.userId', '=', 'users.id').on('scimUsers.providerId', '=', id),
    )
    .select(['users.id', 'users.role', 'scimUsers.removedAt'])
    .where('users.organizationId', '=', organizationId)
    .where(({ eb, fn }) => eb(fn('lower', ['users.email']), '=', email))
    .executeTakeFirst();

/** Adds or replaces the provider's data about a user. */
export const saveScimUser = (tx: Db, { attributes, ...user }: Insertable<Tables['scimUsers']>) =>
  tx
    .insertInto('scimUsers')
    .values({ ...user, attributes })
    .onConflict((row) => {
      const { userName, externalId, modifiedAt, removedAt } = user;
      return row
        .columns(['providerId', 'userId'])
        .doUpdateSet({ userName, externalId, modifiedAt, removedAt, attributes });
    })
    .execute();

export const deleteMemberships = (tx: Db, providerId: string, userId: string) =>
  tx
    .deleteFrom('scimGroupMembers')
    .where('userId', '=', userId)
    .where('groupId', 'in', ({ selectFrom }) =>
      selectFrom('scimGroups').select('id').where('providerId', '=', providerId),
    )
    .execute();
