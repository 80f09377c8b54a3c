import type { Insertable, Updateable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { personName } from '../../../platform/access/person-name.ts';
import type { Db, Tables } from '../../../platform/database/database.ts';

const selectTokens = (db: Db) =>
  db
    .selectFrom('scimTokens')
    .leftJoin('users', 'users.id', 'scimTokens.createdBy')
    .select((eb) => [
      'scimTokens.id',
      'scimTokens.providerId',
      'scimTokens.name',
      'scimTokens.prefix',
      'scimTokens.createdAt',
      'scimTokens.expiresAt',
      'scimTokens.lastUsedAt',
      'scimTokens.previousEndsAt',
      'scimTokens.revokedAt',
      eb
        .case()
        .when('users.id', 'is not', null)
        .then(jsonBuildObject({ id: eb.ref('users.id').$notNull(), name: personName() }))
        .end()
        .as('createdBy'),
    ]);
export type ScimTokenRecord = Awaited<ReturnType<typeof findToken>>;

export const listTokens = (db: Db, providerId: string) =>
  selectTokens(db)
    .where('scimTokens.providerId', '=', providerId)
    .orderBy('scimTokens.createdAt')
    .orderBy('scimTokens.id')
    .execute();

export const findToken = (db: Db, id: string) =>
  selectTokens(db).where('scimTokens.id', '=', id).executeTakeFirstOrThrow();

/** Locks until the end of the transaction. */
export const lockToken = (tx: Db, providerId: string, id: string) =>
  tx
    .selectFrom('scimTokens')
    .selectAll()
    .where('id', '=', id)
    .where('providerId', '=', providerId)
    .forUpdate()
    .executeTakeFirst();

/** The token of a secret: the current one, or the previous one while it is still valid. */
export const findTokenBySecret = (db: Db, hash: string, now: number) =>
  selectTokens(db)
    .where(({ and, eb, or }) =>
      or([
        eb('scimTokens.secretHash', '=', hash),
        and([eb('scimTokens.previousHash', '=', hash), eb('scimTokens.previousEndsAt', '>', now)]),
      ]),
    )
    .executeTakeFirst();

export const insertToken = (tx: Db, token: Insertable<Tables['scimTokens']>) =>
  tx.insertInto('scimTokens').values(token).returning('id').executeTakeFirstOrThrow();

export const updateToken = async (db: Db, id: string, changes: Updateable<Tables['scimTokens']>): Promise<void> => {
  await db.updateTable('scimTokens').set(changes).where('id', '=', id).execute();
};
