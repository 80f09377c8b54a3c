import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Rule } from 'shared-contracts/values/access';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { ownedBy } from '../../platform/scope.ts';
import { isTaken } from '../../platform/violations.ts';

const ACTIVE = 1;

/** Users with what only shows them. */
export const shownUsers = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .leftJoin('contacts', 'contacts.id', 'users.contactId')
    .select((eb) => [
      'users.id',
      'users.login',
      'users.email',
      'users.role',
      'users.status',
      'users.language',
      'users.units',
      'users.isDriver',
      'users.createdAt',
      'users.organizationId',
      'organizations.status as organizationStatus',
      jsonBuildObject({ id: eb.ref('organizations.id'), name: eb.ref('organizations.name') }).as('organization'),
      jsonBuildObject({ id: eb.ref('timezones.id'), name: eb.ref('timezones.name') }).as('timezone'),
      eb
        .case()
        .when('contacts.id', 'is not', null)
        .then(jsonBuildObject({ id: eb.ref('contacts.id').$notNull(), name: eb.ref('contacts.name').$notNull() }))
        .end()
        .as('contact'),
    ]);

const withRules = (db: Db) =>
  shownUsers(db).select((eb) =>
    jsonArrayFrom(
      eb
        .selectFrom('userRules')
        .select(['model', 'rule'])
        .whereRef('userId', '=', 'users.id')
        .orderBy('model')
        .orderBy('rule'),
    ).as('rules'),
  );

/** One user with the rules, whosever. */
export const findUser = (db: Db, id: string) => withRules(db).where('users.id', '=', id).executeTakeFirstOrThrow();
export type UserRecord = Awaited<ReturnType<typeof findUser>>;

export const findOwnUser = (db: Db, caller: Caller, id: string) =>
  withRules(db).where('users.id', '=', id).where(ownedBy(caller, 'users')).executeTakeFirst();

/** Whoever changes users of one organization at the same time does so one after the other, so that admins cannot remove each other. */
export const lockOrganization = (tx: Db, id: string) =>
  tx.selectFrom('organizations').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** How many other active admins the user's organization has. */
export async function countOtherAdmins(
  tx: Db,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<number> {
  const others = tx
    .selectFrom('users')
    .where('organizationId', '=', organizationId)
    .where('role', '=', 'admin')
    .where('status', '=', ACTIVE)
    .where('id', '<>', id);
  return (await others.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** What an own password proves, and what belongs to it. */
export const findSecrets = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['passwordHash', 'mustChangePassword', 'sessionVersion'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const lockUser = (tx: Db, id: string) =>
  tx.selectFrom('users').select(['id', 'sessionVersion']).where('id', '=', id).forUpdate().executeTakeFirst();

const TAKEN = { login: 'User with same login already exist', email: 'User with same email already exist' } as const;
const taken = (field: keyof typeof TAKEN) => invalidField(field, 'alreadyExists', TAKEN[field]);

function refused(error: unknown): never {
  if (isTaken(error, 'users_login')) throw taken('login');
  if (isTaken(error, 'users_email')) throw taken('email');
  if (isTaken(error, 'users_contact_once'))
    throw invalidField('contactId', 'alreadyUsed', 'The contact is another user');
  throw error;
}

/** @param text a login or an e-mail address, in any case, that anybody but `exceptId` signs in with */
export async function isInUse(db: Db, text: string, exceptId?: string): Promise<boolean> {
  const lower = text.toLowerCase();
  let users = db
    .selectFrom('users')
    .select('id')
    .where(({ eb, fn, or }) => or([eb(fn('lower', ['login']), '=', lower), eb(fn('lower', ['email']), '=', lower)]));
  if (exceptId !== undefined) users = users.where('id', '<>', exceptId);
  return (await users.limit(1).executeTakeFirst()) !== undefined;
}

/** Nobody takes for a login or an address what somebody else signs in with. */
export async function demandFree(
  db: Db,
  { login, email }: { login?: string | undefined; email?: string | undefined },
  exceptId?: string,
): Promise<void> {
  if (login !== undefined && (await isInUse(db, login, exceptId))) throw taken('login');
  if (email !== undefined && (await isInUse(db, email, exceptId))) throw taken('email');
}

export const isContactOf = async (db: Db, id: string, organizationId: string) =>
  (await db
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .executeTakeFirst()) !== undefined;

export const isTimezone = async (db: Db, id: string) =>
  (await db.selectFrom('timezones').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const timezoneOf = async (db: Db, userId: string) =>
  (await db.selectFrom('users').select('timezoneId').where('id', '=', userId).executeTakeFirstOrThrow()).timezoneId;

/** @throws 422 naming the login or the e-mail address that is taken, also by somebody at the same time */
export const insertUser = (tx: Db, user: Insertable<Tables['users']>) =>
  tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow().catch(refused);

export const updateUser = (tx: Db, id: string, changes: Updateable<Tables['users']>) =>
  tx.updateTable('users').set(changes).where('id', '=', id).execute().catch(refused);

/** Every token that was given before is dead. */
export const endSessions = (tx: Db, id: string) =>
  tx
    .updateTable('users')
    .set({ sessionVersion: sql<number>`session_version + 1` })
    .where('id', '=', id)
    .execute();

export async function replaceRules(tx: Db, userId: string, rules: readonly Rule[]): Promise<void> {
  await tx.deleteFrom('userRules').where('userId', '=', userId).execute();
  if (rules.length > 0)
    await tx
      .insertInto('userRules')
      .values(rules.map(({ model, rule }) => ({ userId, model, rule })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export const deleteUser = (tx: Db, id: string) => tx.deleteFrom('users').where('id', '=', id).execute();
