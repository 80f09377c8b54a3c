import { sql } from 'kysely';
import type { Language } from 'shared-contracts/values/limits';
import { ORGANIZATION_STATUS, USER_STATUS } from 'shared-contracts/values/statuses';
import { compileOnce } from '../../platform/database/compile-once.ts';
import type { Db } from '../../platform/database/database.ts';
import { publishSessionEnd } from '../../platform/live/publish.ts';
import { personName } from '../../platform/access/person-name.ts';
import { selectGrantedRules } from './granted-rules.store.ts';
import { deleteInvitation } from './invitations.store.ts';
import { lacksRequiredFactor } from './required-factor.ts';

const usersWithAccess = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select((eb) => [
      'users.id',
      'users.login',
      'users.role',
      'users.organizationId',
      'users.contactId',
      'users.sessionVersion',
      'users.mustChangePassword',
      'organizations.type as organizationType',
      eb
        .or([
          eb('users.status', '<>', USER_STATUS.active),
          eb('organizations.status', '<>', ORGANIZATION_STATUS.active),
        ])
        .as('isBlocked'),
      lacksRequiredFactor.as('lacksRequiredFactor'),
      selectGrantedRules(eb).as('rules'),
    ]);

const selectAccount = compileOnce(['id'], (db, { id }: { id: string }) =>
  usersWithAccess(db).where('users.id', '=', id),
);

/** The current identity, rules and block of a user. */
export const findAccount = async (db: Db, id: string) => (await selectAccount(db, { id }))[0];

type SessionOfUser = { id: string; sessionId: string };

const selectAccountOfSession = compileOnce(
  ['id', 'sessionId', 'now'],
  (db, { id, sessionId, now }: SessionOfUser & { now: number }) =>
    usersWithAccess(db)
      .leftJoin('sessions', (join) =>
        join
          .onRef('sessions.userId', '=', 'users.id')
          .onRef('sessions.sessionVersion', '=', 'users.sessionVersion')
          .on('sessions.id', '=', sessionId)
          .on('sessions.endsAt', '>', now),
      )
      .select(['sessions.lastUsedAt', 'sessions.endsAt', 'sessions.identityProviderId'])
      .where('users.id', '=', id),
);

const selectAccountsOfSessions = compileOnce(
  ['ids', 'sessionIds', 'now'],
  (db, { ids, sessionIds, now }: { ids: string[]; sessionIds: string[]; now: number }) =>
    usersWithAccess(db)
      .innerJoin(
        sql<SessionOfUser>`unnest(${ids}::uuid[], ${sessionIds}::uuid[])`.as<'opened'>(sql`opened(id, session_id)`),
        'opened.id',
        'users.id',
      )
      .leftJoin('sessions', (join) =>
        join
          .onRef('sessions.userId', '=', 'users.id')
          .onRef('sessions.sessionVersion', '=', 'users.sessionVersion')
          .onRef('sessions.id', '=', 'opened.sessionId')
          .on('sessions.endsAt', '>', now),
      )
      .select(['sessions.lastUsedAt', 'sessions.endsAt', 'sessions.identityProviderId', 'opened.sessionId']),
);

const keyOf = ({ id, sessionId }: SessionOfUser) => `${id} ${sessionId}`;

/**
 * The accounts of users with the last use, the end and the identity provider of a session of theirs, which are null
 * when it has ended. One statement for all.
 */
export async function findAccountsOfSessions(db: Db, sessions: readonly SessionOfUser[], now: number) {
  const distinct = [...new Map(sessions.map((session) => [keyOf(session), session])).values()];
  const [first, ...others] = distinct;
  // By equality where that suffices: PostgreSQL keeps no plan for arrays of one.
  if (first && others.length === 0) {
    const [account] = await selectAccountOfSession(db, { ...first, now });
    return sessions.map(() => account);
  }
  const rows = await selectAccountsOfSessions(db, {
    ids: distinct.map(({ id }) => id),
    sessionIds: distinct.map(({ sessionId }) => sessionId),
    now,
  });
  const accounts = new Map(rows.map((row) => [keyOf(row), row]));
  return sessions.map((session) => accounts.get(keyOf(session)));
}

/** The data of a user that goes into the token. */
export const findUserProfile = (db: Db, id: string) =>
  usersWithAccess(db)
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .select([
      personName().as('name'),
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

export const findPersonName = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('users').select(personName().as('name')).where('id', '=', id).executeTakeFirstOrThrow()).name;

/** @param login login or e-mail address, case-insensitive; an e-mail address wins over another user's identical login */
export function findCredentials(db: Db, login: string) {
  const lower = login.toLowerCase();
  return db
    .selectFrom('users')
    .select(['id', 'email', 'passwordHash', 'sessionVersion'])
    .where(({ eb, fn, or }) => or([eb(fn('lower', ['email']), '=', lower), eb(fn('lower', ['login']), '=', lower)]))
    .orderBy(({ eb, fn }) => eb(fn('lower', ['email']), '=', lower), 'desc')
    .executeTakeFirst();
}

/**
 * The provider that a user must sign in with instead of a password. Root, who has no provider, and the break-glass
 * administrator keep their passwords.
 */
export const findEnforcedProvider = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('identityProviders', 'identityProviders.organizationId', 'users.organizationId')
    .select(['identityProviders.id', 'identityProviders.name'])
    .where('users.id', '=', userId)
    .where('users.role', '<>', 'root')
    .where('identityProviders.isEnforced', '=', true)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('identityProviders as others')
            .select('others.id')
            .whereRef('others.breakGlassUserId', '=', 'users.id')
            .where('others.isEnforced', '=', true),
        ),
      ),
    )
    .orderBy('identityProviders.createdAt')
    .executeTakeFirst();

/** The provider that an organization enforces. */
export const findOrganizationProvider = (db: Db, organizationId: string) =>
  db
    .selectFrom('identityProviders')
    .select(['id', 'name'])
    .where('organizationId', '=', organizationId)
    .where('isEnforced', '=', true)
    .orderBy('createdAt')
    .executeTakeFirst();

export type ActiveUser = {
  id: string;
  login: string;
  name: string;
  email: string;
  language: Language;
  organizationId: string;
};

/**
 * Ignores users who cannot sign in. An address wins over another user's identical login, as for `findCredentials`.
 * @param login login or email address, in lower case
 */
export const findActiveUser = (db: Db, login: string): Promise<ActiveUser | undefined> =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(['users.id', 'users.login', 'users.email', 'users.language', 'users.organizationId'])
    .select(personName().as('name'))
    .where(({ eb, fn, or }) =>
      or([eb(fn('lower', ['users.email']), '=', login), eb(fn('lower', ['users.login']), '=', login)]),
    )
    .orderBy(({ eb, fn }) => eb(fn('lower', ['users.email']), '=', login), 'desc')
    .where('users.status', '=', USER_STATUS.active)
    .where('organizations.status', '=', ORGANIZATION_STATUS.active)
    .executeTakeFirst();

/** Sets a password, ends all sessions of the user and makes the link of an invitation void. */
export async function setPassword(
  tx: Db,
  id: string,
  password: { passwordHash: string; mustChangePassword: boolean },
): Promise<void> {
  await tx
    .updateTable('users')
    .set(({ eb }) => ({ ...password, sessionVersion: eb('sessionVersion', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await deleteInvitation(tx, id);
  await publishSessionEnd(tx, [id]);
}
