import { sql } from 'kysely';
import type { DashboardQuery } from 'shared-contracts/finance/dashboards';
import { selectFreeMinutes, filterOrders, demurrageSql } from '../../orders/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { DashboardRange } from './span.rules.ts';

export type Filters = Pick<DashboardQuery, 'vehicleTypeId' | 'orderTypeId' | 'pickLocationId' | 'dropLocationId'>;
/** `now`: unix seconds. */
/** `zone`: of the caller. */
export type DashboardContext = { caller: Caller; filters: Filters; range: DashboardRange; zone: string; now: number };

/** Orders of the caller's organization (root: all) and those addressed to it. Each half scans one index. */
function side(db: Db, { caller, filters, range }: DashboardContext, isOwn: boolean) {
  const orders = db
    .selectFrom('orders')
    .select([
      'orders.id',
      'orders.pickupFrom as at',
      'orders.stage',
      'orders.isArchived',
      'orders.organizationId',
      'orders.partnerId',
      sql<boolean>`${sql.lit(isOwn)}`.as('isOwn'),
      'orders.pickupFrom',
      'orders.pickupTo',
      'orders.deliveryFrom',
      'orders.deliveryTo',
      'orders.lastArrivedAt',
      'orders.longestWait',
      'orders.standsSince',
      'orders.stageChangedAt',
      'orders.contractId',
    ]);
  const seen = isOwn
    ? orders.where(ownedBy(caller, 'orders'))
    : orders
        .where('orders.partnerId', '=', caller.organizationId)
        .where('orders.organizationId', '<>', caller.organizationId)
        .where('orders.validatedAt', 'is not', null);
  return filterOrders(db, caller, seen, { ...filters, pickupFrom: range.from, pickupTo: range.to });
}

/** Orders of the caller's organization (root: all). */
export const ownOrders = (db: Db, context: DashboardContext) => side(db, context, true);

/** Orders that are visible to the caller and begin in the requested range, with the filters of the lists. */
export const visibleOrders = (db: Db, context: DashboardContext) =>
  isRoot(context.caller) ? ownOrders(db, context) : ownOrders(db, context).unionAll(side(db, context, false));

/** Orders that may exceed, or have exceeded, the free time at a stop, as `orders` with their `terms`. */
export const possiblyOverdueOrders = (db: Db, context: DashboardContext) =>
  db
    .selectFrom(visibleOrders(db, context).as('orders'))
    .leftJoin(selectFreeMinutes(db), 'terms.contractId', 'orders.contractId')
    .where(demurrageSql(context.now).mayExceedFreeTime);
