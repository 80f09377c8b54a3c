import type { Paging } from 'shared-contracts/common';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { paged } from '../platform/page.ts';
import { ownedBy } from '../platform/scope.ts';
import { searching } from '../platform/search.ts';

export function listOperations(db: Db, caller: Caller, { search, ...range }: Paging) {
  const rows = db
    .selectFrom('operations')
    .leftJoin('contacts as first', 'first.id', 'operations.approver1Id')
    .leftJoin('contacts as second', 'second.id', 'operations.approver2Id')
    .select(['operations.id', 'operations.name', 'approver1Id', 'first.name as approver1', 'approver2Id', 'second.name as approver2'])
    .where(ownedBy(caller, 'operations'))
    .where(searching(search, 'operations.name'));
  return paged(rows.orderBy('operations.name').orderBy('operations.id'), range);
}
