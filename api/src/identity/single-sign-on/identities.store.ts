import type { Db } from '../../platform/database/database.ts';
import { endSessions } from '../auth/sessions.store.ts';

const selectUsers = (db: Db) =>
  db.selectFrom('users').select(['users.id', 'users.organizationId', 'users.role', 'users.mustChangePassword']);
export type KnownUser = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>;

export const findUserBySubject = (db: Db, providerId: string, subject: string) =>
  selectUsers(db)
    .innerJoin('userIdentities', 'userIdentities.userId', 'users.id')
    .where('userIdentities.providerId', '=', providerId)
    .where('userIdentities.subject', '=', subject)
    .executeTakeFirst();

/** @param email in lower case */
export const findUserByEmail = (db: Db, email: string) =>
  selectUsers(db)
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email))
    .executeTakeFirst();

/** @returns false when the user has another subject at this provider */
export async function linkIdentity(
  tx: Db,
  identity: { providerId: string; subject: string; userId: string; createdAt: number },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('userIdentities')
    .values(identity)
    .onConflict((row) => row.doNothing())
    .returning('userId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Remembers how a SAML provider names the user of a subject. */
export const saveNameFormat = async (tx: Db, providerId: string, subject: string, nameFormat: string | null) => {
  await tx
    .updateTable('userIdentities')
    .set({ nameFormat })
    .where('providerId', '=', providerId)
    .where('subject', '=', subject)
    .where('nameFormat', 'is distinct from', nameFormat)
    .execute();
};

/** The identity of a user at a provider. */
export const findIdentity = (db: Db, providerId: string, userId: string) =>
  db
    .selectFrom('userIdentities')
    .select(['subject', 'nameFormat'])
    .where('providerId', '=', providerId)
    .where('userId', '=', userId)
    .executeTakeFirst();

/** Forgets which subject of the provider a user is. */
export const deleteIdentity = (tx: Db, providerId: string, userId: string) =>
  tx.deleteFrom('userIdentities').where('providerId', '=', providerId).where('userId', '=', userId).execute();

/** Defaults of new users: the language of the organization, and the time zone of its first user. */
export const findUserDefaults = (db: Db, organizationId: string) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(['users.timezoneId', 'organizations.defaultLanguage'])
    .where('users.organizationId', '=', organizationId)
    .orderBy('users.createdAt')
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst();

/** The names and external ids of a user's groups from SCIM: a rule mapping may refer to either. */
export async function findProvisionedGroups(db: Db, providerId: string, userId: string): Promise<string[]> {
  const groups = await db
    .selectFrom('scimGroups')
    .innerJoin('scimGroupMembers', 'scimGroupMembers.groupId', 'scimGroups.id')
    .select(['scimGroups.displayName', 'scimGroups.externalId'])
    .where('scimGroups.providerId', '=', providerId)
    .where('scimGroupMembers.userId', '=', userId)
    .execute();
  return groups.flatMap(({ displayName, externalId }) => [displayName, ...(externalId === null ? [] : [externalId])]);
}

type ProviderSession = { providerId: string; subject: string | null; sessionId: string | null };

/**
 * Ends the sessions that a provider names: all of its subject's user, or those of one session of the provider.
 * @returns the users
 */
export async function endProviderSessions(
  tx: Db,
  { providerId, subject, sessionId }: ProviderSession,
): Promise<string[]> {
  const users =
    subject === null
      ? tx
          .selectFrom('sessions')
          .select('userId')
          .where('identityProviderId', '=', providerId)
          .where('providerSessionId', '=', sessionId)
      : tx
          .selectFrom('userIdentities')
          .select('userId')
          .where('providerId', '=', providerId)
          .where('subject', '=', subject);
  const ids = [...new Set((await users.execute()).map(({ userId }) => userId))];
  for (const id of ids) await endSessions(tx, id);
  return ids;
}
