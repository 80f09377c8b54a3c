import type { Caller } from '../platform/access/caller.ts';
import { ownedBy } from '../platform/access/owned-by.ts';
import type { Db } from '../platform/database/database.ts';
import type { PersonKey } from './register/personal-table.ts';

export type PersonKind = Exclude<PersonKey, 'email'>;
/** The ids of a person's records, and the addresses at which they received emails. */
export type Person = Readonly<Record<PersonKey, readonly string[]>> & { organizationId: string };

const TABLES = { user: 'users', driver: 'drivers', contact: 'contacts' } as const;

/** The organization of a user, driver or contact that the caller may see. */
export const findOrganizationOf = async (db: Db, caller: Caller, kind: PersonKind, id: string) =>
  (
    await db
      .selectFrom(TABLES[kind])
      .select('organizationId')
      .where('id', '=', id)
      .where(ownedBy(caller, TABLES[kind]))
      .executeTakeFirst()
  )?.organizationId;

/** Matches nothing: an empty list is invalid in SQL. */
const NOBODY = ['00000000-0000-0000-0000-000000000000'];
const listed = (ids: ReadonlySet<string>) => (ids.size > 0 ? [...ids] : NOBODY);

/** Follows the links between user, driver and contact: any of them leads to the whole person. */
export async function findPerson(db: Db, organizationId: string, kind: PersonKind, id: string): Promise<Person> {
  const ids = { user: new Set<string>(), driver: new Set<string>(), contact: new Set<string>() };
  ids[kind].add(id);
  const add = (to: Set<string>, value: string | null) => value !== null && to.add(value);
  for (let before = 0; before < ids.user.size + ids.driver.size + ids.contact.size;) {
    before = ids.user.size + ids.driver.size + ids.contact.size;
    const users = await db
      .selectFrom('users')
      .select(['id', 'contactId'])
      .where('organizationId', '=', organizationId)
      .where(({ eb, or }) => or([eb('id', 'in', listed(ids.user)), eb('contactId', 'in', listed(ids.contact))]))
      .execute();
    for (const user of users) {
      add(ids.user, user.id);
      add(ids.contact, user.contactId);
    }
    const drivers = await db
      .selectFrom('drivers')
      .select(['id', 'userId', 'contactId'])
      .where('organizationId', '=', organizationId)
      .where(({ eb, or }) =>
        or([
          eb('id', 'in', listed(ids.driver)),
          eb('userId', 'in', listed(ids.user)),
          eb('contactId', 'in', listed(ids.contact)),
        ]),
      )
      .execute();
    for (const driver of drivers) {
      add(ids.driver, driver.id);
      add(ids.user, driver.userId);
      add(ids.contact, driver.contactId);
    }
  }
  const emails = await db
    .selectFrom('users')
    .select('email')
    .where('id', 'in', listed(ids.user))
    .union(db.selectFrom('contacts').select('email').where('id', 'in', listed(ids.contact)))
    .execute();
  return {
    organizationId,
    user: [...ids.user],
    driver: [...ids.driver],
    contact: [...ids.contact],
    email: emails.map(({ email }) => email).filter(Boolean),
  };
}

/** The roles of the person's users. */
export async function listRoles(db: Db, { user }: Person) {
  if (user.length === 0) return [];
  const users = await db.selectFrom('users').select('role').where('id', 'in', user).execute();
  return users.map(({ role }) => role);
}
