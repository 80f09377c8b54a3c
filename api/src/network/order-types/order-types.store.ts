import type { z } from 'zod';
import type { OrderTypeInput, OrderTypeQuery } from 'shared-contracts/order-types';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { ordering, paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { searching } from '../../platform/search.ts';
import { isTaken } from '../../platform/violations.ts';

const SHOWN_USES = 3;

const own = (db: Db, caller: Caller) => db.selectFrom('orderTypes').where(ownedBy(caller, 'orderTypes'));

export function listOrderTypes(db: Db, caller: Caller, { search, sort, ...range }: z.infer<typeof OrderTypeQuery>) {
  const { column, direction } = ordering(sort);
  const rows = own(db, caller)
    .selectAll()
    .where(searching(search, 'orderTypes.name', 'orderTypes.code'));
  return paged(rows.orderBy(column, direction).orderBy('id'), range);
}

export const findOrderType = (db: Db, caller: Caller, id: string) =>
  own(db, caller).selectAll().where('id', '=', id).executeTakeFirst();

export const lockOrderType = (tx: Db, caller: Caller, id: string) =>
  own(tx, caller).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** A code is there once in an organization, in whatever case. */
function codeTaken(error: unknown): never {
  throw isTaken(error, 'order_types_code')
    ? invalidField('code', 'alreadyExists', 'Order type with same code already exist')
    : error;
}

export const insertOrderType = (db: Db, input: OrderTypeInput & { organizationId: string; createdAt: number }) =>
  db.insertInto('orderTypes').values(input).returningAll().executeTakeFirstOrThrow().catch(codeTaken);

export const updateOrderType = (db: Db, id: string, input: OrderTypeInput) =>
  db
    .updateTable('orderTypes')
    .set(input)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(codeTaken);

export const deleteOrderType = (db: Db, id: string) => db.deleteFrom('orderTypes').where('id', '=', id).execute();

/** How many orders are of the type, and the numbers of the first of them. */
export async function usesOfOrderType(db: Db, orderTypeId: string) {
  const using = db.selectFrom('orders').where('orderTypeId', '=', orderTypeId);
  const { count } = await using.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const first = await using.select('number').orderBy('createdAt').orderBy('number').limit(SHOWN_USES).execute();
  return { count, numbers: first.map(({ number }) => number) };
}
