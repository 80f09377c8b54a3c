import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Paging } from 'shared-contracts/common';
import type { OperationQuery } from 'shared-contracts/operations';
import { SHOWN_NAMES } from '../lookups/use.rules.ts';
import { waitingOf } from '../../orders/handover.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { ordering, paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { searching } from '../../platform/search.ts';

const own = (db: Db, caller: Caller) => db.selectFrom('operations').where(ownedBy(caller, 'operations'));

/** With what only shows them. */
const shown = (operations: ReturnType<typeof own>) =>
  operations
    .leftJoin('contacts as first', 'first.id', 'operations.approver1Id')
    .leftJoin('contacts as second', 'second.id', 'operations.approver2Id')
    .select(({ selectFrom }) => [
      'operations.id',
      'operations.organizationId',
      'operations.name',
      'approver1Id',
      'first.name as approver1',
      'approver2Id',
      'second.name as approver2',
      'operations.createdAt',
      jsonArrayFrom(
        selectFrom('operationNotificationContacts as told')
          .innerJoin('contacts', 'contacts.id', 'told.contactId')
          .select(['contacts.id', 'contacts.name'])
          .whereRef('told.operationId', '=', 'operations.id')
          .orderBy('contacts.name')
          .orderBy('contacts.id'),
      ).as('notificationContacts'),
      jsonArrayFrom(
        selectFrom('operationLocations as at')
          .innerJoin('locations', 'locations.id', 'at.locationId')
          .select(['locations.id', 'locations.name'])
          .whereRef('at.operationId', '=', 'operations.id')
          .orderBy('locations.name')
          .orderBy('locations.id'),
      ).as('locations'),
    ]);

export const findOperation = (db: Db, caller: Caller, id: string) =>
  shown(own(db, caller)).where('operations.id', '=', id).executeTakeFirst();
export type OperationRecord = NonNullable<Awaited<ReturnType<typeof findOperation>>>;

const SORTED = { name: 'operations.name', createdAt: 'operations.createdAt' } as const;

export function listOperations(db: Db, caller: Caller, { search, approverId, sort, ...range }: OperationQuery) {
  const { column, direction } = ordering(sort);
  let matching = own(db, caller).where(searching(search, 'operations.name'));
  if (approverId)
    matching = matching.where(({ eb, or }) =>
      or([eb('approver1Id', '=', approverId), eb('approver2Id', '=', approverId)]),
    );
  return paged(shown(matching).orderBy(SORTED[column], direction).orderBy('operations.id'), range, matching);
}

async function countAndNumbers(orders: ReturnType<typeof waitingOf>) {
  const { count } = await orders
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const first = await orders.select('number').limit(SHOWN_NAMES).execute();
  return { count, numbers: first.map(({ number }) => number) };
}

/** Its orders, and those of them that wait for an approver. */
export const usesOfOperation = async (db: Db, id: string) => ({
  usedBy: await countAndNumbers(
    db.selectFrom('orders').where('operationId', '=', id).orderBy('orders.createdAt').orderBy('orders.number'),
  ),
  waiting: await countAndNumbers(waitingOf(db, id)),
});

const ACTIVE = 1;

/** Contacts of the caller's organization as whom somebody may sign in. */
export function listPeople(db: Db, caller: Caller, { search, ...range }: Paging) {
  const matching = db
    .selectFrom('contacts')
    .where(ownedBy(caller, 'contacts'))
    .where(searching(search, 'contacts.name', 'contacts.email'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .whereRef('users.contactId', '=', 'contacts.id')
          .where('users.status', '=', ACTIVE),
      ),
    );
  return paged(
    matching.select(['contacts.id', 'contacts.name', 'contacts.email']).orderBy('contacts.name').orderBy('contacts.id'),
    range,
  );
}
