import { type Expression, expressionBuilder, type Insertable, sql, type SqlBool, type Updateable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { ApiKeyQuery } from 'shared-contracts/identity/api-keys';
import type { ApiKeyState } from 'shared-contracts/values/identity/api-keys';
import { ORGANIZATION_STATUS, USER_STATUS } from 'shared-contracts/values/statuses';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate, parseSort } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';

const IS_BLOCKED = sql<boolean>`(users.status <> ${USER_STATUS.active} or organizations.status <> ${ORGANIZATION_STATUS.active})`;

const selectKeys = (db: Db) =>
  db
    .selectFrom('apiKeys')
    .innerJoin('users', 'users.id', 'apiKeys.createdBy')
    .innerJoin('organizations', 'organizations.id', 'apiKeys.organizationId')
    .select((eb) => [
      'apiKeys.id',
      'apiKeys.organizationId',
      'apiKeys.name',
      'apiKeys.prefix',
      'apiKeys.rules',
      'apiKeys.networks',
      'apiKeys.createdAt',
      'apiKeys.expiresAt',
      'apiKeys.lastUsedAt',
      'apiKeys.lastUsedFrom',
      'apiKeys.previousEndsAt',
      'apiKeys.revokedAt',
      jsonBuildObject({ id: eb.ref('users.id'), name: personName() }).as('createdBy'),
      IS_BLOCKED.as('isBlocked'),
    ]);
export type ApiKeyRecord = Awaited<ReturnType<typeof findOwnKey>> & object;

const HAS_EXPIRED = (now: number) => sql<boolean>`coalesce(api_keys.expires_at <= ${now}, false)`;
const IS_REVOKED = sql<boolean>`api_keys.revoked_at is not null`;
/** SQL of `stateOf` in the rules. */
const STATES: Record<ApiKeyState, (now: number) => Expression<SqlBool>> = {
  revoked: () => IS_REVOKED,
  expired: (now) => sql`(not ${IS_REVOKED} and ${HAS_EXPIRED(now)})`,
  paused: (now) => sql`(not ${IS_REVOKED} and not ${HAS_EXPIRED(now)} and ${IS_BLOCKED})`,
  active: (now) => sql`(not ${IS_REVOKED} and not ${HAS_EXPIRED(now)} and not ${IS_BLOCKED})`,
};

/** Root, too, sees and changes only the keys of its own organization. */
const isOwn = ({ organizationId }: Caller) =>
  expressionBuilder<Tables, 'apiKeys'>()('apiKeys.organizationId', '=', organizationId);

/** Keys without a time are last. */
const SORT_COLUMNS = {
  name: sql`lower(api_keys.name)`,
  createdAt: sql`api_keys.created_at`,
  expiresAt: sql`coalesce(api_keys.expires_at, 9223372036854775807)`,
  lastUsedAt: sql`coalesce(api_keys.last_used_at, 0)`,
};

export function listKeys(db: Db, caller: Caller, query: z.output<typeof ApiKeyQuery>, now: number) {
  const { column, direction } = parseSort(query.sort);
  let rows = selectKeys(db)
    .where(isOwn(caller))
    .where(matchesSearch(query.search, 'apiKeys.name', 'apiKeys.prefix'));
  if (query.state) rows = rows.where(STATES[query.state](now));
  return paginate(rows.orderBy(SORT_COLUMNS[column], direction).orderBy('apiKeys.id'), query);
}

export const findOwnKey = (db: Db, caller: Caller, id: string) =>
  selectKeys(db).where('apiKeys.id', '=', id).where(isOwn(caller)).executeTakeFirst();

/** Locks until the end of the transaction. */
export const lockOwnKey = (tx: Db, caller: Caller, id: string) =>
  selectKeys(tx).where('apiKeys.id', '=', id).where(isOwn(caller)).forUpdate('apiKeys').executeTakeFirst();

export async function countOpenKeys(tx: Db, { organizationId }: Caller): Promise<number> {
  const { count } = await tx
    .selectFrom('apiKeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The key of a secret: the current one, or the previous one while it is still valid. */
export const findKeyBySecret = (db: Db, hash: string, now: number) =>
  selectKeys(db)
    .where(({ and, eb, or }) =>
      or([
        eb('apiKeys.secretHash', '=', hash),
        and([eb('apiKeys.previousHash', '=', hash), eb('apiKeys.previousEndsAt', '>', now)]),
      ]),
    )
    .executeTakeFirst();

export const insertKey = (tx: Db, key: Insertable<Tables['apiKeys']>) =>
  tx.insertInto('apiKeys').values(key).returning('id').executeTakeFirstOrThrow();

export const updateKey = async (db: Db, id: string, changes: Updateable<Tables['apiKeys']>): Promise<void> => {
  await db.updateTable('apiKeys').set(changes).where('id', '=', id).execute();
};
