import { sql } from 'kysely';
import type { DashboardQuery } from 'shared-contracts/finance/dashboards';
import { selectFreeMinutes, filterOrders, demurrageSql } from '../../orders/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Looked } from './span.rules.ts';

export type Filters = Pick<DashboardQuery, 'vehicleTypeId' | 'orderTypeId' | 'pickLocationId' | 'dropLocationId'>;
/** Who looks at what. `now`: unix seconds. */
export type Look = { caller: Caller; filters: Filters; looked: Looked; now: number };

/** Orders of the caller's organization (root: all) and those addressed to it. Each half scans one index. */
function side(db: Db, { caller, filters, looked }: Look, isOwn: boolean) {
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
      'orders.loadingMinutes',
      'orders.unloadingMinutes',
    ]);
  const seen = isOwn
    ? orders.where(ownedBy(caller, 'orders'))
    : orders
        .where('orders.partnerId', '=', caller.organizationId)
        .where('orders.organizationId', '<>', caller.organizationId)
        .where('orders.validatedAt', 'is not', null);
  return filterOrders(db, caller, seen, { ...filters, pickupFrom: looked.from, pickupTo: looked.to });
}

/** Those of the caller's organization (root: all). */
export const ownOrders = (db: Db, look: Look) => side(db, look, true);

/** The orders that the caller may see and that begin in the time looked at, by the filters of the lists. */
export const seenOrders = (db: Db, look: Look) =>
  isRoot(look.caller) ? ownOrders(db, look) : ownOrders(db, look).unionAll(side(db, look, false));

/** Those that may stand, or have stood, at a stop for longer than is free, as `orders` with their `terms`. */
export const longStanding = (db: Db, look: Look) =>
  db
    .selectFrom(seenOrders(db, look).as('orders'))
    .leftJoin(selectFreeMinutes(db), 'terms.contractId', 'orders.contractId')
    .where(demurrageSql(look.now).mayExceedFreeTime);
