import { type Expression, expressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { OrderQuery } from 'shared-contracts/orders';
import type { Caller } from '../platform/caller.ts';
import type { Db, Tables } from '../platform/database.ts';
import { searching } from '../platform/search.ts';

/** What orders are listed by, beside the list they are in. */
export type OrderFilters = Omit<OrderQuery, 'page' | 'limit' | 'sort'>;

/** Orders whose approver in turn the caller is, except those that want a second pair of eyes. */
function waitingFor(db: Db, { contactId, userId }: Caller) {
  const eb = expressionBuilder<Tables, 'orders'>();
  const operations = db.selectFrom('operations').select('operations.id');
  const first = operations.where(
    sql<string>`coalesce(${sql.ref('approver1Id')}, ${sql.ref('approver2Id')})`,
    '=',
    contactId,
  );
  const second = operations.where('approver2Id', '=', contactId);
  return eb.and([
    eb('stage', 'in', ['pendingValidation', 'pending2ndValidation']),
    eb.or([
      eb.and([eb('stage', '=', 'pendingValidation'), eb('operationId', 'in', first)]),
      eb.and([
        eb('stage', '=', 'pending2ndValidation'),
        eb('operationId', 'in', second),
        eb('firstApprovalBy', 'is distinct from', userId),
      ]),
    ]),
  ]);
}

const COLUMNS = ['orderTypeId', 'operationId', 'contractId'] as const;
const PERIODS = [
  ['createdAt', 'createdFrom', 'createdTo'],
  ['pickupFrom', 'pickupFrom', 'pickupTo'],
  ['deliveryFrom', 'deliveryFrom', 'deliveryTo'],
] as const;

/** The stops of an order at a location. */
const stopsAt = (db: Db, locationId: string) =>
  db
    .selectFrom('orderStops')
    .select('orderStops.orderId')
    .where('orderStops.locationId', '=', locationId)
    .where('orderStops.orderId', '=', sql.ref<string>('orders.id'));

function partnerIn(caller: Caller, ids: readonly string[]) {
  const eb = expressionBuilder<Tables, 'orders'>();
  const isOwn = eb('orders.organizationId', '=', caller.organizationId);
  return eb.or([
    eb.and([isOwn, eb('orders.partnerId', 'in', ids)]),
    eb.and([eb.not(isOwn), eb('orders.organizationId', 'in', ids)]),
  ]);
}

/** The conditions that are asked for. */
function conditions(db: Db, caller: Caller, filters: OrderFilters): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables, 'orders'>();
  const { stage, partnerId, waitingForMe, vehicleTypeId, pickLocationId, dropLocationId } = filters;
  const asked: (Expression<SqlBool> | false | undefined)[] = [
    stage && eb('orders.stage', 'in', stage),
    partnerId && partnerIn(caller, partnerId),
    waitingForMe && waitingFor(db, caller),
    vehicleTypeId !== undefined &&
      eb.exists(
        db
          .selectFrom('orderVehicleTypes')
          .select('orderId')
          .where('vehicleTypeId', '=', vehicleTypeId)
          .where('orderVehicleTypes.orderId', '=', sql.ref<string>('orders.id')),
      ),
    pickLocationId !== undefined && eb.exists(stopsAt(db, pickLocationId).where('position', '=', 0)),
    dropLocationId !== undefined && eb.exists(stopsAt(db, dropLocationId).where('position', '>', 0)),
    ...COLUMNS.map((column) => filters[column] !== undefined && eb(`orders.${column}`, '=', filters[column])),
    ...PERIODS.flatMap(([column, from, to]) => [
      filters[from] !== undefined && eb(`orders.${column}`, '>=', filters[from]),
      filters[to] !== undefined && eb(`orders.${column}`, '<=', filters[to]),
    ]),
  ];
  return asked.filter((one) => one !== undefined && one !== false);
}

export const filtered = <O>(
  db: Db,
  caller: Caller,
  orders: SelectQueryBuilder<Tables, 'orders', O>,
  filters: OrderFilters,
) => orders.where(searching(filters.search, 'orders.search')).where(({ and }) => and(conditions(db, caller, filters)));
