import type { Insertable, Updateable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { revokeInvitation } from '../auth/invitations.store.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { personName } from '../../platform/access/person-name.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { isConstraintViolation } from '../../platform/database/violations.ts';
import { selectGrantedRules } from '../auth/granted-rules.store.ts';

/** Users with the names of their references. */
export const selectUsers = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .leftJoin('contacts', 'contacts.id', 'users.contactId')
    .leftJoin('userInvitations', 'userInvitations.userId', 'users.id')
    .select((eb) => [
      'users.id',
      'users.revision',
      'users.login',
      'users.givenName',
      'users.familyName',
      personName().as('name'),
      'users.email',
      'users.role',
      'users.status',
      'users.language',
      'users.units',
      'users.isDriver',
      'users.createdAt',
      'users.anonymizedAt',
      'users.organizationId',
      'organizations.status as organizationStatus',
      eb
        .exists(eb.selectFrom('userFactors').select('userFactors.id').whereRef('userFactors.userId', '=', 'users.id'))
        .$castTo<boolean>()
        .as('hasSecondFactor'),
      eb
        .or([
          eb.exists(eb.selectFrom('userRules').select('userRules.rule').whereRef('userRules.userId', '=', 'users.id')),
          eb.exists(eb.selectFrom('userAreaRules').select('rule').whereRef('userAreaRules.userId', '=', 'users.id')),
        ])
        .$castTo<boolean>()
        .as('hasRules'),
      jsonBuildObject({ id: eb.ref('organizations.id'), name: eb.ref('organizations.name') }).as('organization'),
      jsonBuildObject({ id: eb.ref('timezones.id'), name: eb.ref('timezones.name') }).as('timezone'),
      eb
        .case()
        .when('contacts.id', 'is not', null)
        .then(jsonBuildObject({ id: eb.ref('contacts.id').$notNull(), name: eb.ref('contacts.name').$notNull() }))
        .end()
        .as('contact'),
      eb
        .case()
        .when('userInvitations.userId', 'is not', null)
        .then(
          jsonBuildObject({
            sentAt: eb.ref('userInvitations.sentAt').$notNull(),
            expiresAt: eb.ref('userInvitations.expiresAt'),
            isRevoked: eb.ref('userInvitations.isRevoked').$notNull(),
          }),
        )
        .end()
        .as('sentInvitation'),
    ]);

const selectUsersWithRules = (db: Db) => selectUsers(db).select((eb) => selectGrantedRules(eb).as('rules'));

/** Not limited to the caller's organization. */
export const findUser = (db: Db, id: string) =>
  selectUsersWithRules(db).where('users.id', '=', id).executeTakeFirstOrThrow();
export type UserRecord = Awaited<ReturnType<typeof findUser>>;

export const findVisibleUser = (db: Db, caller: Caller, id: string) =>
  selectUsersWithRules(db).where('users.id', '=', id).where(ownedBy(caller, 'users')).executeTakeFirst();

/** Locks the user until the end of the transaction. */
export const lockVisibleUser = (tx: Db, caller: Caller, id: string) =>
  selectUsersWithRules(tx)
    .where('users.id', '=', id)
    .where(ownedBy(caller, 'users'))
    .forUpdate('users')
    .executeTakeFirst();

/** Serializes changes to the users of one organization, so that two admins cannot remove each other. */
export const lockOrganization = (tx: Db, id: string) =>
  tx.selectFrom('organizations').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const organizationExists = async (db: Db, id: string) =>
  (await db.selectFrom('organizations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export async function countOtherActiveAdmins(
  tx: Db,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<number> {
  const others = tx
    .selectFrom('users')
    .where('organizationId', '=', organizationId)
    .where('role', '=', 'admin')
    .where('status', '=', USER_STATUS.active)
    .where('id', '<>', id);
  return (await others.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** Whether a user is the break-glass administrator of an enforced identity provider. */
export async function isBreakGlassAdmin(db: Db, id: string): Promise<boolean> {
  const provider = await db
    .selectFrom('identityProviders')
    .select('id')
    .where('breakGlassUserId', '=', id)
    .where('isEnforced', '=', true)
    .limit(1)
    .executeTakeFirst();
  return provider !== undefined;
}

export const findPasswordState = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['passwordHash', 'mustChangePassword', 'sessionVersion'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const lockUser = (tx: Db, id: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'sessionVersion', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const TAKEN_MESSAGES = {
  login: 'User with same login already exist',
  email: 'User with same email already exist',
} as const;
const takenError = (field: keyof typeof TAKEN_MESSAGES) => invalidField(field, 'alreadyExists', TAKEN_MESSAGES[field]);

function rethrowAsFieldError(error: unknown): never {
  if (isConstraintViolation(error, 'users_login')) throw takenError('login');
  if (isConstraintViolation(error, 'users_email')) throw takenError('email');
  if (isConstraintViolation(error, 'users_contact_once'))
    throw invalidField('contactId', 'alreadyUsed', 'The contact already belongs to another user');
  throw error;
}

/** A login also clashes with an e-mail address. @param text login or e-mail address, case-insensitive */
export async function isLoginOrEmailTaken(db: Db, text: string, exceptId?: string): Promise<boolean> {
  const lower = text.toLowerCase();
  let users = db
    .selectFrom('users')
    .select('id')
    .where(({ eb, fn, or }) => or([eb(fn('lower', ['login']), '=', lower), eb(fn('lower', ['email']), '=', lower)]));
  if (exceptId !== undefined) users = users.where('id', '<>', exceptId);
  return (await users.limit(1).executeTakeFirst()) !== undefined;
}

/** @throws 422 naming the field that is taken */
export async function assertLoginAndEmailFree(
  db: Db,
  { login, email }: { login?: string | undefined; email?: string | undefined },
  exceptId?: string,
): Promise<void> {
  if (login !== undefined && (await isLoginOrEmailTaken(db, login, exceptId))) throw takenError('login');
  if (email !== undefined && (await isLoginOrEmailTaken(db, email, exceptId))) throw takenError('email');
}

export const contactExists = async (db: Db, id: string, organizationId: string) =>
  (await db
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .executeTakeFirst()) !== undefined;

export const timezoneExists = async (db: Db, id: string) =>
  (await db.selectFrom('timezones').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const findTimezoneId = async (db: Db, userId: string) =>
  (await db.selectFrom('users').select('timezoneId').where('id', '=', userId).executeTakeFirstOrThrow()).timezoneId;

/** @throws 422 naming the field that is taken, also by a concurrent request */
export const insertUser = (tx: Db, user: Insertable<Tables['users']>) =>
  tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow().catch(rethrowAsFieldError);

/** Revokes the invitation of a user who is blocked or gets another address. */
export async function updateUser(tx: Db, id: string, changes: Updateable<Tables['users']>): Promise<void> {
  await tx.updateTable('users').set(changes).where('id', '=', id).execute().catch(rethrowAsFieldError);
  if (changes.email !== undefined || changes.status === USER_STATUS.blocked) await revokeInvitation(tx, id);
}

export const deleteUser = (tx: Db, id: string) => tx.deleteFrom('users').where('id', '=', id).execute();
