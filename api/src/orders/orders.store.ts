import { expressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { OrderQuery } from 'shared-contracts/orders';
import type { Caller } from '../platform/caller.ts';
import type { Db, Tables } from '../platform/database.ts';
import { ordering, paged } from '../platform/page.ts';
import { ownedBy } from '../platform/scope.ts';
import { searching } from '../platform/search.ts';
import { orderRows } from './order-rows.store.ts';

/** PostgreSQL sorts nothing before everything when descending; an index of a column that is never empty must not be told otherwise. */
const NULLABLE: readonly string[] = ['pickupFrom', 'deliveryFrom', 'predictedCost'];

type Query = z.infer<typeof OrderQuery>;

/** Orders whose approver in turn the caller is, except those that want a second pair of eyes. */
function waitingFor(db: Db, { contactId, userId }: Caller) {
  const eb = expressionBuilder<Tables, 'orders'>();
  const operations = db.selectFrom('operations').select('operations.id');
  const first = operations.where(sql<string>`coalesce(${sql.ref('approver1Id')}, ${sql.ref('approver2Id')})`, '=', contactId);
  const second = operations.where('approver2Id', '=', contactId);
  return eb.and([
    eb('stage', 'in', ['pendingValidation', 'pending2ndValidation']),
    eb.or([
      eb.and([eb('stage', '=', 'pendingValidation'), eb('operationId', 'in', first)]),
      eb.and([eb('stage', '=', 'pending2ndValidation'), eb('operationId', 'in', second), eb('firstApprovalBy', 'is distinct from', userId)]),
    ]),
  ]);
}

/** The organization's own orders: found and counted by themselves; names are joined to those of the page only. */
export async function listOrders(db: Db, caller: Caller, { search, stage, partnerId, orderTypeId, waitingForMe, sort, ...range }: Query) {
  const { column, direction } = ordering(sort);
  let matching = db.selectFrom('orders').select('orders.id').where(ownedBy(caller, 'orders')).where(searching(search, 'orders.search'));
  if (stage) matching = matching.where('stage', 'in', stage);
  if (partnerId) matching = matching.where('partnerId', '=', partnerId);
  if (orderTypeId) matching = matching.where('orderTypeId', '=', orderTypeId);
  if (waitingForMe) matching = matching.where(waitingFor(db, caller));
  const emptyLast = direction === 'desc' && NULLABLE.includes(column);
  const sorted = emptyLast ? matching.orderBy(column, (order) => order.desc().nullsLast()) : matching.orderBy(column, direction);

  const page = await paged(sorted.orderBy('id'), range);
  const rows = await orderRows(db, page.items.map(({ id }) => id));
  return { ...page, items: rows };
}
