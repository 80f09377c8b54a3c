import { stopKind, stopWindowFrom, stopWindowTo } from '../../../orders/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { selectStopPlaces } from './order-facts.store.ts';
import { type TenderFacts, toTenderStops } from './tender-facts.rules.ts';
import { selectItems } from './tendered-order.store.ts';

const listVisits = (db: Db, tripId: string) =>
  selectStopPlaces(db)
    .innerJoin('orders', 'orders.id', 'orderStops.orderId')
    .innerJoin('tripStopOrders as visit', (join) =>
      join.onRef('visit.orderId', '=', 'orderStops.orderId').onRef('visit.orderPosition', '=', 'orderStops.position'),
    )
    .select([stopKind.as('kind'), stopWindowFrom.as('from'), stopWindowTo.as('to'), 'instructions'])
    .select(['visit.position', 'visit.orderId', 'visit.orderPosition', 'orders.number as order'])
    .where('visit.tripId', '=', tripId)
    .orderBy('visit.position')
    .orderBy('orders.number')
    .orderBy('visit.orderPosition')
    .execute();

/** The facts of a trip for a tender, with the cargo of each order where the trip loads it first. */
export async function findTripFacts(db: Db, tripId: string): Promise<TenderFacts> {
  const trip = await db
    .selectFrom('trips')
    .innerJoin('organizations', 'organizations.id', 'trips.organizationId')
    .leftJoin('contracts', 'contracts.id', 'trips.billingContractId')
    .select(['trips.number', 'trips.reference', 'trips.description', 'totalWeight as weight'])
    .select(['organizations.name as shipper', 'contracts.name as contract'])
    .where('trips.id', '=', tripId)
    .executeTakeFirstOrThrow();
  const visits = await listVisits(db, tripId);
  const loadings = visits.filter(({ kind }) => kind === 'pickup').toReversed();
  const loadedAt = new Map(loadings.map(({ orderId, orderPosition }) => [orderId, orderPosition]));
  const orderIds = [...loadedAt.keys()];
  const items =
    orderIds.length > 0 ? await selectItems(db).select('orderId').where('orderId', 'in', orderIds).execute() : [];
  const stops = visits.map(({ orderId, orderPosition, ...visit }) => ({
    ...visit,
    items: items
      .filter((item) => item.orderId === orderId && loadedAt.get(orderId) === orderPosition)
      .map(({ name, quantity, weight }) => ({ name, quantity, weight })),
  }));
  return { ...trip, stops: toTenderStops(stops) };
}
