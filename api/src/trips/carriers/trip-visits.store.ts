import { sql } from 'kysely';
import { stopKind } from '../../orders/public.ts';
import type { Db } from '../../platform/database/database.ts';

const OVER = sql.raw(`('delivered', 'manuallyDelivered', 'incompleteDelivery', 'notDelivered', 'billed', 'cancelled')`);

/** The stops of orders at the stops of a trip, in its order, with what has happened there. `isOver`: of the order. */
export const listTripVisits = (db: Db, tripId: string) =>
  db
    .selectFrom('tripStopOrders as visit')
    .innerJoin('orderStops', (join) =>
      join.onRef('orderStops.orderId', '=', 'visit.orderId').onRef('orderStops.position', '=', 'visit.orderPosition'),
    )
    .innerJoin('orders', 'orders.id', 'visit.orderId')
    .select(['visit.position', 'visit.orderId', 'visit.orderPosition', stopKind.as('kind')])
    .select(['arrivedAt', 'startedAt', 'endedAt', 'departedAt'])
    .select(sql<boolean>`orders.stage in ${OVER}`.as('isOver'))
    .where('visit.tripId', '=', tripId)
    .orderBy('visit.position')
    .orderBy('visit.orderId')
    .orderBy('visit.orderPosition')
    .execute();
export type TripVisit = Awaited<ReturnType<typeof listTripVisits>>[number];
