import { ORGANIZATION_STATUS, USER_STATUS } from 'shared-contracts/values/statuses';
import type { Language } from 'shared-contracts/values/limits';
import type { AlertRole } from 'shared-contracts/values/fleet/alerts';
import { isInAudience } from '../../identity/public.ts';
import { selectUsableContacts } from '../../network/public.ts';
import { personName } from '../../platform/access/person-name.ts';
import type { Db } from '../../platform/database/database.ts';
import { ALERT_ACCESS, type AlertSubject, ROLE_ACCESS } from './alert.rules.ts';

/** The users of an organization who manage its vehicles or its drivers. */
export const toAudience = (organizationId: string, subject: AlertSubject) => ({
  organizationId,
  access: ALERT_ACCESS[subject],
});

export type AlertAudience = Parameters<typeof isInAudience>[0];

type Recipients = { userIds: readonly string[]; roles: readonly AlertRole[] };
type AlertOwner = { organizationId: string; driverUserId: string | null };

/**
 * The people and roles that a rule names for an alert; null if that is nobody, for example for a vehicle without a
 * driver.
 */
export function toNamedAudience(
  { userIds, roles }: Recipients,
  { organizationId, driverUserId }: AlertOwner,
): AlertAudience | null {
  const people = [...userIds, ...(roles.includes('driver') && driverUserId !== null ? [driverUserId] : [])];
  const groups = roles.flatMap((role) => (role === 'driver' ? [] : [{ organizationId, access: ROLE_ACCESS[role] }]));
  const parts = [...(people.length > 0 ? [{ userIds: people }] : []), ...groups];
  return parts.length > 1 ? { anyOf: parts } : (parts[0] ?? null);
}

/** The users of an organization in an audience who accept emails. */
export const listMailRecipients = (db: Db, organizationId: string, to: AlertAudience) =>
  db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .leftJoin('contacts', 'contacts.id', 'users.contactId')
    .select(['users.id', 'users.email', 'users.language', 'timezones.name as zone', personName().as('name')])
    .where(isInAudience(to))
    .where('users.status', '=', USER_STATUS.active)
    .where('users.organizationId', '=', organizationId)
    .where('organizations.status', '=', ORGANIZATION_STATUS.active)
    .where(({ eb, or }) => or([eb('contacts.id', 'is', null), eb('contacts.byEmail', '=', true)]))
    .execute();

const FALLBACK_LANGUAGE: Language = 'en';

/** The contacts of an organization who accept emails, in the language of each. */
export async function listContacts(db: Db, organizationId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await selectUsableContacts(db, organizationId)
    .innerJoin('organizations', 'organizations.id', 'contacts.organizationId')
    .select(({ fn }) => [
      'contacts.id',
      'contacts.email',
      'contacts.name',
      fn.coalesce('contacts.language', 'organizations.defaultLanguage').as('language'),
    ])
    .where('contacts.id', 'in', ids)
    .where('contacts.byEmail', '=', true)
    .where('contacts.email', '<>', '')
    .orderBy('contacts.name')
    .orderBy('contacts.id')
    .execute();
  return rows.map(({ language, ...contact }) => ({ ...contact, language: language ?? FALLBACK_LANGUAGE }));
}
