import type { z } from 'zod';
import type { OrderTypeInput, OrderTypeQuery } from 'shared-contracts/network/order-types';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { parseSort, paginate } from '../../platform/database/pagination.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { isConstraintViolation } from '../../platform/database/violations.ts';

const MAX_SHOWN_ORDERS = 3;

const selectOwn = (db: Db, caller: Caller) => db.selectFrom('orderTypes').where(ownedBy(caller, 'orderTypes'));

export function listOrderTypes(db: Db, caller: Caller, { search, sort, ...range }: z.infer<typeof OrderTypeQuery>) {
  const { column, direction } = parseSort(sort);
  const rows = selectOwn(db, caller)
    .selectAll()
    .where(matchesSearch(search, 'orderTypes.name', 'orderTypes.code'));
  return paginate(rows.orderBy(column, direction).orderBy('id'), range);
}

export const findOrderType = (db: Db, caller: Caller, id: string) =>
  selectOwn(db, caller).selectAll().where('id', '=', id).executeTakeFirst();

export const lockOrderType = (tx: Db, caller: Caller, id: string) =>
  selectOwn(tx, caller).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Codes are unique in an organization, case-insensitive. */
function rethrowAsFieldError(error: unknown): never {
  throw isConstraintViolation(error, 'order_types_code')
    ? invalidField('code', 'alreadyExists', 'Order type with same code already exist')
    : error;
}

export const insertOrderType = (db: Db, input: OrderTypeInput & { organizationId: string; createdAt: number }) =>
  db.insertInto('orderTypes').values(input).returningAll().executeTakeFirstOrThrow().catch(rethrowAsFieldError);

export const updateOrderType = (db: Db, id: string, input: OrderTypeInput) =>
  db
    .updateTable('orderTypes')
    .set(input)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(rethrowAsFieldError);

export const deleteOrderType = (db: Db, id: string) => db.deleteFrom('orderTypes').where('id', '=', id).execute();

/** The number of orders of the type and the first order numbers. */
export async function findOrderTypeUsage(db: Db, orderTypeId: string) {
  const orders = db.selectFrom('orders').where('orderTypeId', '=', orderTypeId);
  const { count } = await orders.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const first = await orders.select('number').orderBy('createdAt').orderBy('number').limit(MAX_SHOWN_ORDERS).execute();
  return { count, numbers: first.map(({ number }) => number) };
}
