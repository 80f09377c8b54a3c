import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Language } from 'shared-contracts/values/limits';
import type { Db } from '../../platform/database.ts';

const ACTIVE = 1;

const people = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(({ eb, selectFrom }) => [
      'users.id',
      'users.login',
      'users.role',
      'users.organizationId',
      'users.contactId',
      'users.sessionVersion',
      'users.mustChangePassword',
      'organizations.type as organizationType',
      eb.or([eb('users.status', '<>', ACTIVE), eb('organizations.status', '<>', ACTIVE)]).as('isBlocked'),
      jsonArrayFrom(
        selectFrom('userRules')
          .select(['model', 'rule'])
          .whereRef('userId', '=', 'users.id')
          .orderBy('model')
          .orderBy('rule'),
      ).as('rules'),
    ]);

/** Who calls, with the rules and blocks of this moment. */
export const findPerson = (db: Db, id: string) => people(db).where('users.id', '=', id).executeTakeFirst();

/** What the browser is told of the person. */
export const findProfile = (db: Db, id: string) =>
  people(db)
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .select([
      'users.email',
      'users.language',
      'users.units',
      'organizations.name as organizationName',
      'organizations.code as organizationCode',
      'organizations.logoId',
      'timezones.id as timezoneId',
      'timezones.name as timezoneName',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('drivers')
          .select('drivers.id')
          .where(({ eb, or, ref }) =>
            or([eb('drivers.userId', '=', ref('users.id')), eb('drivers.contactId', '=', ref('users.contactId'))]),
          ),
      ).as('isDriver'),
    )
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();

/** @param login the e-mail address or the login name, in any case; who took another's address for a login stands back */
export function findCredentials(db: Db, login: string) {
  const lower = login.toLowerCase();
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash', 'sessionVersion'])
    .where(({ eb, fn, or }) => or([eb(fn('lower', ['email']), '=', lower), eb(fn('lower', ['login']), '=', lower)]))
    .orderBy(({ eb, fn }) => eb(fn('lower', ['email']), '=', lower), 'desc')
    .executeTakeFirst();
}

/** Whom a mail on an account goes to. */
export type Reader = { id: string; login: string; email: string; language: Language; organizationId: string };

/** @param email in lower case; who may not sign in is not found */
export const findReader = (db: Db, email: string): Promise<Reader | undefined> =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(['users.id', 'users.login', 'users.email', 'users.language', 'users.organizationId'])
    .where(({ eb, fn }) => eb(fn('lower', ['users.email']), '=', email))
    .where('users.status', '=', ACTIVE)
    .where('organizations.status', '=', ACTIVE)
    .executeTakeFirst();

/** Every token that was given before is dead. */
export const setPassword = (tx: Db, id: string, password: { passwordHash: string; mustChangePassword: boolean }) =>
  tx
    .updateTable('users')
    .set(({ eb }) => ({ ...password, sessionVersion: eb('sessionVersion', '+', 1) }))
    .where('id', '=', id)
    .execute();
