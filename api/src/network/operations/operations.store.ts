import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Paging } from 'shared-contracts/common';
import type { OperationQuery } from 'shared-contracts/network/operations';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { MAX_SHOWN_NAMES } from '../lookups/usage.rules.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { matchesSearch } from '../../platform/database/search.ts';

const selectOwn = (db: Db, caller: Caller) => db.selectFrom('operations').where(ownedBy(caller, 'operations'));

const selectDetails = (operations: ReturnType<typeof selectOwn>) =>
  operations
    .leftJoin('contacts as first', 'first.id', 'operations.approver1Id')
    .leftJoin('contacts as second', 'second.id', 'operations.approver2Id')
    .select(({ selectFrom }) => [
      'operations.id',
      'operations.revision',
      'operations.organizationId',
      'operations.name',
      'approver1Id',
      'first.name as approver1',
      'approver2Id',
      'second.name as approver2',
      'operations.acceptanceMinutes',
      'operations.feasibility',
      'operations.createdAt',
      jsonArrayFrom(
        selectFrom('operationNotificationContacts as notified')
          .innerJoin('contacts', 'contacts.id', 'notified.contactId')
          .select(['contacts.id', 'contacts.name'])
          .whereRef('notified.operationId', '=', 'operations.id')
          .orderBy('contacts.name')
          .orderBy('contacts.id'),
      ).as('notificationContacts'),
      jsonArrayFrom(
        selectFrom('operationLocations as located')
          .innerJoin('locations', 'locations.id', 'located.locationId')
          .select(['locations.id', 'locations.name'])
          .whereRef('located.operationId', '=', 'operations.id')
          .orderBy('locations.name')
          .orderBy('locations.id'),
      ).as('locations'),
    ]);

export const findOperation = (db: Db, caller: Caller, id: string) =>
  selectDetails(selectOwn(db, caller)).where('operations.id', '=', id).executeTakeFirst();
export type OperationRecord = NonNullable<Awaited<ReturnType<typeof findOperation>>>;

const SORT_COLUMNS = { name: 'operations.name', createdAt: 'operations.createdAt' } as const;

export function listOperations(db: Db, caller: Caller, { search, approverId, sort, ...range }: OperationQuery) {
  const { column, direction } = parseSort(sort);
  let matching = selectOwn(db, caller).where(matchesSearch(search, 'operations.name'));
  if (approverId)
    matching = matching.where(({ eb, or }) =>
      or([eb('approver1Id', '=', approverId), eb('approver2Id', '=', approverId)]),
    );
  return paginate(
    selectDetails(matching).orderBy(SORT_COLUMNS[column], direction).orderBy('operations.id'),
    range,
    matching,
  );
}

/** Oldest first. */
export const selectOrdersAwaitingApproval = (db: Db, operationId: string) =>
  db
    .selectFrom('orders')
    .where('operationId', '=', operationId)
    .where('stage', 'in', ['pendingValidation', 'pending2ndValidation'])
    .orderBy('orders.createdAt')
    .orderBy('orders.number');

async function summarizeOrders(orders: ReturnType<typeof selectOrdersAwaitingApproval>) {
  const { count } = await orders
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const first = await orders.select('number').limit(MAX_SHOWN_NAMES).execute();
  return { count, numbers: first.map(({ number }) => number) };
}

/** The orders of an operation, and those awaiting approval. */
export const findOperationUsage = async (db: Db, id: string) => ({
  usedBy: await summarizeOrders(
    db.selectFrom('orders').where('operationId', '=', id).orderBy('orders.createdAt').orderBy('orders.number'),
  ),
  waiting: await summarizeOrders(selectOrdersAwaitingApproval(db, id)),
});

/** Contacts of the caller's organization with an active user. */
export function listCandidates(db: Db, caller: Caller, { search, ...range }: Paging) {
  const matching = db
    .selectFrom('contacts')
    .where(ownedBy(caller, 'contacts'))
    .where(matchesSearch(search, 'contacts.name', 'contacts.email'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .whereRef('users.contactId', '=', 'contacts.id')
          .where('users.status', '=', USER_STATUS.active),
      ),
    );
  return paginate(
    matching.select(['contacts.id', 'contacts.name', 'contacts.email']).orderBy('contacts.name').orderBy('contacts.id'),
    range,
  );
}
