import type { Insertable, Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Candidate } from './operation.rules.ts';

/** Locks the operation, and with it stage changes of its orders, until the end of the transaction. */
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

export async function replaceNotificationContacts(
  tx: Db,
  operationId: string,
  contactIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('operationNotificationContacts').where('operationId', '=', operationId).execute();
  const rows = [...new Set(contactIds)].map((contactId) => ({ operationId, contactId }));
  if (rows.length > 0) await tx.insertInto('operationNotificationContacts').values(rows).execute();
}

export async function replaceLocations(tx: Db, operationId: string, locationIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('operationLocations').where('operationId', '=', operationId).execute();
  const rows = [...new Set(locationIds)].map((locationId) => ({ operationId, locationId }));
  if (rows.length > 0) await tx.insertInto('operationLocations').values(rows).execute();
}

/** The organization's contacts among the ids, with the active user of each. */
export async function findCandidates(
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, Candidate>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('contacts')
    .leftJoin('users', (join) =>
      join.onRef('users.contactId', '=', 'contacts.id').on('users.status', '=', USER_STATUS.active),
    )
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
      { user: role && type ? { role, organizationType: type, rules } : null },
    ]),
  );
}
