import type { Insertable, Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { ownedBy } from '../../platform/scope.ts';
import type { Candidate } from './operation.rules.ts';

/** Nobody else changes the operation, and no order of it changes its stage, until the transaction ends. */
export const lockOperation = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('operations')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy(caller, 'operations'))
    .forUpdate()
    .executeTakeFirst();

export const insertOperation = (tx: Db, row: Insertable<Tables['operations']>) =>
  tx.insertInto('operations').values(row).returning('id').executeTakeFirstOrThrow();
export const updateOperation = (tx: Db, id: string, columns: Updateable<Tables['operations']>) =>
  tx.updateTable('operations').set(columns).where('id', '=', id).execute();
export const deleteOperation = (tx: Db, id: string) => tx.deleteFrom('operations').where('id', '=', id).execute();

export async function replaceNotified(tx: Db, operationId: string, contactIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('operationNotificationContacts').where('operationId', '=', operationId).execute();
  const rows = [...new Set(contactIds)].map((contactId) => ({ operationId, contactId }));
  if (rows.length > 0) await tx.insertInto('operationNotificationContacts').values(rows).execute();
}

export async function replacePlaces(tx: Db, operationId: string, locationIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('operationLocations').where('operationId', '=', operationId).execute();
  const rows = [...new Set(locationIds)].map((locationId) => ({ operationId, locationId }));
  if (rows.length > 0) await tx.insertInto('operationLocations').values(rows).execute();
}

const ACTIVE = 1;

/** Contacts by their ids, as far as the organization has them, with whoever may sign in as them. */
export async function peopleAmong(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Candidate>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('contacts')
    .leftJoin('users', (join) => join.onRef('users.contactId', '=', 'contacts.id').on('users.status', '=', ACTIVE))
    .leftJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(({ selectFrom }) => [
      'contacts.id',
      'users.role',
      'organizations.type',
      jsonArrayFrom(selectFrom('userRules').select(['model', 'rule']).whereRef('userRules.userId', '=', 'users.id')).as(
        'rules',
      ),
    ])
    .where('contacts.organizationId', '=', organizationId)
    .where('contacts.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, role, type, rules }) => [
      id,
      { holder: role && type ? { role, organizationType: type, rules } : null },
    ]),
  );
}
