import { type Expression, expressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { StopKind } from 'shared-contracts/orders/order-timing';
import type { OrderQuery } from 'shared-contracts/orders/orders';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { stopKind } from '../core/stop-columns.store.ts';
import { freeToPlan } from '../handshake/free-to-plan.ts';
import { matchesOrderSearch } from './order-search.store.ts';

export type OrderFilters = Omit<OrderQuery, 'page' | 'limit' | 'sort'>;

/** Orders whose next approver is the caller, unless the caller has already approved them. */
function waitsForApprovalBy(db: Db, { contactId, userId }: Caller) {
  const eb = expressionBuilder<Tables, 'orders'>();
  const operations = db.selectFrom('operations').select('operations.id');
  const firstApproverOf = operations.where(
    sql<string>`coalesce(${sql.ref('approver1Id')}, ${sql.ref('approver2Id')})`,
    '=',
    contactId,
  );
  const secondApproverOf = operations.where('approver2Id', '=', contactId);
  return eb.and([
    eb('stage', 'in', ['pendingValidation', 'pending2ndValidation']),
    eb.or([
      eb.and([eb('stage', '=', 'pendingValidation'), eb('operationId', 'in', firstApproverOf)]),
      eb.and([
        eb('stage', '=', 'pending2ndValidation'),
        eb('operationId', 'in', secondApproverOf),
        eb('firstApprovalBy', 'is distinct from', userId),
      ]),
    ]),
  ]);
}

/** Orders that partners have sent to the caller's organization. The literals are those of the partial indexes. */
function waitsForPartner({ organizationId }: Caller, toDo: 'accept' | 'plan') {
  const eb = expressionBuilder<Tables, 'orders'>();
  const sent = [
    eb('orders.partnerId', '=', organizationId),
    eb('orders.organizationId', '<>', organizationId),
    eb('orders.stage', '=', sql.lit('validated')),
    eb('orders.validatedAt', 'is not', null),
  ];
  const isOffered = eb('orders.handshakeState', '=', sql.lit('offered'));
  return eb.and([...sent, toDo === 'accept' ? isOffered : freeToPlan(organizationId)]);
}

const ID_COLUMNS = ['orderTypeId', 'operationId', 'contractId'] as const;
const PERIODS = [
  ['createdAt', 'createdFrom', 'createdTo'],
  ['pickupFrom', 'pickupFrom', 'pickupTo'],
  ['deliveryFrom', 'deliveryFrom', 'deliveryTo'],
] as const;

const stopsAt = (db: Db, locationId: string, kind: StopKind) =>
  db
    .selectFrom('orderStops')
    .select('orderStops.orderId')
    .where('orderStops.locationId', '=', locationId)
    .where(stopKind, '=', kind)
    .where('orderStops.orderId', '=', sql.ref<string>('orders.id'));

function partnerIsIn(caller: Caller, ids: readonly string[]) {
  const eb = expressionBuilder<Tables, 'orders'>();
  const isOwn = eb('orders.organizationId', '=', caller.organizationId);
  return eb.or([
    eb.and([isOwn, eb('orders.partnerId', 'in', ids)]),
    eb.and([eb.not(isOwn), eb('orders.organizationId', 'in', ids)]),
  ]);
}

function toConditions(db: Db, caller: Caller, filters: OrderFilters): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables, 'orders'>();
  const { stage, partnerId, toDo, waitingForMe, vehicleTypeId, pickLocationId, dropLocationId } = filters;
  const conditions: (Expression<SqlBool> | false | undefined)[] = [
    stage && eb('orders.stage', 'in', stage),
    partnerId && partnerIsIn(caller, partnerId),
    toDo && waitsForPartner(caller, toDo),
    waitingForMe && waitsForApprovalBy(db, caller),
    vehicleTypeId !== undefined &&
      eb.exists(
        db
          .selectFrom('orderVehicleTypes')
          .select('orderId')
          .where('vehicleTypeId', '=', vehicleTypeId)
          .where('orderVehicleTypes.orderId', '=', sql.ref<string>('orders.id')),
      ),
    pickLocationId !== undefined && eb.exists(stopsAt(db, pickLocationId, 'pickup')),
    dropLocationId !== undefined && eb.exists(stopsAt(db, dropLocationId, 'drop')),
    ...ID_COLUMNS.map((column) => filters[column] !== undefined && eb(`orders.${column}`, '=', filters[column])),
    ...PERIODS.flatMap(([column, from, to]) => [
      filters[from] !== undefined && eb(`orders.${column}`, '>=', filters[from]),
      filters[to] !== undefined && eb(`orders.${column}`, '<=', filters[to]),
    ]),
  ];
  return conditions.filter((condition) => condition !== undefined && condition !== false);
}

export const filterOrders = <O>(
  db: Db,
  caller: Caller,
  orders: SelectQueryBuilder<Tables, 'orders', O>,
  filters: OrderFilters,
) =>
  orders
    .where(matchesOrderSearch(db, caller, filters.search))
    .where(({ and }) => and(toConditions(db, caller, filters)));
