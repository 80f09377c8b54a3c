import type { Insertable } from 'kysely';
import { ORGANIZATION_STATUS, USER_STATUS } from 'shared-contracts/values/statuses';
import { personName } from '../../platform/access/person-name.ts';
import type { Db, Tables } from '../../platform/database/database.ts';

/** Replaces the invitation of a user: an earlier link stops working. */
export const saveInvitation = (tx: Db, invitation: Insertable<Tables['userInvitations']>) =>
  tx
    .insertInto('userInvitations')
    .values(invitation)
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(({ ref }) => ({
        tokenHash: ref('excluded.tokenHash'),
        sentAt: ref('excluded.sentAt'),
        expiresAt: ref('excluded.expiresAt'),
        isRevoked: false,
      })),
    )
    .execute();

/** The user whom a link invites, locked until the end of the transaction; undefined unless the link still works. */
export const lockInvitedUser = (tx: Db, tokenHash: string, now: number) =>
  tx
    .selectFrom('userInvitations')
    .innerJoin('users', 'users.id', 'userInvitations.userId')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select([
      'users.id',
      'users.login',
      'users.email',
      'users.language',
      'users.organizationId',
      personName().as('name'),
      'organizations.name as organization',
    ])
    .where('userInvitations.tokenHash', '=', tokenHash)
    .where('userInvitations.expiresAt', '>', now)
    .where('users.status', '=', USER_STATUS.active)
    .where('organizations.status', '=', ORGANIZATION_STATUS.active)
    .forUpdate(['userInvitations', 'users'])
    .executeTakeFirst();
export type InvitedUser = NonNullable<Awaited<ReturnType<typeof lockInvitedUser>>>;

/** The link stops working; that the user was invited stays visible. */
export const revokeInvitation = (tx: Db, userId: string) =>
  tx
    .updateTable('userInvitations')
    .set({ tokenHash: null, expiresAt: null, isRevoked: true })
    .where('userId', '=', userId)
    .execute();

/** Called once the user has a password or has signed in. */
export const deleteInvitation = (tx: Db, userId: string) =>
  tx.deleteFrom('userInvitations').where('userId', '=', userId).execute();
