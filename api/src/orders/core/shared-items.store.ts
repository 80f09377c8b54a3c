import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Visibility } from 'shared-contracts/values/orders/visibility';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { OrderRecord } from './order-records.store.ts';

type ItemTable = 'orderComments' | 'orderDocuments';

/**
 * Limits the comments or documents of an order that the caller sees to those of their organization and those that are
 * shared with it: the owner reads what was shared with any partner, a partner what was shared while it was the partner.
 */
export function itemVisibleTo(
  caller: Caller,
  { organizationId }: Pick<OrderRecord, 'organizationId'>,
  table: ItemTable,
): Expression<SqlBool> {
  const { eb, and, or, lit } = expressionBuilder<never, never>();
  const column = (name: string) => sql.ref<string>(`${table}.${name}`);
  if (isRoot(caller)) return lit(true);
  const isShared = eb(column('visibility'), '=', sql.lit<Visibility>('partner'));
  const isParty =
    caller.organizationId === organizationId ? lit(true) : eb(column('partnerId'), '=', caller.organizationId);
  return or([eb(column('organizationId'), '=', caller.organizationId), and([isShared, isParty])]);
}
